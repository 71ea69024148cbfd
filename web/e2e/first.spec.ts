import { expect, type Page } from '@playwright/test';
import * as fencing from './audatia.ts';
import * as broadside from './fire.ts';
import { fight as brawl } from './have.ts';
import * as melee from './oneforall.ts';
import { point, touched } from './fingers.ts';
import { fight as duel, test } from './table.ts';

/** One thing that a learner does. */
type Deed = (page: Page) => Promise<unknown>;

const table = (page: Page) => page.locator('.learn main');
const card =
  (name: string): Deed =>
  (page) =>
    point(page, table(page).locator(`[data-card="${name}"]`).first());
const press =
  (name: RegExp): Deed =>
  (page) =>
    point(page, table(page).getByRole('button', { name }).first());
const key =
  (one: string): Deed =>
  (page) =>
    page.keyboard.press(one);
const rank =
  (n: number): Deed =>
  (page) =>
    point(page, table(page).locator(`[data-target="rank:${n}"]`));
const virtue =
  (name: string): Deed =>
  (page) =>
    point(page, table(page).locator('.virtues button', { hasText: name }));
/** What is lit is what is wanted: things on the table, and buttons that lead to it. */
const WANTED = '[data-wanted]';
const lit: Deed = (page) => table(page).locator(WANTED).first().click();
const athos: Deed = (page) => table(page).locator('.friends [data-figure="athos"]').click();
const runTo =
  (whom: string): Deed =>
  (page) =>
    table(page).locator('.deeds select').first().selectOption({ label: whom });
/** Does what was chosen, when its odds have been seen. */
const doIt: Deed = (page) => table(page).locator('.ask .main-button').click();

/** Says in one's own words what happens. */
const saying =
  (words: string): Deed =>
  async (page) => {
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('textbox').fill(words);
    await point(page, dialog.locator('button[type="submit"], form button.main-button').first());
  };

interface First {
  /** For each situation what is done there, one after the other. */
  situations: Deed[][];
  /** In one of them something else is tried first, and this is said to it. */
  slip: { at: number; deeds: Deed[]; says: string };
  /** Fights the match that follows to its end. */
  fight: Deed;
}

const FIRSTS: Record<string, First> = {
  swordplay: {
    situations: [
      [card('Attack - Low')],
      [card('Parry - Low')],
      [card('Riposte - High')],
      [card('Parry - Left')],
      [card('Cutlass')],
      [press(/^Drop Cloak/), card('Rapier')],
      [press(/^Cloak/)],
      [press(/^Bind with/)],
      [card('Beat Aside'), press(/^Rapier/)],
      [press(/^Take/)],
      [press(/Pistol/)],
    ],
    slip: { at: 2, deeds: [card('Duck')], says: 'the other card stops it and strikes' },
    fight: (page) => duel([page]),
  },
  'have-at-you': {
    situations: [
      [press(/Cutlass/)],
      [lit],
      [lit, press(/^Attack! Slash at Pip(?!,)/)],
      [lit],
      [lit],
      [press(/^Let it come/)],
      [lit],
      [lit],
      [card('Grab! 43'), press(/Cutlass/)],
      [lit],
      [lit, press(/^Slash/)],
      [lit, press(/^Drink the rum/)],
      [lit, press(/^Heal/)],
      [press(/^Pass: new hand/)],
      [press(/^Throw away/), card('Grab! 43'), press(/^Draw/), press(/^End turn/)],
    ],
    slip: { at: 1, deeds: [rank(2)], says: 'That is the other way; from there he is farther still.' },
    fight: (page) => brawl(page),
  },
  'fire-at-will': {
    situations: [
      [key('1'), key('1')],
      [key('2'), key('1'), key('3'), key('1')],
      [key('4'), key('1')],
      [key('f')],
      [key('s')],
      [key('1'), key('m'), key('1'), key('2')],
      [key('x'), key('3')],
      [press(/^Let go/)],
      [key('c')],
    ],
    slip: {
      at: 1,
      deeds: [(page) => point(page, broadside.deck(page, 4))],
      says: 'You may fire at any time once it is loaded',
    },
    fight: async (page) => {
      await broadside.begun(page);
      await broadside.fire(page);
      await broadside.skip(page);
    },
  },
  'one-for-all': {
    situations: [
      [press(/^Place them/)],
      [athos, runTo('Guard'), doIt],
      [athos, press(/^Punch Guard/), doIt],
      [press(/^Taunt Guard/), doIt],
      [athos, press(/^Leap onto the long table/), doIt],
      [press(/^Duel Guard/), doIt],
      [athos, press(/^Duel Guard 1/), doIt, ...Array<Deed>(3).fill(press(/^One for Guard 1/))],
      [athos, press(/^Announce/), saying('He drinks to the guard.')],
      [press(/^Accept/)],
      [press(/^Friendly die/)],
      [press(/^Stop/)],
      [press(/^Yield/)],
    ],
    slip: { at: 8, deeds: [press(/^Friendly die/)], says: 'But it was only a bow.' },
    fight: async (page) => {
      await melee.placeAll(page);
      await melee.fight(page);
    },
  },
  audatia: {
    situations: [
      [virtue('Celeritas')],
      [lit, press(/^Keep the rest/)],
      [card('Twist and Pommel Strike')],
      [lit, key('Enter')],
      [lit],
      [lit, press(/^Inside for you/)],
      [lit, press(/^Counterattack/)],
      [lit],
      [lit, card('Roverso Fendente L')],
      [lit],
      [lit, lit],
      [lit],
      [lit],
      [lit, lit, lit],
      [lit, press(/^Cycle it/)],
      [
        press(/^Trade/),
        card('Twist and Pommel Strike'),
        card('Cover and Pommel Strike'),
        press(/^Keep|^Done/),
      ],
      [press(/^Wait/)],
      [press(/^Yield/)],
    ],
    slip: { at: 0, deeds: [virtue('Prudentia')], says: 'Try the tiger first.' },
    fight: (page) => fencing.fight([page]),
  },
};

