import { expect } from '@playwright/test';
import { sit } from './sit.ts';
import { serious, test } from './table.ts';

for (const [game, lacking] of [
  ['swordplay', 'The cards could not be fetched.'],
  ['have-at-you', 'The cards could not be fetched.'],
  ['audatia', 'The cards and the words of the rules could not be fetched.'],
] as const)
  test(`a table of ${game} whose cards do not come says so, and tries again`, async ({ page, errors }) => {
    const fetched = /\/api\/games\/[a-z-]+\/(cards|rules)$/;
    let asked = 0;
    await page.route(fetched, (route) => {
      asked++;
      return route.fulfill({ status: 500 });
    });
    await sit(page, { game, seats: ['me', 'beginner'] });
    const alert = page.locator('.missing');
    await expect(alert).toContainText(lacking);
    expect(await serious(page)).toEqual([]);
    const first = asked;
    await expect.poll(() => asked, 'by itself').toBeGreaterThan(first);
    await page.unroute(fetched);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    errors.splice(0); // the browser complains of each answer that did not come
  });

test('a host whose table does not say so keeps his buttons, and has the bots, as soon as they come', async ({
  page,
  errors,
}) => {
  const fetched = /\/api\/(games|matches\/[^/]+)$/;
  await page.route(fetched, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await sit(page, { game: 'swordplay', seats: ['me', 'open'] });
  const alert = page.locator('.missing');
  await expect(alert).toContainText('Your rights as the host and the bots could not be fetched.');
  await expect(page.getByRole('button', { name: 'Call it off' })).toHaveCount(0);
  await page.unroute(fetched);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Call it off' })).toBeVisible();
  await page.getByRole('button', { name: 'Let a bot sit here' }).click();
  await expect(page.getByRole('list', { name: 'Bots' }).getByRole('button')).toHaveCount(3);
  await expect(alert).toHaveCount(0);
  errors.splice(0);
});
