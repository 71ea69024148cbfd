import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Box, boxes, outside, overlap, overlapping, SIZES, tooSmall } from './boxes.ts';
import { endsWhole } from './ends.ts';
import { motions, noteMotion } from './motions.ts';
import { comeTo, fight, finished, look, press, serious, test } from './table.ts';
import { sit } from './sit.ts';

const NOTHING = {
  clipped: [],
  heads: [],
  panels: [],
  marks: [],
  tags: [],
  tagsOut: [],
  chain: [],
  chainOut: [],
  cards: [],
  hand: [],
};

/** What of a stage for many lies over something else, or beyond its place; all of it as it is now. */
async function amiss(page: Page, height: number): Promise<Record<keyof typeof NOTHING, unknown[]>> {
  const [stage] = await boxes(page, '.stage');
  if (!stage) throw new Error('no stage');
  const panels = await boxes(page, '.table section[data-target]');
  const tags = await boxes(page, '.stage .tag:visible');
  const chain = await boxes(page, '.ribbon .link, .piles');
  const hand = await boxes(page, '.hand li');
  const wide = (await boxes(page, '.ribbon .link .card')).map((card) => card.right - card.left);
  return {
    // However much is said below it, a card of the chain is as large as its neighbour.
    cards: wide.filter((one) => one > 1.12 * Math.min(...wide)),
    // Every stroke of every figure: a box around a turned arm would be larger than what is drawn.
    clipped: outside(await boxes(page, '.stage .figure .joint :is(path, circle)'), stage),
    heads: overlapping(await boxes(page, '.stage .figure .head')),
    panels: overlapping([...panels, stage]),
    // Who strikes whom, and what each has ready.
    marks: overlapping(await boxes(page, '.panel :is(.tag, .chip):visible')),
    tags: overlapping(tags),
    tagsOut: outside(tags, stage),
    chain: overlapping(chain),
    chainOut: outside(chain, stage),
    hand: hand.filter((card) => card.bottom > height),
  };
}

/** How the panels of a crowd show who stands there: the size of a portrait, and how many drops are drawn. */
const manners = (page: Page): Promise<string[]> =>
  page.locator('.others .panel').evaluateAll((all) => [
    ...new Set(
      all.map((one) => {
        const drops = [...one.querySelectorAll('.drops svg')].filter((drop) => drop.clientWidth > 0);
        return `${one.querySelector('.portrait')?.clientWidth ?? 0} px, ${drops.length} drops`;
      }),
    ),
  ]);

test('with eight on a phone what can be thrown away stands in one line, and the stage keeps its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(page, {
    game: 'swordplay',
    options: { seats: 8 },
    seats: ['me', ...Array<string>(7).fill('greedy')],
  });
  await fight([page], (_, now) => now.asks.includes('Throw one card away'));
  // Seldom are three different cards all that one holds: their buttons are put before the one that keeps them.
  const buttons = page.locator('.ask.mine .buttons button');
  await buttons.last().evaluate((keep) => {
    for (const card of ['Attack · Thrust', 'Parry · High', 'Riposte · Low']) {
      const button = keep.cloneNode(true) as HTMLElement;
      button.textContent = card;
      keep.before(button);
    }
  });
  const found = await boxes(page, '.ask.mine .buttons button');
  expect(new Set(found.map((one) => Math.round(one.top))).size).toBe(1);
  await expect(buttons.last()).toBeInViewport({ ratio: 1 });
  const [stage] = await boxes(page, '.stage');
  expect((stage?.bottom ?? 0) - (stage?.top ?? 0)).toBeGreaterThanOrEqual(246);
});

for (const seats of [3, 4, 6, 8])
  test(`${seats} fighters stand on one stage, none clipped, and no panel over another`, async ({ page }) => {
    // Until somebody strikes us: the chain and the arrow are there as well, and all wait for our answer. Who has fallen by
    // then lies where those in front may hide him.
    await comeTo(
      () =>
        sit(page, {
          game: 'swordplay',
          options: { seats },
          seats: ['me', ...Array<string>(seats - 1).fill('greedy')],
          passes: false,
        }),
      async () =>
        (await fight([page], (_, now) => now.asks.includes('Answer it?'))) !== null &&
        (await page.locator('.stage .gone').count()) === 0,
    );
    await expect(page.locator('.stage .floor')).toBeVisible();
    await expect(page.locator('.ribbon .link')).not.toHaveCount(0);
    await expect(page.locator('.panel :is(.tag, .chip):visible')).not.toHaveCount(0);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.stage .figure')).toHaveCount(seats);
      await expect(page.locator('.table section[data-target]')).toHaveCount(seats);
      // The others go on meanwhile, and all that stands on the stage is laid out anew after it has another size.
      await expect
        .poll(() => amiss(page, height), { message: `not in its place at ${width}` })
        .toEqual(NOTHING);
      expect(await tooSmall(page, '.stage'), `letters at ${width}`).toEqual([]);
      // However wide the second row is, nobody is shown otherwise than the others.
      await expect.poll(() => manners(page), { message: `panels at ${width}` }).toHaveLength(1);
    }
    expect(await serious(page)).toEqual([]);
  });

