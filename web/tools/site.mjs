// Writes all that a browser needs to play without a server as static files: node tools/site.mjs DIR
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CLIENT = join(root, 'web/dist');
const RULES = join(root, 'browser/target/classes/web');
const MARK = join('here', 'files.json');

const GAMES = {
  swordplay: 'swordplay',
  'have-at-you': 'haveatyou',
  'fire-at-will': 'fireatwill',
  audatia: 'audatia',
  'one-for-all': 'oneforall',
};

function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
}

/** How many kB a file has on its way. */
const packed = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

const sum = (all) => [...all].reduce((total, file) => total + packed(file), 0);

/** A part of the client with all that it needs at once. */
function needs(manifest, source, found = new Set()) {
  const chunk = manifest[source];
  if (!chunk || found.has(join(CLIENT, chunk.file))) return found;
  found.add(join(CLIENT, chunk.file));
  for (const css of chunk.css ?? []) found.add(join(CLIENT, css));
  for (const other of chunk.imports ?? []) needs(manifest, other, found);
  return found;
}

/** The site in a folder, which must be empty, new, or one that this has written before. */
export function site(into) {
  if (!existsSync(join(RULES, MARK))) throw new Error('the rules are not built yet');
  if (existsSync(into) && readdirSync(into).length > 0 && !existsSync(join(into, MARK)))
    throw new Error(`expected an empty folder, or one with an older site, but ${into} has other files`);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(dirname(resolve(into)), { recursive: true });
  cpSync(CLIENT, into, { recursive: true, filter: (from) => !from.includes('.vite') });
  cpSync(RULES, into, { recursive: true });
  const page = readFileSync(join(into, 'index.html'), 'utf8').replace('<html ', '<html data-host="page" ');
  writeFileSync(join(into, 'index.html'), page);
  // What an older build has left beside the classes is not part of the site, and would not be found.
  const keeper = join(into, 'sw.js');
  const listed = /const FILES = (\[.*\]);/;
  const script = readFileSync(keeper, 'utf8');
  const there = JSON.parse(listed.exec(script)[1]).filter((file) => existsSync(join(into, file)));
  writeFileSync(
    keeper,
    script.replace(listed, () => `const FILES = ${JSON.stringify(there)};`),
  );
  // Most hosts show this where there is no file: every address is the page's own affair.
  writeFileSync(join(into, '404.html'), page);
}

/** What it weighs, in sentences. */
export function weights(into) {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const parts = JSON.parse(readFileSync(join(into, 'here/files.json'), 'utf8'));
  const rules = sum([parts.wasm, parts.runtime, parts.texts].map((name) => join(into, 'here', name)));
  const table = needs(manifest, 'src/pages/Match.svelte', needs(manifest, 'index.html'));
  const all = files(into);
  const bytes = all.reduce((total, name) => total + statSync(join(into, name)).size, 0);
  const lines = [
    `${all.length} files, ${(bytes / 1e6).toFixed(1)} MB; packed ${sum(all.map((name) => join(into, name))).toFixed(0)} kB.`,
    `The rules and bots of all five games: ${rules.toFixed(0)} kB packed, once for all.`,
  ];
  for (const [game, folder] of Object.entries(GAMES)) {
    const own = [...needs(manifest, `src/${folder}/board.ts`)].filter((file) => !table.has(file));
    const board = sum(own);
    lines.push(
      `${game}: ${(sum(table) + board + rules).toFixed(0)} kB packed to play it, ${board.toFixed(0)} of them its own.`,
    );
  }
  return lines;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const into = process.argv[2] ?? '';
  try {
    if (!into) throw new Error('expected the folder to write to');
    site(into);
    console.log(weights(into).join('\n'));
    console.log(`The site is in ${into}: put its files at the root of any web host.`);
  } catch (trouble) {
    console.error(`Derring-Do: ${trouble.message}.`);
    process.exit(1);
  }
}
