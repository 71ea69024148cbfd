import { expect, type Page } from '@playwright/test';
import * as audatia from './audatia.ts';
import * as fire from './fire.ts';
import * as have from './have.ts';
import * as oneforall from './oneforall.ts';
import { sit } from './sit.ts';
import { fight, test } from './table.ts';

interface Line {
  /** What is told, without the clauses. */
  words: string;
  /** Whether nothing but clauses comes after the first clause. */
  codesLast: boolean;
}

/** So much must have been told before it is read. */
const ENOUGH = 12;

const read = (page: Page): Promise<Line[]> =>
  page.getByRole('log', { name: 'What happened' }).evaluate((log) =>
    [...log.querySelectorAll('p, h3')].map((line) => {
      const isCode = (node: Node): boolean => node instanceof Element && node.matches('a, button');
      const parts = [...line.childNodes].filter((node) => (node.textContent ?? '').trim() !== '');
      const first = parts.findIndex(isCode);
      const words = first < 0 ? parts : parts.slice(0, first);
      return {
        words: words.map((node) => node.textContent?.trim() ?? '').join(' '),
        codesLast: first < 0 || parts.slice(first).every(isCode),
      };
    }),
  );

const enough = async (page: Page, lines = ENOUGH): Promise<boolean> => (await read(page)).length >= lines;

/** Words that a program has for things, and no person. */
const IDS =
  /\bseat \d|\b[a-z]+[A-Z]\w*|\b(?:undefined|null|NaN|true|false)\b|[{}[\]_]|\b[A-Z]{2,4}\d?-[A-Z]?\d|\b(?:athos|porthos|aramis|dartagnan|rochefort|boucicault|galeazzo|illyria|northwall)\b/;

const GAMES: Record<string, (page: Page) => Promise<unknown>> = {
  swordplay: async (page) => {
    await sit(page, { game: 'swordplay', seats: ['me', 'solid'] });
    let told = 0;
    await fight([page], () => {
      void read(page).then((lines) => (told = lines.length));
      return told >= ENOUGH;
    });
  },
  'have-at-you': async (page) => {
    await have.battle(page, { seats: ['me', 'solid'] });
    let moves = 0;
    await have.fight(page, (now) => ++moves > 8 && !now.dialog);
  },
  audatia: async (page) => {
    await sit(page, { game: 'audatia', seats: ['me', 'solid'] });
    await audatia.fight([page], audatia.press, (_, at) => enough(at));
  },
  'one-for-all': async (page) => {
    await oneforall.openMelee(page);
    await oneforall.placeAll(page);
    await oneforall.fight(page, () => enough(page, 3 * ENOUGH)); // they are placed first
  },
  'fire-at-will': async (page) => {
    await fire.open(page, ['me', 'gunner']);
    await fire.begun(page);
    await fire.fire(page, 6);
    await page.keyboard.press('l');
  },
};

for (const [game, play] of Object.entries(GAMES))
  test(`the log of ${game} tells a story: names as printed, clauses at the end`, async ({ page }) => {
    await play(page);
    const lines = await read(page);
    expect(lines.length, 'lines').toBeGreaterThan(5);
    // In One For All it is the men who act, and they are told by their names.
    const hero =
      game === 'one-for-all'
        ? /\b(?:D'Artagnan|Athos|Porthos|Aramis) (?:taunts|runs|leaps|attacks|rolls)\b/
        : /\b[Yy]ou\b/;
    expect(lines.map((line) => line.words).join('\n')).toMatch(hero);
    expect(lines.filter((line) => IDS.test(line.words))).toEqual([]);
    expect(lines.filter((line) => !line.codesLast)).toEqual([]);
  });
