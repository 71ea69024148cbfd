// What a page does without a server, beside a JVM that does the same: node tools/bench-page.mjs [--write FILE]
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ARGS, browser } from './browser.mjs';
import { jvmWorker } from './jvm.mjs';
import { site } from './site.mjs';
import { serve } from './static.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const PLAY = join(home, '../browser/src/test/node/play.mjs');
const GAMES = ['swordplay', 'have-at-you', 'fire-at-will', 'audatia', 'one-for-all'];
const ROUNDS = 7;
/** Of processor time, in each round, on the JVM; the same matches are then played by the others. */
const SECONDS = 0.6;
/** So often in a row, for a JVM that has just begun takes long for little. */
const LONG = 4;
const WARM = 4;
const MARK = { speed: 0.6, first: 500, packed: 400, frame: 1000 / 60 };
const WASM = 22; // the first node with garbage collection in WebAssembly

const say = (line) => console.log(line);
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const fixed = (number, digits = 2) => number.toFixed(digits);
const thousands = (number) => Math.round(number).toLocaleString('en');

// ---- who works

/** A JVM, or a node with WebAssembly: lines in, lines out. */
function piped(program, args) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    work: async (line) => {
      child.stdin.write(`work ${line}\n`);
      const [made, seconds] = (await lines.next()).value.split(' ').map(Number);
      return { made, seconds };
    },
    close: () => child.kill(),
  };
}

/** The main thread of a page, whose process has nothing else to do. */
async function inPage(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(async () => {
    const json = async (name) => (await fetch(`/here/${name}`)).json();
    const files = await json('files.json');
    const runtime = await import(`/here/${files.runtime}`);
    const code = await (await fetch(`/here/${files.wasm}`)).arrayBuffer();
    globalThis.rules = (await runtime.load(code)).exports;
    for (const [name, text] of Object.entries(await json(files.texts))) globalThis.rules.text(name, text);
  });
  const spent = async () =>
    (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === 'ProcessTime').value;
  return {
    work: async (line) => {
      const before = await spent();
      const made = Number(await page.evaluate((asked) => globalThis.rules.played(`work ${asked}`), line));
      return { made, seconds: (await spent()) - before };
    },
  };
}

// ---- how fast

/** In turns, so that whatever else this machine does meets all alike. */
async function speed(workers) {
  const rows = [];
  for (const game of GAMES) {
    const [jvm] = Object.values(workers);
    let games = 1;
    for (let long = 0; long < LONG;) {
      const took = (await jvm.work(`${game} 0 1 ${games}`)).seconds;
      long = took < SECONDS ? 0 : long + 1;
      if (long === 0) games = Math.ceil(games * Math.min(10, Math.max(1.2, SECONDS / Math.max(took, 0.01))));
    }
    const ratios = Object.fromEntries(Object.keys(workers).map((name) => [name, []]));
    let best = 0;
    for (let round = -WARM; round < ROUNDS; round++) {
      const line = `${game} 0 ${round + 100} ${games}`;
      let base = null;
      for (const [name, worker] of Object.entries(workers)) {
        const { made, seconds } = await worker.work(line);
        base ??= { made, rate: made / seconds };
        if (made !== base.made) throw new Error(`${name} has made ${made} decisions, the JVM ${base.made}`);
        if (round >= 0) ratios[name].push(made / seconds / base.rate);
      }
      if (round >= 0) best = Math.max(best, base.rate);
    }
    rows.push({ game, best, ratios });
    say(
      `${game}: ${Object.entries(ratios)
        .map(([name, all]) => `${name} ${fixed(median(all))}`)
        .join(', ')}`,
    );
  }
  return rows;
}

// ---- how soon, and how smooth

/** From a click on the shelf to a table that waits for the first move, with all of it kept in the browser. */
async function first(context, address, game) {
  const times = [];
  for (let i = 0; i < 6; i++) {
    const page = await context.newPage();
    await page.goto(address);
    const play = page
      .locator('.shelf li')
      .nth(GAMES.indexOf(game))
      .getByRole('button', { name: /^Play / });
    await play.waitFor();
    await page.waitForTimeout(1500); // who clicks has looked at the shelf first
    times.push(
      await play.evaluate(
        (button) =>
          new Promise((settle) => {
            const began = performance.now();
            const look = () =>
              document.querySelector('.match[data-n]:not([data-n="-1"]) .board > *, .match .ask.mine')
                ? settle(performance.now() - began)
                : requestAnimationFrame(look);
            button.click();
            look();
          }),
      ),
    );
    await page.close();
  }
  return times.slice(1);
}