const heard = (page: Page) => page.locator('.learn[data-busy="false"]');

/** Something else is tried: it is told why not, once, and by the teacher. */
async function slips(page: Page, { deeds, says }: First['slip']): Promise<void> {
  for (const deed of deeds) await deed(page);
  await expect(page.locator('.teacher .say')).toContainText(says);
  await expect(page.getByText(says)).toHaveCount(1);
}

async function kept(page: Page, game: string, all: number): Promise<void> {
  await page.goto(`/games/${game}/learn`); // what was learnt is kept
  await expect(page.locator('aside[aria-label="The lesson"] li.passed')).toHaveCount(all);
}

/** Goes through all situations, as they are told or as `learn` does it. */
async function through(
  page: Page,
  game: string,
  { situations, slip }: First,
  learn: (n: number) => Promise<void>,
  on: (page: Page) => Promise<unknown>,
): Promise<void> {
  page.setDefaultTimeout(15_000);
  await page.goto(`/games/${game}/learn`);
  await expect(page.locator('aside[aria-label="The lesson"] li')).toHaveCount(situations.length);
  for (let n = 0; n < situations.length; n++) {
    const at = page.locator(`.learn[data-at="${n}"]`);
    await expect(at).toHaveAttribute('data-done', 'false');
    await heard(page).waitFor();
    if (n === slip.at) await slips(page, slip);
    await learn(n);
    await expect(at, `situation ${n + 1} is done`).toHaveAttribute('data-done', 'true');
    if (n < situations.length - 1) await on(page);
  }
}

const told =
  (page: Page, { situations }: First) =>
  async (n: number): Promise<void> => {
    for (const deed of situations[n] ?? []) {
      await deed(page);
      await heard(page).waitFor();
    }
  };

for (const [game, first] of Object.entries(FIRSTS))
  test(`the first match of ${game}: every situation as it is told, a slip, and what was learnt is kept`, async ({
    page,
  }) => {
    await through(page, game, first, told(page, first), (p) => p.keyboard.press('Enter'));
    await expect(page.getByRole('button', { name: 'Now fight' })).toBeInViewport();
    await kept(page, game, first.situations.length);
    const list = page.locator('aside[aria-label="The lesson"] li.passed');
    await list.last().getByRole('button').click(); // any step can be taken again
    const last = first.situations.length - 1;
    await expect(page.locator(`.learn[data-at="${last}"] main .table`)).toBeVisible();
  });

