import { expect, type Page } from '@playwright/test';
import { boxes, outside, overlap, overlapping, SIZES, tooSmall } from './boxes.ts';
import { battle, fight } from './have.ts';
import { motions, noteMotion } from './motions.ts';
import { comeTo, serious, test } from './table.ts';

const duel = (page: Page) => battle(page, { seats: ['me', 'greedy'] });
const asks = (page: Page) => page.locator('.ask.mine');
const NUMBERED = /(Attack|Move|Parry|Dodge|Grab|Throw|Swash)! \d/;

/** Opens the first match at one of its situations: at the real board, and always the same. */
async function lesson(page: Page, situation: number): Promise<void> {
  await page.addInitScript(
    (n) => localStorage.setItem('derring.learnt', JSON.stringify({ 'have-at-you': n })),
    situation,
  );
  await page.goto('/games/have-at-you/learn');
  await expect(page.locator(`.learn[data-at="${situation}"][data-busy="false"]`)).toBeVisible();
}

const STRIKE = 2;
const PARRY = 3;
const PICK_UP = 6;

test('an attack says what is at stake, before it is struck and before it is answered', async ({ page }) => {
  await lesson(page, STRIKE);
  const stakes = asks(page).locator('.stakes');
  await expect(stakes.first()).toContainText(
    /^3 cards: \d to \d fatigue, on average \d\.\d; \d to \d wounds, on average \d\.\d/,
  );
  await lesson(page, PARRY);
  await expect(asks(page)).toContainText(/attacks you: stab.*At stake:.*2 cards:.* on average \d\.\d/s);
});

test('a choice of blows is made on the board or in a slim bar, compares them, and the board keeps its height', async ({
  page,
}) => {
  await lesson(page, STRIKE);
  const board = page.getByRole('region', { name: 'The board' });
  const before = await board.boundingBox();
  await page.locator('.hand [data-card^="Attack!"]').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const bar = page.locator('.ask [data-picking]');
  await expect(bar.locator('.stakes')).toHaveCount(2);
  expect(await bar.innerText()).not.toMatch(NUMBERED);
  expect(await board.boundingBox()).toEqual(before);
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await page.locator('.hand [data-card^="Attack!"]').click();
  await page.keyboard.press('1');
  await expect(page.locator('.learn[data-done="true"]')).toBeVisible();
});

test('where no chain lies the board has the room; where one does, its labels are whole', async ({ page }) => {
  await lesson(page, 0);
  const [board, question] = await boxes(page, '.boards, .ask.mine');
  expect((question?.top ?? 0) - (board?.bottom ?? 0), 'between board and question').toBeLessThan(40);
  await lesson(page, PARRY);
  await expect(page.locator('.ribbon .link .deed').first()).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [ribbon] = await boxes(page, '.ribbon');
    const labels = await boxes(page, '.ribbon .link > :visible');
    expect(ribbon && outside(labels, ribbon), `labels at ${width}`).toEqual([]);
  }
});

/** A card that lies askew may reach so far over the edge with a corner. */
const TILT = 6;

test('with eight in a ring every name is on its board, none on another, and the hand is in sight', async ({
  page,
}) => {
  await battle(page, {
    options: { battle: 'multi-game-brawl', sets: 2, 'per-set': 4, stalemate: false },
    seats: ['me', ...Array<string>(7).fill('greedy')],
  });
  await fight(page, (now) => now.lit.length > 0 && !now.dialog);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The others go on meanwhile: somebody may just be on his way.
    await expect
      .poll(async () => overlapping(await boxes(page, '.boards .name, .ring .name')), {
        message: `names at ${width}`,
      })
      .toEqual([]);
    await expect
      .poll(async () => {
        const boards = await boxes(page, '.boards .deck, .ring .deck');
        const names = await boxes(page, '.boards .name, .ring .name');
        return names.filter((name) => boards.every((board) => outside([name], board).length > 0));
      })
      .toEqual([]);
    const hand = await boxes(page, '.hand li');
    expect(
      hand.filter((card) => card.bottom > height + TILT),
      `the hand at ${width}`,
    ).toEqual([]);
  }
});

