// Finds a Chromium for the browser tests, and brings one if there is none.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Whether it starts and shows a page. */
async function works(path, env = {}) {
  let found;
  try {
    found = await chromium.launch({
      executablePath: path,
      args: ARGS,
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    const page = await found.newPage();
    // A sign that hardly a font has: a browser that finds no fonts at all dies of it.
    await page.setContent('<p>ahoy \u2693');
    return (await page.innerText('p', { timeout: 20_000 })) === 'ahoy \u2693';
  } catch {
    return false;
  } finally {
    await found?.close();
  }
}

async function installed() {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [process.env.DERRING_CHROMIUM, ...paths, MAC]) {
    if (path && existsSync(path) && (await works(path))) return path;
  }
  return undefined;
}

/** The package looks for its fonts elsewhere, not where it is unpacked. */
const fontsAt = (home) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** The binary inside an npm package, with the few libraries that a bare machine lacks. */
async function unpacked(home) {
  const path = join(home, 'chromium');
  const libraries = [join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const found = { path, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: home } };
  if (existsSync(path) && (await works(path, found.env))) return found;
  console.log(`No Chromium here: fetching ${PACKAGE} ${VERSION} from npm ...`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"private": true}');
  const install = [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    `${PACKAGE}@${VERSION}`,
  ];
  execFileSync('npm', install, { cwd: home, stdio: 'inherit' });
  const packed = (file) =>
    brotliDecompressSync(readFileSync(join(home, 'node_modules', PACKAGE, 'bin', file)));
  writeFileSync(path, packed('chromium.br'), { mode: 0o755 });
  for (const archive of ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']) {
    execFileSync('tar', ['x', '-C', home], { input: packed(archive) });
  }
  writeFileSync(join(home, 'fonts.conf'), fontsAt(home));
  return (await works(path, found.env)) ? found : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('That one does not run here: installing chromium with apt-get ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env,
  });
  return installed();
}

async function attempt(way) {
  try {
    return await way();
  } catch (trouble) {
    console.log(String(trouble.message).split('\n')[0]);
    return undefined;
  }
}

/**
 * A browser that was seen to work: its path, and what it wants in the environment.
 * DERRING_BROWSER=npm passes over the installed one.
 */
export async function browser(home) {
  const own = process.env.DERRING_BROWSER === 'npm' ? undefined : await installed();
  if (own) return { path: own, env: {} };
  const brought = await attempt(() => unpacked(home));
  if (brought) return brought;
  const debian = await attempt(fromDebian);
  if (debian) return { path: debian, env: {} };
  throw new Error('found no Chromium and could bring none; install one, or name it in DERRING_CHROMIUM');
}
