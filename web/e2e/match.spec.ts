import { expect } from '@playwright/test';
import {
  againstTheBot,
  cards,
  comeTo,
  fight,
  finished,
  look,
  open,
  press,
  question,
  test,
  together,
} from './table.ts';

test('a whole match against the bot, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play / }).first();
  await expect(play).toBeVisible();
  for (let i = 0; i < 30 && !(await play.evaluate((button) => button === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await fight([page]);
  await expect(finished(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Once more' })).toBeVisible();
});

test('a dead card tells why, with the clause', async ({ page }) => {
  await comeTo(
    () => againstTheBot(page),
    async () => (await fight([page], (_, now) => now.asks !== '' && now.dead > 0)) === page,
  );
  await page.locator('.hand .dead').first().hover({ timeout: 10_000 });
  await expect(page.locator('.why a')).toHaveText(/^SWP-/);
});

test('two browsers over a link, one of them reloaded in the middle of an exchange', async ({
  page,
  visitor,
}) => {
  const other = await visitor();
  // With no answer in the hand the server passes by itself, and there is nothing to reload into.
  await comeTo(
    () => together(page, other),
    async () =>
      (await fight(
        [page, other],
        (who, now) => who === other && now.asks.includes('Answer it?') && now.lit > 0,
      )) === other,
  );
  const ribbon = await other.locator('.ribbon').textContent();
  const hand = await cards(other);
  await other.reload();
  await expect(other.locator('.ribbon')).toHaveText(ribbon ?? '');
  await expect(question(other)).toContainText('Answer it?');
  expect(await cards(other)).toEqual(hand);
  const { n } = await look(other);
  await press(other);
  await expect.poll(async () => (await look(page)).n).toBeGreaterThan(n);
  let moves = 0;
  await fight([page, other], () => ++moves > 30);
  expect((await look(page)).n).toBeGreaterThan(n + 1);
});

test('hot seat: a curtain falls between the players', async ({ page }) => {
  await open(page, 'One screen', 'Mara');
  const curtain = page.getByRole('dialog', { name: /Pass to/ });
  await expect(curtain).toBeVisible();
  await expect(page.locator('.hand')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.locator('.hand')).toBeVisible();
  const { n } = await look(page);
  expect(await fight([page], (_, now) => now.n > n + 15)).not.toBeNull();
});

test('a spectator sees the table and no hand', async ({ page, visitor }) => {
  await againstTheBot(page);
  const watcher = await visitor();
  await watcher.goto(page.url());
  await expect(watcher.getByText('you are watching')).toBeVisible();
  await expect(watcher.locator('.hand')).toHaveCount(0);
  await press(page);
  const { n } = await look(page);
  await expect.poll(async () => (await look(watcher)).n).toBeGreaterThanOrEqual(n);
  await expect(watcher.locator('.hand')).toHaveCount(0);
  expect((await look(watcher)).asks).toBe('');
});

test('a lost connection comes back by itself and loses no move', async ({ page }) => {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(url: string | URL) {
        super(url);
        sockets.push(this);
      }
    };
    addEventListener('cut', () => sockets.forEach((socket) => socket.close()));
  });
  await againstTheBot(page);
  for (let i = 0; i < 60 && (await look(page)).asks === ''; i++) await page.waitForTimeout(50);
  const { n } = await look(page);
  await page.evaluate(() => dispatchEvent(new Event('cut')));
  await page.keyboard.press('0');
  await expect.poll(async () => (await look(page)).n, { timeout: 20_000 }).toBeGreaterThan(n);
  await expect(page.locator('header .open')).toBeVisible();
});