for (const seats of [2, 3])
  test(`on a phone the reason of a hit is read below the hand, and covers no blow of ${seats}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await sit(page, {
      game: 'swordplay',
      options: { seats },
      seats: ['me', ...Array<string>(seats - 1).fill('greedy')],
    });
    const reason = page.locator('.struck');
    for (let i = 0; i < 300 && !(await reason.isVisible()); i++) {
      await press(page, await look(page));
      await page.waitForTimeout(30);
    }
    const all = await boxes(page, '.struck, .ask, .ribbon .link, .fighter, .hand .card');
    const said = all.filter((one) => one.what.includes('struck'));
    expect(said).toHaveLength(1);
    const covered = said.flatMap((one) => all.filter((other) => other !== one && overlap(one, other)));
    // Below a question of two lines and two rows of answers the hand is lower: then its foot alone is covered, for as long as it is read.
    const foot = (card: Box): boolean =>
      card.top > 600 && said.every((one) => one.top > card.top + 0.6 * (card.bottom - card.top));
    expect(covered.filter((one) => !foot(one))).toEqual([]);
    expect(outside(said, { what: 'window', left: 0, top: 0, right: 390, bottom: 844 })).toEqual([]);
  });

test('a duel ends on the stage: how, three figures, a picture to send round, and the moments to see again', async ({
  page,
}) => {
  await sit(page, { game: 'swordplay', seats: ['me', 'beginner'] });
  await fight([page]);
  const end = finished(page);
  await expect(end.getByRole('heading')).toHaveText(/win/);
  // Whose blow, and what it did: in the words of the rules, told to who looks.
  await expect(end.locator('.how')).toHaveText(/^(Your|Pip Marlow's) .+ (through|down)(,| with|\.)/);
  await expect(end.locator('.figures li')).toHaveCount(3);
  await endsWhole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await serious(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Picture' }).click();
  const bytes = readFileSync(await (await saved).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 1000]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await end.getByRole('link', { name: /(is|are) defeated/ }).click();
  // The replay opens at the moment.
  await expect(page.locator('.now, .log .loud').last()).toContainText(/(is|are) defeated/);
  expect(Number(await page.locator('.theatre').getAttribute('data-step'))).toBeGreaterThan(2);
  // There the stage is as high as the page allows, and still nobody is cut off.
  const [stage] = await boxes(page, '.stage');
  const strokes = await boxes(page, '.stage .figure .joint :is(path, circle)');
  expect(strokes.length).toBeGreaterThan(0);
  expect(stage && outside(strokes, stage)).toEqual([]);
});

test('a draw stands above both, who are of one size', async ({ page, visitor }) => {
  const guest = await visitor();
  await sit(page, { game: 'swordplay', seats: ['me', 'open'] });
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('button', { name: 'Agree' }).first().click();
  await expect(finished(page).getByRole('heading', { name: 'A draw' })).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const tall = (await boxes(page, '.victory .person')).map((one) => one.bottom - one.top);
        return Math.abs((tall[0] ?? 0) - (tall[1] ?? Infinity)) < 1;
      })
      .toBe(true);
  }
  await endsWhole(page);
});

test('a blow throws its man forward, a click ends every motion, and who wants none sees none', async ({
  page,
  visitor,
}) => {
  const moving = await visitor({ reducedMotion: 'no-preference' });
  await noteMotion(moving);
  await noteMotion(page);
  for (const one of [moving, page]) await sit(one, { game: 'swordplay', seats: ['me', 'greedy'] });
  await expect
    .poll(
      async () => {
        await press(moving);
        await press(page);
        return (await motions(moving)).some((place) => place.startsWith('figure:'));
      },
      { timeout: 60_000, intervals: [20] },
    )
    .toBe(true);
  expect(await motions(page)).toEqual([]);
  const left = await moving.evaluate(() => {
    document.querySelector('.hand')?.animate([{ opacity: 0.5 }, { opacity: 1 }], 60_000);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
      .length;
  });
  expect(left).toBe(0);
});

test('between two turns those of the chain that still lies there stand in front', async ({ page }) => {
  await sit(page, { game: 'swordplay', options: { seats: 4 }, seats: ['me', 'greedy', 'greedy', 'greedy'] });
  // The others go on meanwhile: chain and stage are read in the same instant.
  const read = () =>
    page.evaluate(() => {
      const texts = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent);
      return { by: texts('.ribbon.past .link .by')[0], tags: texts('.stage .front .tag') };
    });
  let seen = await read();
  for (let i = 0; i < 200 && seen.by === undefined; i++) {
    await press(page, await look(page));
    await page.waitForTimeout(30);
    seen = await read();
  }
  expect(seen.by).toBeDefined();
  expect(seen.tags).toContain(seen.by);
});
