import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

async function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function started(address: string, server: ChildProcess): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error('the server did not answer within 20 seconds');
}

/** A real server for the tests: the command line's jar in DERRING_SERVER, or one that runs at DERRING_ADDRESS. */
export const test = base.extend<{ noErrors: undefined }, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (process.env.DERRING_ADDRESS) return use(process.env.DERRING_ADDRESS);
      const jar = process.env.DERRING_SERVER;
      if (!jar) throw new Error('DERRING_SERVER must name cli/target/derring-cli.jar');
      const port = await freePort();
      const data = mkdtempSync(join(tmpdir(), 'derring-'));
      const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
      const server = spawn(java, ['-jar', jar, 'serve', '--port', String(port), '--data', data], { stdio: 'inherit' });
      const address = `http://localhost:${port}`;
      await started(address, server);
      await use(address);
      server.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  noErrors: [
    async ({ context }, use) => {
      const errors = watch(context);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** What a browser complains about. */
export function watch(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
}

export async function againstTheBot(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
}

export const question = (page: Page) => page.locator('.ask.mine');
export const finished = (page: Page) => page.getByRole('region', { name: 'The match is over' });

/** What the table asks of this page just now; empty if it asks nothing. Never waits. */
export const asks = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.ask.mine p')?.textContent ?? '');

/** One move with the keyboard, if one is wanted: a card where it helps, else pass. */
export async function press(page: Page): Promise<boolean> {
  const words = await asks(page);
  if (words === '') return false;
  const count = (): Promise<number> => page.locator('[role=log] p').count();
  const before = await count();
  const lit = await page.locator('.hand .lit').count();
  const key = lit > 0 && !/Throw one|Lay one/.test(words) ? '1' : '0';
  await page.keyboard.press(key);
  if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('1');
  await expect
    .poll(async () => (await count()) > before || (await asks(page)) !== words, { timeout: 8000, intervals: [20, 50, 100] })
    .toBe(true)
    .catch(() => undefined);
  return true;
}

/** Plays until it is over, for everybody given. */
export async function fight(...pages: Page[]): Promise<void> {
  const first = pages[0];
  if (!first) return;
  for (let i = 0; i < 1500 && !(await finished(first).isVisible()); i++) {
    let moved = false;
    for (const page of pages) {
      const curtain = page.getByRole('button', { name: /show my hand/ });
      if (await curtain.isVisible().catch(() => false)) await curtain.click();
      moved = (await press(page)) || moved;
    }
    if (!moved) await first.waitForTimeout(100);
  }
  for (const page of pages) await expect(finished(page)).toBeVisible();
}