test('in a ring all other sets are in sight on a phone, a tap shows one large, and another leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await battle(page, {
    options: { battle: 'multi-game-brawl', sets: 4, stalemate: false, target: 500 },
    seats: ['me', ...Array<string>(7).fill('random')],
  });
  await fight(page, (now) => now.lit.length > 0 && !now.dialog);
  const strip = page.getByRole('region', { name: 'The ring of sets' });
  const others = strip.getByRole('button', { name: /^Look at set/ });
  await expect(others).toHaveCount(3);
  const [board] = await boxes(page, '.boards');
  const small = await boxes(page, '.ring li');
  expect(
    outside(small, { what: 'the window', left: 0, top: 0, right: 390, bottom: board?.top ?? 0 }),
  ).toEqual([]);
  const mine = page.locator('.boards .name', { hasText: /^You/ });
  await expect(mine).toBeVisible();
  await others.first().press('Enter');
  await expect(mine).toHaveCount(0);
  await expect(strip.getByRole('button', { name: 'Look at set 1, yours' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(mine).toBeVisible();
});

const BATTLES = { 'a duel': 'duel', teams: 'team-duel', 'a brawl of four': 'multiplayer-brawl' };

for (const [name, kind] of Object.entries(BATTLES))
  test(`in ${name} nothing lies over another, all is in the window, and no letter is under 12 px`, async ({
    page,
  }) => {
    await comeTo(
      () =>
        battle(page, {
          options: { battle: kind },
          seats: ['me', ...Array<string>(kind === 'duel' ? 1 : 3).fill('greedy')],
        }),
      () => fight(page, (now) => now.loose.some(([words]) => words.startsWith('Let it come'))),
    );
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const places = '.others, .scene, .floor, .legend, .ask, .self .tracks, .hand';
      const window = { what: 'window', left: 0, top: 0, right: width, bottom: height + TILT };
      await expect
        .poll(
          async () => {
            const all = (await boxes(page, places)).map((one, i) => ({ ...one, what: `${i}` }));
            // The legend is part of the Floor.
            return overlapping(all).filter((two) => two !== '2 and 3');
          },
          { message: `one over another at ${width}` },
        )
        .toEqual([]);
      expect(outside(await boxes(page, '.floor, .legend, .ask, .hand li'), window), `at ${width}`).toEqual(
        [],
      );
      expect(await tooSmall(page), `letters at ${width}`).toEqual([]);
    }
  });

test("to who watches nobody's hand is told, and the stage has its room", async ({ page, visitor }) => {
  await duel(page);
  await fight(page, (now) => now.lit.length > 0 && !now.dialog);
  const [played] = await boxes(page, '.scene');
  const watcher = await visitor({ viewport: { width: 1440, height: 900 } });
  await watcher.goto(page.url());
  await expect(watcher.locator('.scene')).toBeVisible();
  await expect(watcher.locator('.hand')).toHaveCount(0);
  const [watched] = await boxes(watcher, '.scene');
  const tall = (box?: { top: number; bottom: number }): number => (box ? box.bottom - box.top : 0);
  expect(tall(watched)).toBeGreaterThan(tall(played) + 60);
  expect(await serious(watcher)).toEqual([]);
});

test('what is taken up is pointed at on the Floor', async ({ page }) => {
  await lesson(page, PICK_UP);
  // Nothing of the hand lies under what the teacher says.
  const [says] = await boxes(page, '.teacher');
  expect((await boxes(page, '.hand li')).filter((card) => says && card.bottom > says.top + 1)).toEqual([]);
  await page.locator('.hand [data-card^="Grab!"]').first().click();
  await expect(asks(page)).toContainText('Which weapon do you take?');
  await expect(asks(page)).not.toContainText(NUMBERED);
  await page
    .getByRole('region', { name: 'The Floor' })
    .getByRole('button', { name: /^Take the Pike/ })
    .click();
  await expect(page.locator('.learn[data-done="true"]')).toBeVisible();
});

