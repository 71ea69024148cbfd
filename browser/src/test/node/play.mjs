// Runs what was compiled for browsers, outside of one: node play.mjs FOLDER wasm|script, with lines of work on
// standard input: `host GAME BOT SEED`, or what the class `Cases` knows. Each gives a line of output; after `work` with
// the seconds of processor time that it took.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const files = JSON.parse(readFileSync(join(folder, "files.json"), "utf8"));
const load = (name) => import(pathToFileURL(join(folder, name)).href);

// Chance as the test has it: a host in a page takes it from here.
let seed = 0;
const bytes = (into) => {
  for (let i = 0; i < into.length; i++) {
    seed = (seed * 75 + 74) % 65537;
    into[i] = seed & 255;
  }
  return into;
};
Object.defineProperty(globalThis, "crypto", {
  value: { getRandomValues: bytes },
  configurable: true,
});

async function rules() {
  if (process.argv[3] === "script") return load(files.script);
  const runtime = await load(files.runtime);
  return (await runtime.load(readFileSync(join(folder, files.wasm)))).exports;
}

/** A match of two bots that somebody watches: all that the host says and keeps, as a digest. */
function hosted(here, game, bot) {
  const told = createHash("sha256");
  let now = 1_000_000;
  const opening = { game, options: {}, seats: [bot, bot], who: "link" };
  const opened = here.ask("/api/matches", JSON.stringify(opening), now);
  const match = JSON.parse(opened.slice(4)).match;
  here.follow(1, match, -1, now);
  let lines = 0;
  let next = -1;
  const listen = () => {
    next = -1;
    for (const each of JSON.parse(here.taken())) {
      told.update(`${each.join("\t")}\n`);
      lines++;
      if (each[0] === "wake") next = each[2];
    }
  };
  for (listen(); next >= 0; listen()) {
    now = Math.max(now, next);
    here.tend(match, now);
  }
  told.update(here.ask(`/api/matches/${match}/record`, "", now));
  return `${lines} ${told.digest("hex")}`;
}

const here = await rules();
const texts = JSON.parse(readFileSync(join(folder, files.texts), "utf8"));
for (const [name, text] of Object.entries(texts)) here.text(name, text);
for await (const line of createInterface({ input: process.stdin })) {
  const [what, game, bot, seeded] = line.split(" ");
  const before = process.cpuUsage();
  if (what === "host") {
    seed = Number(seeded);
    console.log(hosted(here, game, bot));
  } else if (what === "work") {
    const made = here.played(line);
    const { user, system } = process.cpuUsage(before);
    console.log(`${made} ${(user + system) / 1e6}`);
  } else {
    console.log(here.played(line));
  }
}
