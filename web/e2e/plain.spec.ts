import { expect } from '@playwright/test';
import { startServer } from './server.ts';
import { finished, question, serious, test as base } from './table.ts';

/** At a server that has two games more, of which the browser knows nothing. */
const test = base.extend<object, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const toys = process.env.DERRING_TOYS;
      if (!toys) throw new Error('DERRING_TOYS must name toys/target/classes');
      const server = await startServer([toys]);
      await use(server.address);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const rings = '.view ol li';

test('a game without a board of its own is played by clicks, by keys and by a move written oneself', async ({
  page,
}) => {
  await page.goto('/');
  const book = page.locator('.shelf li', { hasText: 'Quoits' });
  await expect(book).toContainText('nearest to the pin');
  await book.getByRole('button', { name: /^Play / }).click();
  await expect(question(page)).toContainText('Your move.');
  await expect(page.locator('.view')).toContainText('Pin');
  await expect(page.locator('.view')).not.toContainText('{');

  await page.getByRole('button', { name: 'Throw to 900,400' }).click();
  await expect(page.locator(rings)).toHaveCount(2);

  const field = page.getByLabel('Write your own');
  await field.fill('throw 1003,1177');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.locator('.refusal')).toContainText('too far');
  await expect(page.locator('.refusal a')).toHaveText('QUO-2.1');
  await field.fill('throw 1003,333');
  await page.keyboard.press('Enter');
  await expect(page.locator(rings)).toHaveCount(4);
  await expect(page.locator('.view')).toContainText('x 1003, y 333');
  await expect(page.locator('.refusal')).toHaveCount(0);
  expect(await serious(page)).toEqual([]);
  if (process.env.DERRING_SHOTS) {
    await page.screenshot({ path: `${process.env.DERRING_SHOTS}/plain-1440.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: `${process.env.DERRING_SHOTS}/plain-390.png` });
  }

  await field.blur();
  await expect(page.locator('.match[data-busy=false]')).toBeVisible(); // a new question is deaf for a moment
  await page.keyboard.press('1');
  await expect(finished(page)).toBeVisible();
});

test('what others have chosen in secret is not on the page before all have', async ({ page, visitor }) => {
  await page.goto('/games/morra/new');
  await page.getByLabel('Your name').fill('Mara');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.waitForURL(/\/match\//);
  const friend = await visitor();
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Show 4 fingers' }).click();
  await expect(friend.locator(rings).first()).toContainText('Chosen yes');
  await expect(friend.locator('.view')).not.toContainText('4');
  await friend.getByRole('button', { name: 'Show 3 fingers' }).click();
  await expect(friend.locator(rings).first()).toContainText('Last 4');
});