test('throwing a card away is a button, which says what it costs', async ({ page }) => {
  await comeTo(
    () => duel(page),
    () => fight(page, (now) => !now.dialog && now.loose.some(([words]) => words.startsWith('Throw away'))),
  );
  await page.getByRole('button', { name: /^Throw away … ends your actions/ }).click();
  await expect(asks(page)).toContainText('Which card do you throw away?');
  const cards = page.locator('.hand [data-card]');
  const held = await cards.count();
  await cards.first().click();
  await expect(cards).toHaveCount(held - 1);
});

test('a legend of the cards is one press away', async ({ page }) => {
  await duel(page);
  await fight(page, (now) => now.lit.length > 0);
  await page.getByRole('button', { name: 'What the cards say' }).click();
  const legend = page.getByRole('dialog', { name: 'What the cards say' });
  await expect(legend).toContainText('a drop: that many wounds');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(legend).toBeHidden();
});

test('fatigue that runs over into a wound is seen to happen, and said where nothing moves', async ({
  page,
  visitor,
}) => {
  const path = '/games/have-at-you/scenarios/a-drawn-card-may-wound-without-killing';
  await page.goto(path);
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await expect(page.getByText('ran over: a wound')).toBeVisible();
  await expect(page.getByRole('group', { name: /last card/ })).toContainText('runs over into a wound');
  // Where motion is wanted a bead runs over; it is an element of its own while it falls.
  const lively = await visitor({ reducedMotion: 'no-preference' });
  await lively.goto(path);
  await expect(lively.getByRole('region', { name: 'The board' })).toBeVisible();
  await lively.evaluate(() => {
    const seen = new MutationObserver((all) => {
      if (all.some((one) => [...one.addedNodes].some((node) => node.nodeName === 'I')))
        document.body.dataset.spilt = 'yes';
    });
    seen.observe(document.body, { childList: true });
  });
  await lively.getByRole('button', { name: 'On', exact: true }).click();
  await expect(lively.locator('body')).toHaveAttribute('data-spilt', 'yes');
});

test('a blow and a parry have weight: who strikes and who parries moves, and nobody where motion is not wanted', async ({
  page,
  visitor,
}) => {
  const lively = await visitor({ reducedMotion: 'no-preference' });
  await noteMotion(lively);
  await noteMotion(page);
  for (const one of [lively, page]) {
    await one.goto('/games/have-at-you/scenarios/a-parry-blocks-the-attack');
    await expect(one.getByRole('region', { name: 'The board' })).toBeVisible();
    await one.keyboard.press('ArrowRight');
    await expect(one.locator('.ribbon .link')).toHaveCount(2); // the blow, and who may answer
  }
  const moved = async (): Promise<string[]> =>
    [...new Set(await motions(lively))].filter((place) => place.startsWith('figure:'));
  await expect.poll(moved).toEqual(['figure:0']);
  await lively.keyboard.press('ArrowRight');
  await expect.poll(moved).toEqual(['figure:0', 'figure:1']);
  expect(await motions(page)).toEqual([]);
});

/** What of the figures lies beyond their board at the sides, in pixels. */
const beyond = (page: Page): Promise<string[]> =>
  page.locator('.boards .deck').evaluateAll((decks) =>
    decks.flatMap((deck) => {
      const room = deck.getBoundingClientRect();
      return [...deck.querySelectorAll('.fighter svg path, .fighter svg circle')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        const out = Math.max(room.left - box.left, box.right - room.right);
        return out > 1 ? [`${part.getAttribute('class')} by ${Math.round(out)}`] : [];
      });
    }),
  );