/** Frames of the page while a master thinks as long as it is let, and while nobody does. */
async function frames(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/games/swordplay/new`);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('master');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.locator('.board > *').first().waitFor();
  const watch = (millis) =>
    page.evaluate(
      (long) =>
        new Promise((settle) => {
          const gaps = [];
          const tasks = [];
          const observer = new PerformanceObserver((list) =>
            tasks.push(...list.getEntries().map((one) => one.duration)),
          );
          observer.observe({ entryTypes: ['longtask'] });
          const began = performance.now();
          let last = began;
          const next = (now) => {
            gaps.push(now - last);
            last = now;
            if (now - began < long) requestAnimationFrame(next);
            else {
              observer.disconnect();
              settle({ gaps: gaps.slice(1), tasks });
            }
          };
          requestAnimationFrame(next);
        }),
      millis,
    );
  const idle = await watch(2000);
  const thinking = [];
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('0');
    thinking.push(await watch(1500));
  }
  await page.close();
  const all = { gaps: thinking.flatMap((one) => one.gaps), tasks: thinking.flatMap((one) => one.tasks) };
  return { idle, thinking: all };
}

const perSecond = ({ gaps }) => (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
const mark = (good) => (good ? '✓' : '✗');

function report(rows, firsts, smooth, packed) {
  const others = Object.keys(rows[0].ratios).slice(1);
  const lines = [
    '# The games in a page, measured',
    '',
    `\`./derring bench page\`, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${new Date().toISOString().slice(0, 10)}.`,
    'Random players play the same matches on a JVM and in a page, in turns; what counts is processor time of the whole',
    `process, after ${WARM} rounds to warm up. Of ${ROUNDS} rounds the median, and from the least to the greatest. The mark is ${MARK.speed}.`,
    '',
    `| game | decisions per CPU-second on the JVM | ${others.map((name) => `${name}, of that`).join(' | ')} | mark |`,
    `|---|---:|${others.map(() => '---:|').join('')}---|`,
    ...rows.map(({ game, best, ratios }) => {
      const cells = others.map((name) => {
        const all = ratios[name];
        return `${fixed(median(all))} (${fixed(Math.min(...all))} to ${fixed(Math.max(...all))})`;
      });
      return `| ${game} | ${thousands(best)} | ${cells.join(' | ')} | ${mark(median(ratios[others[0]]) >= MARK.speed)} |`;
    }),
    '',
    '| what | measured | mark |',
    '|---|---:|---|',
    `| rules and bots of all five games, packed | ${fixed(packed, 0)} kB | ${MARK.packed} kB ${mark(packed <= MARK.packed)} |`,
    ...Object.entries(firsts).map(
      ([game, times]) =>
        `| ${game}: from the click to the table, all of it kept; median, and the slowest of ${times.length} | ${fixed(median(times), 0)} ms, ${fixed(Math.max(...times), 0)} ms | ${MARK.first} ms ${mark(median(times) <= MARK.first)} |`,
    ),
    `| frames a second while a master thinks | ${fixed(perSecond(smooth.thinking), 0)} (${fixed(perSecond(smooth.idle), 0)} while nobody does) | 60 |`,
    `| the longest pause between two of them | ${fixed(Math.max(...smooth.thinking.gaps), 0)} ms (${fixed(Math.max(...smooth.idle.gaps), 0)} ms) | |`,
    `| tasks of the page longer than 50 ms meanwhile | ${smooth.thinking.tasks.length} (${smooth.idle.tasks.length}) | 0 ${mark(smooth.thinking.tasks.length === 0)} |`,
    '',
  ];
  return lines.join('\n');
}

async function main() {
  const write = process.argv.indexOf('--write');
  const folder = join(home, 'target/site');
  site(folder);
  const parts = JSON.parse(readFileSync(join(folder, 'here/files.json'), 'utf8'));
  const packed = [parts.wasm, parts.runtime, parts.texts].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(folder, 'here', name)), { level: 9 }).length / 1000,
    0,
  );
  const host = await serve(folder);
  const found = await browser(join(home, 'target/browser'));
  const chrome = await chromium.launch({
    executablePath: found.path,
    args: ARGS,
    env: { ...process.env, ...found.env },
  });
  const jvm = piped('java', jvmWorker());
  const modern = Number(process.versions.node.split('.')[0]) >= WASM;
  const node = modern ? piped(process.execPath, [PLAY, join(folder, 'here'), 'wasm']) : null;
  try {
    const context = await chrome.newContext();
    const page = await context.newPage();
    await page.goto(`${host.address}/here/files.json`);
    const workers = { JVM: jvm, Chromium: await inPage(page) };
    if (node) workers.node = node;
    const rows = await speed(workers);
    await context.close();
    const kept = await chrome.newContext({ viewport: { width: 1440, height: 900 } });
    const opened = await kept.newPage();
    await opened.goto(host.address);
    await opened.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated') await new Promise((go) => setTimeout(go, 20));
    });
    await opened.close();
    const firsts = {};
    for (const game of GAMES) {
      firsts[game] = await first(kept, host.address, game);
      say(`${game}: the table after ${fixed(median(firsts[game]), 0)} ms`);
    }
    const smooth = await frames(kept, host.address);
    const text = report(rows, firsts, smooth, packed);
    say(text);
    if (write >= 0) writeFileSync(process.argv[write + 1], text);
  } finally {
    jvm.close();
    node?.close();
    await chrome.close();
    host.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
