import { expect, type Page } from '@playwright/test';
import * as fencing from './audatia.ts';
import * as guns from './fire.ts';
import { cost, rate } from './frames.ts';
import * as brawl from './have.ts';
import * as melee from './oneforall.ts';
import { sit } from './sit.ts';
import { look, press, test } from './table.ts';

/** The busiest table of each game, and how somebody plays there for a while. */
const TABLES: {
  name: string;
  open: (page: Page) => Promise<void>;
  play: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'eight fighters of Swordplay',
    open: (page) =>
      sit(page, {
        game: 'swordplay',
        options: { seats: 8 },
        seats: ['me', ...Array<string>(7).fill('greedy')],
      }),
    play: (page) => press(page).then(() => look(page)),
  },
  {
    name: 'a brawl of Have at You!',
    open: (page) =>
      sit(page, {
        game: 'have-at-you',
        options: { battle: 'last-man-standing' },
        seats: ['me', 'greedy', 'greedy', 'greedy'],
      }),
    play: (page) => {
      let made = 0;
      return brawl.fight(page, () => ++made > 3);
    },
  },
  {
    name: 'guns that fire',
    open: async (page) => {
      await guns.open(page, ['me', 'me'], { idle: false }, 'local');
      await guns.begun(page);
    },
    play: (page) => guns.fire(page, 12),
  },
  {
    name: 'the tavern',
    open: async (page) => {
      await melee.openMelee(page);
      await melee.placeAll(page);
      await melee.ourTurn(page);
    },
    play: async (page) => {
      await melee.ours(page);
      await melee.swash(page, 1);
    },
  },
  {
    name: 'a bout of Audatia',
    open: (page) => sit(page, { game: 'audatia', seats: ['me', 'greedy'] }),
    play: fencing.press,
  },
];

/** Plays on for a while. */
async function onward(page: Page, play: (page: Page) => Promise<unknown>, millis: number): Promise<void> {
  for (const end = Date.now() + millis; Date.now() < end;) {
    if ((await page.locator('.over').count()) > 0) return;
    await play(page);
    await page.waitForTimeout(60);
  }
}

for (const { name, open, play } of TABLES)
  test(`what moves leaves time to spare, four times slowed: ${name}`, async ({ visitor }) => {
    const page = await visitor({
      reducedMotion: 'no-preference',
      colorScheme: 'dark',
      viewport: { width: 1440, height: 900 },
    });
    await open(page);
    await onward(page, play, 1000);
    const found = await cost(page, () => onward(page, play, 2500));
    const counted = await rate(page, () => onward(page, play, 1500));
    const ms = (value: number): string => (4 * value).toFixed(1);
    console.log(
      `${name}, four times slowed: ${ms(found.busy)} ms of a second at work, a frame takes ${ms(found.frame)} ` +
        `(nine in ten ${ms(found.most)}), the longest task ${ms(found.longest)}, painting ${ms(found.painting)}; ` +
        `${found.frames} frames seen; ${counted.toFixed(0)} a second counted on this machine`,
    );
    // A sixtieth is wanted of most frames. Those that lay out anew weigh more, and how many come in between hangs on the
    // machine: so a twentieth is held of most, and a tenth of nine in ten. How busy a second is follows from how fast
    // this plays, and is only told.
    expect(4 * found.frame).toBeLessThan(1000 / 20);
    expect(4 * found.most).toBeLessThan(1000 / 10);
  });
