// Layout, mistakes and types of the sources, all at once; says what failed when all are done.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const CHECKS = [
  ['eslint', '--max-warnings', '0', '.'],
  ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  ['prettier', '--check', '--log-level', 'warn', '.'],
];

async function check([tool, ...args]) {
  const began = Date.now();
  const run = spawn(tool, args, { shell: process.platform === 'win32' });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(run, 'close');
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${tool}: ${status === 0 ? 'no complaints' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) console.log(said);
  return status === 0;
}

const passed = await Promise.all(CHECKS.map(check));
process.exit(passed.every(Boolean) ? 0 : 1);
