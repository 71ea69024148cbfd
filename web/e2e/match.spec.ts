import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { againstTheBot, asks, fight, finished, press, question, test } from './table.ts';

async function serious(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).slice(0, 3).join(', ')}`);
}

async function invite(page: Page, who: 'By link' | 'Public' | 'One screen', name: string): Promise<void> {
  await page.goto('/games/swordplay/new');
  await expect(page.getByRole('heading', { name: /Open a match/ })).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: who }).check();
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.waitForURL(/\/match\//);
}

test('a whole match against the bot, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Play') break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await fight(page);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});

test('a dead card tells why, with the clause', async ({ page }) => {
  await againstTheBot(page);
  for (let i = 0; i < 60 && (await page.locator('.hand .dead').count()) === 0; i++) await press(page);
  await page.locator('.hand .dead').first().hover();
  await expect(page.locator('.why a')).toHaveText(/^SWP-/);
});

test('two browsers over a link, one of them reloaded in the middle of an exchange', async ({ page, browser, address }) => {
  test.setTimeout(300_000);
  await invite(page, 'By link', 'Mara');
  const other = await (await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })).newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(other.locator('.table')).toBeVisible();
  await expect(page.locator('.table')).toBeVisible();
  for (let i = 0; i < 3000; i++) {
    // With no answer in the hand the server passes by itself, and there is nothing to reload into.
    if (/Answer it/.test(await asks(other)) && (await other.locator('.hand .lit').count()) > 0) break;
    if (!(await press(page)) && !(await press(other))) await page.waitForTimeout(50);
  }
  expect(await asks(other)).toContain('Answer it?');
  const before = await other.locator('.ribbon').textContent();
  await other.reload();
  await expect(other.locator('.ribbon')).toHaveText(before ?? '');
  await expect(question(other)).toContainText('Answer it?');
  await fight(page, other);
});

test('hot seat: a curtain falls between the players', async ({ page }) => {
  test.setTimeout(300_000);
  await invite(page, 'One screen', 'Mara');
  const curtain = page.getByRole('dialog', { name: /Pass to/ });
  await expect(curtain).toBeVisible();
  await expect(page.locator('.hand')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.locator('.hand')).toBeVisible();
  await fight(page);
});

test('a spectator sees the table and no hand', async ({ page, browser, address }) => {
  await againstTheBot(page);
  const watcher = await (await browser.newContext({ baseURL: address })).newPage();
  await watcher.goto(page.url());
  await expect(watcher.getByText('you are watching')).toBeVisible();
  await expect(watcher.locator('.hand')).toHaveCount(0);
  await press(page);
  await expect(watcher.locator('.table')).toBeVisible();
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
  const before = await question(page).locator('p').textContent();
  await page.evaluate(() => dispatchEvent(new Event('cut')));
  await page.keyboard.press('0');
  await expect(question(page).locator('p')).not.toHaveText(before ?? '', { timeout: 20_000 });
  await expect(page.locator('header .open')).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shows with a tap, plays with the second, and scrolls nothing sideways', async ({ page }) => {
    await againstTheBot(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    for (let i = 0; i < 40 && (await page.locator('.hand .lit').count()) === 0; i++) await press(page);
    const lines = await page.locator('[role=log] p').count();
    await page.locator('.hand .lit').first().tap();
    await expect(page.locator('.hand .shown')).toHaveCount(1);
    await page.locator('.hand .lit').first().tap();
    await expect.poll(() => page.locator('[role=log] p').count()).toBeGreaterThan(lines);
    const small = await page.locator('button:visible, a.button:visible').evaluateAll((all) =>
      all.map((e) => e.getBoundingClientRect()).filter((r) => r.width < 43.5 || r.height < 43.5).length,
    );
    expect(small).toBe(0);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('finds nothing serious', async ({ page }) => {
      for (const path of ['/', '/lobby', '/games/swordplay/new', '/games/swordplay/rules', '/games/swordplay/cards', '/about']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await serious(page), path).toEqual([]);
      }
      await againstTheBot(page);
      for (let i = 0; i < 8; i++) await press(page);
      expect(await serious(page), 'the table').toEqual([]);
      await fight(page);
      await expect(finished(page)).toBeVisible();
      expect(await serious(page), 'the end').toEqual([]);
    });
  });
}
