import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sit } from './sit.ts';
import { fight, finished, resign, test } from './table.ts';

declare const written: string[];

/** Notes whatever is written on a canvas, in the order it is written. */
const noteWriting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its canvas below
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (...how) {
      written.push(how[0]);
      return write.apply(this, how);
    };
  });

/** Has the picture saved: all that is written on it, and how many colours its scene has. */
async function pictureOf(page: Page): Promise<{ written: string; colours: number }> {
  const saved = page.waitForEvent('download');
  await finished(page).getByRole('button', { name: 'Picture' }).click();
  const bytes = readFileSync(await (await saved).path()).toString('base64');
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const on = canvas.getContext('2d');
    on?.drawImage(image, 0, 0);
    const scene = on?.getImageData(60, 60, image.width - 120, image.height / 2).data ?? [];
    const colours = new Set<number>();
    for (let i = 0; i < scene.length; i += 4)
      colours.add(((scene[i] ?? 0) << 16) | ((scene[i + 1] ?? 0) << 8) | (scene[i + 2] ?? 0));
    return { written: written.join('\n'), colours: colours.size };
  }, bytes);
}

const called = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(
    (name) =>
      fetch('/api/me').then(() =>
        fetch('/api/me', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        }),
      ),
    name,
  );

/** Speaks to nobody, whoever looks; the name of a game may. */
function speaksToNobody(written: string): void {
  expect(written.replace('Have at You!', '')).not.toMatch(/\byour?\b/i);
}

/** What somebody reads who was not there: who has won, never 'you', and where the replay is. */
async function tellsStrangers(page: Page, winners: string): Promise<void> {
  const { written, colours } = await pictureOf(page);
  expect(written).toContain(winners);
  speaksToNobody(written);
  expect(written).toContain(`${new URL(page.url()).pathname}/replay`);
  expect(colours, 'something is drawn').toBeGreaterThan(20);
}

for (const game of ['swordplay', 'have-at-you', 'fire-at-will', 'audatia', 'one-for-all'])
  test(`the picture of an end of ${game} names who has won, and speaks to nobody`, async ({
    page,
    visitor,
  }) => {
    await noteWriting(page);
    // Whoever is quick presses before all is there that is drawn of an end.
    await page.route(/\/End-[^/]*\.js$/, async (route) => {
      await new Promise((go) => setTimeout(go, 1_000));
      await route.continue();
    });
    const other = await visitor();
    for (const [one, name] of [
      [page, 'Mara'],
      [other, 'Tom'],
    ] as const) {
      await one.goto('/about');
      await called(one, name);
    }
    await sit(page, { game, seats: ['me', 'open'] });
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Sit down' }).click();
    await other.locator('.table').waitFor();
    await resign(other);
    await expect(finished(page).getByRole('heading', { name: /^You / })).toBeVisible();
    // Also of a fight that was given up before anybody had taken his place.
    if (game === 'one-for-all') await expect(page.locator('.victory .man')).not.toHaveCount(0);
    await tellsStrangers(page, game === 'fire-at-will' ? 'Mara rules the skies' : 'Mara beats Tom');
  });

for (const [places, told, winners] of [
  ['[1,2,3]', 'You win', /^(.+) wins$/m],
  ['[1,1,2]', 'Your side wins', /^(.+) and (.+) win$/m],
] as const)
  test(`where three have fought and ${told.toLowerCase()}, the picture names them`, async ({ page }) => {
    await noteWriting(page);
    await page.goto('/about');
    await called(page, 'Mara');
    // Chance would take long to let us win: a fight of one turn is drawn, and then told with other places.
    await sit(page, {
      game: 'swordplay',
      options: { seats: 3, 'turn-limit': 1 },
      seats: ['me', 'greedy', 'greedy'],
    });
    await fight([page]);
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) =>
        socket.send(
          String(message)
            .replaceAll('"places":[1,1,1]', `"places":${places}`)
            .replaceAll('"drawn":true', '"drawn":false'),
        ),
      );
    });
    await page.reload();
    await expect(finished(page).getByRole('heading', { name: told })).toBeVisible();
    const { written } = await pictureOf(page);
    expect(winners.exec(written)?.slice(1)).toContain('Mara');
    speaksToNobody(written);
  });
