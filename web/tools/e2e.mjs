// The browser tests: finds or brings a browser, then runs Playwright with it against the real server.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browser } from './browser.mjs';
import { jvmWorker } from './jvm.mjs';
import { site } from './site.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const jar = fileURLToPath(new URL('../../cli/target/derring-cli.jar', import.meta.url));

let found;
try {
  found = await browser(`${here}target/browser`);
} catch (trouble) {
  console.error(`The browser tests could not run: ${trouble.message}.`);
  process.exit(1);
}
/** What a JVM plays, for the browser to be held against: left by SamenessTest, or played now. */
function expected() {
  const rules = fileURLToPath(new URL('../../browser/target/compiled/rules.wasm', import.meta.url));
  if (existsSync(sameness) && statSync(sameness).mtimeMs > statSync(rules).mtimeMs) return;
  console.log('Playing on a JVM what the browser is held against ...');
  const { status, stdout } = spawnSync('java', jvmWorker(), { input: 'cases\n', encoding: 'utf8' });
  if (status !== 0) {
    console.error('The browser tests could not run: nothing could be played on a JVM.');
    process.exit(1);
  }
  writeFileSync(sameness, stdout);
}

const toys = fileURLToPath(new URL('../../toys/target/classes', import.meta.url));
const alone = `${here}target/site`;
site(alone);
const sameness = fileURLToPath(new URL('../../browser/target/sameness.txt', import.meta.url));
expected();
const env = {
  DERRING_SERVER: jar,
  DERRING_SITE: alone,
  DERRING_SAMENESS: sameness,
  DERRING_TOYS: toys,
  ...process.env,
  ...found.env,
  DERRING_CHROMIUM: found.path,
};
const began = Date.now();
console.log(`Browser tests with ${found.path} ...`);
const run = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { cwd: here, env, stdio: 'inherit' },
);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(
  run.status === 0 ? `The browser tests passed (${seconds} s).` : `The browser tests FAILED (${seconds} s).`,
);
process.exit(run.status ?? 1);
