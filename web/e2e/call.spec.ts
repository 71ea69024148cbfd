import { expect, type Page } from '@playwright/test';
import { test } from './table.ts';

/** So many milliseconds early a browser is at worst, if its questions for the time hang. */
const CLOSE = 100;

interface Noted {
  /** When this page let its captain play, and when it first saw one of the enemy's cards. */
  ready: number;
  moved: number;
  /** The server's time of the call, as the socket told it: every time it was told. */
  calls: number[];
  beats: string[];
}

/** Notes what a page shows and is told, from its first moment on and over reloads. */
async function note(page: Page): Promise<() => Promise<Noted>> {
  const calls: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      for (const [, until] of String(payload).matchAll(/"kind":"held","until":(\d+)/g))
        calls.push(Number(until));
    }),
  );
  await page.addInitScript(() => {
    const noted = { ready: 0, moved: 0, beats: [] as string[] };
    Object.assign(globalThis, { noted });
    setInterval(() => {
      const beat = document.querySelector('[role="timer"] strong')?.textContent ?? '';
      if (beat !== '' && noted.beats.at(-1) !== beat) noted.beats.push(beat);
      if (document.querySelector('.battle[data-ready="true"]')) noted.ready ||= Date.now();
      if (document.querySelector('.away :is(.hand .face, .heap .card)')) noted.moved ||= Date.now();
    }, 4);
  });
  return async () => ({
    ...(await page.evaluate(() => (globalThis as unknown as { noted: Omit<Noted, 'calls'> }).noted)),
    calls,
  });
}

async function open(page: Page, seats: string[], options: Record<string, unknown> = {}): Promise<string> {
  await page.goto('/games/fire-at-will/cards'); // has the board fetched, so that the countdown is not spent on that
  await expect(page.locator('.page li').first()).toBeVisible();
  const answer = await page.request.post('/api/matches', {
    data: { game: 'fire-at-will', options, seats, who: 'link', clock: { kind: 'none' } },
  });
  return `/match/${((await answer.json()) as { match: string }).match}`;
}

const begun = (page: Page): Promise<void> => expect(page.locator('.battle[data-ready="true"]')).toBeVisible();

test('two browsers begin at the moment that the server has told, and neither before it', async ({
  page,
  visitor,
}) => {
  const other = await visitor();
  const [mine, his] = [await note(page), await note(other)];
  await page.goto(await open(page, ['me', 'open']));
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([begun(page), begun(other)]);
  const [one, two] = [await mine(), await his()];
  const call = one.calls[0] ?? 0;
  expect(two.calls[0]).toBe(call);
  for (const { ready, beats } of [one, two]) {
    expect(ready).toBeGreaterThan(call - CLOSE);
    expect(ready - call, 'both at once, as far as a busy machine can draw it').toBeLessThan(1_000);
    expect(beats.at(-1)).toBe('1');
  }
  // What is done at the call is taken.
  await page.keyboard.press('Digit1');
  await other.keyboard.press('Digit1');
  await expect(page.locator('.battle:not([data-hand="none"])[data-waiting="false"]')).toBeVisible();
  await expect(other.locator('.battle:not([data-hand="none"])[data-waiting="false"]')).toBeVisible();
});

test('a bot waits for the call, too, and coming back in the countdown does not move it', async ({ page }) => {
  const noted = await note(page);
  await page.goto(await open(page, ['me', 'master']));
  await expect(page.getByRole('timer')).toBeVisible();
  await page.reload();
  await begun(page);
  await expect.poll(async () => (await noted()).moved).toBeGreaterThan(0);
  const { ready, moved, calls } = await noted();
  expect(calls.length).toBeGreaterThanOrEqual(2);
  expect(new Set(calls).size, 'it is the same call').toBe(1);
  expect(ready).toBeGreaterThan((calls[0] ?? Infinity) - CLOSE);
  expect(moved).toBeGreaterThanOrEqual(calls[0] ?? Infinity);
});

test('who listens is not told every card: the enemy comes in digests, the call to cease at once', async ({
  page,
}) => {
  await page.goto(await open(page, ['me', 'master']));
  await begun(page);
  await page.keyboard.press('l');
  await expect(page.getByRole('log', { name: 'What happened' })).toHaveAttribute('aria-live', 'off');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const heard = document.querySelector('.heard');
    if (heard)
      new MutationObserver(() => said.push(heard.textContent ?? '')).observe(heard, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await expect(page.locator('.heard')).toHaveText(/^Old Halloran: lays \d+ cards/, { timeout: 20_000 });
  await expect(page.locator('.battle').getByRole('alert')).toHaveText('Cease Fire!', { timeout: 60_000 });
  const { said, lines } = await page.evaluate(() => ({
    said: (globalThis as unknown as { said: string[] }).said,
    lines: document.querySelectorAll('.log .lines p').length,
  }));
  expect(lines).toBeGreaterThan(100);
  expect(said.length, 'a sentence every six seconds').toBeLessThanOrEqual(12);
});

test('what is refused is read out at once', async ({ page }) => {
  await page.goto(await open(page, ['me', 'beginner'], { 'head-start': 'illyria' }));
  await begun(page);
  await page.keyboard.press('c');
  await expect(page.getByRole('status').filter({ hasText: 'FAW-' })).toBeVisible();
});
