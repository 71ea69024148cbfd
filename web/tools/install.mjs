// Runs `npm ci` unless what it would install is already there.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.derring-lock';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  execFileSync('npm', ['ci'], { stdio: 'inherit', env, shell: process.platform === 'win32' });
  writeFileSync(stamp, wanted);
}