test('a first match by the keyboard alone, and the match that follows to its end', async ({ page }) => {
  const first = FIRSTS['fire-at-will'] as First;
  const keys: First = {
    ...first,
    situations: first.situations.map((deeds, n) =>
      n === 7
        ? [
            (p) =>
              table(p)
                .getByRole('button', { name: /^Let go/ })
                .press('Enter'),
          ]
        : deeds,
    ),
    slip: { ...first.slip, deeds: [key('4')] },
  };
  await through(page, 'fire-at-will', keys, told(page, keys), (p) => p.keyboard.press('Enter'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/match\//);
  await broadside.begun(page);
  await broadside.fire(page);
  await broadside.scoring(page).getByRole('button', { name: /^Skip/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const LIT = '.learn main :is([data-wanted], [data-leads])';
  /** What was opened comes first, then the card in the hand, then buttons, then the table. */
  const NEXT = [
    ':is(dialog, [data-picking], .reader) [data-leads]',
    '.hand [data-wanted]',
    '[data-leads]',
    '[data-wanted]',
  ].map((one) => `.learn main ${one}`);

  /** What is lit and cannot be touched as it lies there: outside the window, or under something else. */
  const hidden = (page: Page): Promise<string[]> =>
    page.evaluate((lit) => {
      const opened = document.querySelector('dialog[open], .reader');
      return [...document.querySelectorAll(lit)].flatMap((one) => {
        if (opened && !opened.contains(one)) return [];
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const name = one.outerHTML.slice(0, 140);
        if (box.left < -1 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
          return [`outside: ${name}`];
        const top = document.elementFromPoint(x, y);
        // A rank, a fighter or a place is pressed by a button that lies on it.
        const free = top !== null && (one.contains(top) || top.contains(one));
        return free ? [] : [`under ${top?.outerHTML.slice(0, 80)}: ${name}`];
      });
    }, LIT);

  /** Does nothing but touch what is lit, until the situation is done. */
  async function follow(page: Page): Promise<void> {
    for (let i = 0; i < 14; i++) {
      await heard(page).waitFor();
      if ((await page.locator('.learn').getAttribute('data-done')) === 'true') return;
      await expect(page.locator(LIT).first(), 'what is asked for is lit').toBeVisible();
      await expect.poll(() => hidden(page), 'all that is lit lies open').toEqual([]);
      const say = page.locator('dialog[open] input[required]');
      if (await say.isVisible()) {
        await saying('He drinks to the guard.')(page);
        continue;
      }
      for (const one of NEXT) {
        const next = page.locator(one).first();
        if (!(await next.isVisible())) continue;
        await next.tap();
        break;
      }
      await page.waitForTimeout(60);
    }
    throw new Error('what is lit does not lead on');
  }

  for (const [game, first] of Object.entries(FIRSTS))
    test(`the first match of ${game} by touch: what is asked for is lit and lies open, back and away, and a match to its end`, async ({
      page,
    }) => {
      test.slow();
      await through(
        page,
        game,
        first,
        () => follow(page),
        (p) => p.getByRole('button', { name: 'Go on' }).tap(),
      );
      expect(await touched(page)).toBe(true);
      await expect(page.getByRole('link', { name: 'Leave the lesson' })).toBeInViewport();
      const steps = page.getByRole('button', { name: /^\d+ of \d+/ });
      await steps.tap();
      const list = page.locator('aside[aria-label="The lesson"] li button');
      await expect(list.first()).toBeInViewport();
      await list.nth(1).tap();
      await expect(page.locator('.learn[data-at="1"] main .table')).toBeVisible();
      await expect(list.first()).toBeHidden();
      await steps.tap();
      await list.last().tap();
      await heard(page).waitFor();
      await follow(page);
      await page.getByRole('button', { name: 'Now fight' }).tap();
      await page.waitForURL(/\/match\//);
      await first.fight(page);
      await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible();
      await kept(page, game, first.situations.length);
    });
});