const EDGES = [
  'no-shove-and-no-grab-across-boards',
  'a-shove-works-at-the-first-rank',
  'a-shove-is-not-dodged',
];

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const)
  test(`nobody is cut off at rank 1 or 7, nor the point of a pike, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const scene of EDGES) {
      await page.goto(`/games/have-at-you/scenarios/${scene}`);
      await expect(page.locator('.boards .fighter').first()).toBeVisible();
      const steps = await page.getByRole('slider').getAttribute('max');
      for (let step = 0; step <= Number(steps ?? 0); step++) {
        expect(await beyond(page), `${scene}, step ${step}`).toEqual([]);
        await page.keyboard.press('ArrowRight');
      }
    }
  });

test('bots have the same faces in the waiting room as at the table', async ({ page }) => {
  await battle(page, { options: { battle: 'team-duel' }, seats: ['me', 'solid', 'beginner', 'open'] });
  const waiting = page.getByRole('list', { name: 'Seats' }).locator('.head');
  await expect(waiting).toHaveCount(3);
  // A bot has his face as soon as the cast is known.
  await expect.poll(async () => new Set(await waiting.evaluateAll(drawn)).size).toBe(3);
  const faces = await waiting.evaluateAll(drawn);
  await page.getByRole('button', { name: 'Let a bot sit here' }).click();
  await page.getByRole('list', { name: 'Bots' }).getByRole('button').last().click();
  for (const [seat, face] of faces.entries())
    for (const place of [`.tracks[data-place="seat:${seat}"]`, `.boards [data-place="figure:${seat}"]`])
      await expect.poll(() => page.locator(`${place} .head`).evaluateAll(drawn)).toEqual([face]);
});

/** How heads are drawn, without what only the page knows of them. */
const drawn = (all: Element[]): string[] =>
  all.map((one) =>
    [...one.children]
      .map((part) => `${part.getAttribute('d') ?? ''} ${part.getAttribute('fill') ?? ''}`)
      .join(),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what was struck and what came of it are whole when the last word is asked', async ({ page }) => {
    await comeTo(
      () => duel(page),
      () => fight(page, (now) => !now.dialog && now.loose.some(([words]) => words.startsWith('Say nothing'))),
    );
    const [strip] = await boxes(page, '.ribbon');
    const parts = await boxes(page, '.ribbon :is(.link > *, .draws):visible');
    expect(parts.length).toBeGreaterThan(1);
    expect(strip && outside(parts, { ...strip, top: strip.top - TILT, bottom: strip.bottom + TILT })).toEqual(
      [],
    );
  });

  test('of four on two boards a blow that is to be answered is seen large', async ({ page }) => {
    await comeTo(
      () =>
        battle(page, {
          options: { battle: 'multiplayer-brawl' },
          seats: ['me', 'greedy', 'greedy', 'greedy'],
        }),
      () => fight(page, (now) => now.asks.includes('attacks you')),
    );
    const boards = await boxes(page, '.boards .deck');
    expect(Math.max(...boards.map((one) => one.bottom - one.top))).toBeGreaterThan(130);
    await expect(page.locator('.floor')).toBeHidden();
  });

  test('the enemy stays in sight however far one scrolls, and figures are large', async ({ page }) => {
    await duel(page);
    await fight(page, (now) => now.lit.length > 0 && !now.dialog);
    // Nothing of the Floor lies under the question.
    const [mine] = await boxes(page, '.mine');
    const covered = (await boxes(page, '.floor li')).filter((one) => mine && overlap(one, mine));
    expect(covered).toEqual([]);
    // However long a name, it lies on its board and under the word that says how long it has lain there.
    const words = await boxes(page, '.floor :is(.name, .age)');
    expect(overlapping(words)).toEqual([]);
    for (const [i, slot] of (await boxes(page, '.floor li')).entries())
      expect(outside(await boxes(page, `.floor li:nth-child(${i + 1}) .name`), slot)).toEqual([]);
    await page.locator('main.board').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await expect(page.locator('.others h2')).toBeInViewport();
    await expect(page.locator('.others').getByRole('img', { name: /^Physical/ })).toBeInViewport();
    const tall = await page
      .locator('.boards .fighter')
      .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));
    expect(tall).toBeGreaterThan(115);
    // What is counted on a card is read without glasses.
    const digits = await page
      .locator('.hand .card text')
      .filter({ hasText: /^\d$/ })
      .evaluateAll((all) =>
        (all as SVGTextElement[]).map(
          (one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.d ?? 0),
        ),
      );
    expect(digits.length).toBeGreaterThan(3);
    expect(Math.min(...digits)).toBeGreaterThanOrEqual(12);
  });
});
