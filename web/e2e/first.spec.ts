import { expect, type Page } from '@playwright/test';
import * as fencing from './audatia.ts';
import * as broadside from './fire.ts';
import { fight as brawl } from './have.ts';
import * as melee from './oneforall.ts';
import { fight as duel, test } from './table.ts';

/** One thing that a learner does. */
type Deed = (page: Page) => Promise<unknown>;

const table = (page: Page) => page.locator('.learn main');
const card =
  (name: string): Deed =>
  (page) =>
    table(page).locator(`[data-card="${name}"]`).first().click();
const press =
  (name: RegExp): Deed =>
  (page) =>
    table(page).getByRole('button', { name }).first().click();
const key =
  (one: string): Deed =>
  (page) =>
    page.keyboard.press(one);
const rank =
  (n: number): Deed =>
  (page) =>
    table(page).locator(`[data-target="rank:${n}"]`).click();
const virtue =
  (name: string): Deed =>
  (page) =>
    table(page).locator('.virtues button', { hasText: name }).click();
/** What is lit is what is wanted. */
const lit: Deed = (page) => table(page).locator('[data-wanted]').first().click();
const athos: Deed = (page) => table(page).locator('.friends [data-figure="athos"]').click();
const runTo =
  (whom: string): Deed =>
  (page) =>
    table(page).locator('.deeds select').first().selectOption({ label: whom });
/** Does what was chosen, when its odds have been seen. */
const doIt: Deed = (page) => table(page).locator('.ask .main-button').click();

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
      [lit],
      [lit, press(/^Slash/)],
      [lit, press(/^Drink the rum/)],
      [lit, press(/^Heal/)],
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
      [key('c')],
    ],
    slip: { at: 1, deeds: [key('4')], says: 'You may fire at any time once it is loaded' },
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
      [press(/^Accept/)],
      [press(/^Friendly die/)],
      [press(/^Stop/)],
    ],
    slip: { at: 7, deeds: [press(/^Friendly die/)], says: 'But it was only a bow.' },
    fight: async (page) => {
      await melee.placeAll(page);
      await melee.fight(page);
    },
  },
  audatia: {
    situations: [
      [virtue('Celeritas')],
      [lit, press(/^Keep the rest/)],
      [lit, key('Enter')],
      [lit],
      [lit],
      [lit, press(/^Counterattack/)],
      [lit],
      [lit, card('Roverso Fendente L')],
      [lit],
      [lit],
      [press(/^Inside for you/)],
      [lit, lit, lit],
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

for (const [game, { situations, slip, fight }] of Object.entries(FIRSTS))
  test(`the first match of ${game}: every situation as it is told, a slip, and a match to its end`, async ({
    page,
  }) => {
    page.setDefaultTimeout(15_000);
    const heard = page.locator('.learn[data-busy="false"]');
    await page.goto(`/games/${game}/learn`);
    await expect(page.locator('aside[aria-label="The lesson"] li')).toHaveCount(situations.length);
    for (const [n, deeds] of situations.entries()) {
      const at = page.locator(`.learn[data-at="${n}"]`);
      await expect(at).toHaveAttribute('data-done', 'false');
      await heard.waitFor();
      if (n === slip.at) {
        for (const deed of slip.deeds) await deed(page);
        await expect(page.locator('.teacher .say')).toContainText(slip.says);
      }
      for (const deed of deeds) {
        await deed(page);
        await heard.waitFor();
      }
      await expect(at, `situation ${n + 1} is done`).toHaveAttribute('data-done', 'true');
      if (n < situations.length - 1) await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Now fight' }).click();
    await page.waitForURL(/\/match\//);
    await fight(page);
    await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible();
    await page.goto(`/games/${game}/learn`); // what was learnt is kept
    const list = page.locator('aside[aria-label="The lesson"] li.passed');
    await expect(list).toHaveCount(situations.length);
    await list.last().getByRole('button').click(); // any step can be taken again
    await expect(page.locator(`.learn[data-at="${situations.length - 1}"] main .table`)).toBeVisible();
  });
