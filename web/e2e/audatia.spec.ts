import { expect, type Page } from '@playwright/test';
import { endsWhole } from './ends.ts';
import { fight, fightTo, KEEP, look, moved, press } from './audatia.ts';
import { boxes, outside, overlapping } from './boxes.ts';
import { sit } from './sit.ts';
import { comeTo, finished, serious, test } from './table.ts';

/** The same with the mouse. */
async function click(page: Page): Promise<boolean> {
  const now = await look(page);
  if (!now.asked || now.over) return false;
  if (now.guards > 0) {
    await page.locator('[data-guard="Tutta Porta di Ferro"]').click();
    await page.getByRole('button', { name: /Seal this guard|Step into it/ }).click();
  } else if (now.virtues > 0) await page.locator('.virtues button').first().click();
  else if (now.phase === 'orient') await page.locator('.sides button').first().click();
  else if (now.lit > 0 && !KEEP.includes(now.phase)) await page.locator('.hand .lit').first().click();
  else await page.locator('.ask .buttons button').last().click();
  if (await page.locator('dialog[open]').isVisible())
    await page.locator('dialog .options button').first().click();
  await moved(page, now.n);
  return true;
}

const shelf = (page: Page) =>
  page.locator('.shelf li', { hasText: 'Audatia' }).getByRole('button', { name: /^Play / });

async function againstTheBot(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.shelf')).toBeVisible();
  // On a phone one book is open, and the others wait to be.
  if ((page.viewportSize()?.width ?? 0) <= 640)
    await page.getByRole('button', { name: 'Audatia', exact: true }).click();
  await shelf(page).click();
  await expect(page.locator('.table.audatia')).toBeVisible();
}

/** Opens a match by other rules, against the bot or for a friend. */
async function open(page: Page, rules: string, bot: boolean): Promise<void> {
  await page.goto('/games/audatia/new');
  await expect(page.getByRole('heading', { name: /Open a match/ })).toBeVisible();
  await page.getByLabel('Your name').fill('Mara');
  if (bot) await page.getByLabel('Seat 2', { exact: true }).selectOption('beginner');
  await page.getByText('Clock and finer rules').click();
  await page.getByLabel(/The basic game, Roland/).selectOption(rules);
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.waitForURL(/\/match\//);
}

test('a bout is played with the mouse from the challenge to its end', async ({ page }) => {
  await againstTheBot(page);
  await expect(page.locator('.ask')).toContainText('first hand');
  await fight([page], click, (now) => now.phase.startsWith('step'));
  // The guard of the Posta in force, the seven swords with what is open, the four Virtues.
  await expect(page.locator('.posta').first()).toContainText('Tutta Porta di Ferro');
  await expect(page.locator('.segno [data-strike]')).toHaveCount(7);
  await expect(page.locator('.segno [data-strike=RF]')).toHaveAttribute('data-open', 'false');
  await expect(page.locator('.segno [data-virtue]')).toHaveCount(4);
  await page.locator('.segno [data-strike=RF]').hover();
  await expect(page.locator('.told')).toContainText('cannot be played from Tutta Porta di Ferro');
  await expect(page.locator('.told a')).toHaveText('AUD-ELI.1');
  // What rests says why, and each card how its values are known.
  await page.locator('.rest .card').first().hover();
  await expect(page.locator('.reader')).toContainText('our reconstruction');
  await page.mouse.move(2, 2);
  await fight([page], click);
  await expect(finished(page)).toBeVisible();
  await expect(finished(page).locator('h2')).toHaveText(/win|A draw/);
  await endsWhole(page);
});

test('whoever has no answer is told of each card why it did not serve', async ({ page }) => {
  for (let i = 0; i < 8; i++) {
    await againstTheBot(page);
    await fight([page], async (one) => {
      const now = await look(one);
      if (now.phase !== 'react' || !now.asked) return press(one);
      await one.keyboard.press('0');
      await moved(one, now.n);
      return true;
    });
    if ((await page.locator('.verdict').count()) > 0) break;
  }
  const verdict = page.getByRole('region', { name: 'The verdict' });
  await expect(verdict).toBeVisible();
  await expect(verdict.locator('li a').first()).toHaveText(/^AUD-/);
});

test('whose Thrust is broken is asked about it, and so is who broke it', async ({ page, visitor }) => {
  const friend = await visitor();
  /** Thrusts where that can be done, breaks a Thrust, and waits after it. */
  const thrust = async (one: Page): Promise<boolean> => {
    const now = await look(one);
    const card = one
      .locator(now.phase === 'react' ? '.hand .lit[aria-label*="break"]' : '.hand .lit[data-card="Punta"]')
      .first();
    if (now.asked && now.phase.startsWith('break-')) {
      await one.keyboard.press('0');
      await moved(one, now.n);
      return true;
    }
    if (!now.asked || !/^(step|react)/.test(now.phase) || (await card.count()) === 0) return press(one);
    await card.click();
    if (await one.locator('dialog[open]').isVisible()) {
      const wanted = one.locator('dialog .options button', { hasText: /Break|Attack/ });
      await ((await wanted.count()) > 0 ? wanted : one.locator('dialog .options button')).first().click();
    }
    await moved(one, now.n);
    return true;
  };
  const asked = new Set<string>();
  for (let i = 0; i < 12 && asked.size < 2; i++) {
    await sit(page, { game: 'audatia', options: { break: true }, seats: ['me', 'open'] });
    await friend.goto(page.url());
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await expect(friend.locator('.table.audatia')).toBeVisible();
    await fight([page, friend], thrust, async (now, one) => {
      if (!now.asked || !now.phase.startsWith('break-') || asked.has(now.phase)) return asked.size === 2;
      await expect(one.locator('.ask.mine')).toContainText(
        now.phase === 'break-attacker' ? 'Your Thrust is broken.' : 'You broke the Thrust.',
      );
      await expect(one.locator('.ask .buttons button').last(), 'one may wait').toBeEnabled();
      asked.add(now.phase);
      return asked.size === 2;
    });
  }
  expect([...asked].sort()).toEqual(['break-attacker', 'break-defender']);
});

test('every card says all of its words, and none lies on its picture', async ({ page }) => {
  await page.goto('/games/audatia/cards');
  const cards = page.locator('main li:has(svg.face)');
  await expect(cards).toHaveCount(53);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const { name, said, printed, lowest, highest, icon, foot } = await card.evaluate((one) => {
      const face = one.querySelector('svg.face');
      const rows = [...(face?.querySelectorAll('.said') ?? [])];
      const box = (of: Element | null | undefined) => of?.getBoundingClientRect();
      const text = [...one.querySelectorAll('dt')].find(
        (dt) => dt.textContent === 'Text',
      )?.nextElementSibling;
      return {
        name: face?.querySelector('.title')?.textContent ?? '',
        said: rows.map((row) => row.textContent).join(' '),
        printed: text?.firstChild?.textContent?.trim() ?? '',
        lowest: Math.max(...rows.map((row) => box(row)?.bottom ?? 0)),
        highest: Math.min(...rows.map((row) => box(row)?.top ?? 0)),
        icon: box(face?.querySelector('.icon'))?.bottom ?? 0,
        foot: box(face)?.bottom ?? 0,
      };
    });
    expect(said, name).not.toBe('');
    expect(lowest, name).toBeLessThanOrEqual(foot);
    // A guard has its animal above its line; what else has a picture has its words below it.
    expect(highest, name).toBeGreaterThan(icon - 6);
    if (printed && !printed.startsWith('who leads')) expect(said).toBe(printed);
  }
});

test('who watches sees both fight and neither hand, and is asked nothing', async ({ page, visitor }) => {
  const watcher = await visitor();
  await fightTo('step', page, async () => {
    await againstTheBot(page);
    await watcher.goto(page.url());
    await expect(watcher.getByText('you are watching')).toBeVisible();
  });
  const { n } = await look(page);
  await expect.poll(async () => (await look(watcher)).n).toBeGreaterThanOrEqual(n);
  await expect(watcher.locator('.scene svg').first()).toBeVisible();
  // A wheel for each man, and nothing lies over them.
  await expect(watcher.locator('.segno [data-strike]')).toHaveCount(14);
  const [left, right] = await boxes(watcher, '.segno');
  expect(left && right && right.left >= left.right).toBe(true);
  await expect(watcher.locator('.segno h3')).toHaveText(['Galeazzo', 'Boucicault']);
  await expect(watcher.getByText('All seats are taken')).toBeVisible();
  expect(overlapping(await boxes(watcher, '.onlooker, .segno'))).toEqual([]);
  await expect(watcher.locator('.hand, .guards')).toHaveCount(0);
  await expect(watcher.locator('.ask.mine, .ask .buttons button')).toHaveCount(0);
  await expect(watcher.locator('.ask')).toHaveText(/(Galeazzo|Boucicault) .+ …/);
  await expect(watcher.locator('.ask')).not.toHaveText(/\byou/i);
  expect(await serious(watcher)).toEqual([]);
  // A phone has room for one, which is turned over.
  await watcher.setViewportSize({ width: 390, height: 844 });
  await expect(watcher.locator('.segno [data-strike]')).toHaveCount(7);
  await expect(watcher.getByRole('group', { name: 'Whose blows' })).not.toContainText('Your');
});

test('a Virtue is chosen with the hand in the window, also below a verdict', async ({ page }) => {
  await comeTo(
    () => sit(page, { game: 'audatia', options: { rules: 'salle' }, seats: ['me', 'greedy'] }),
    async () => {
      const judged = async () =>
        (await page.locator('.verdict').count()) > 0 && (await page.locator('.virtues').count()) > 0;
      await fight([page], press, judged);
      return judged();
    },
  );
  for (const what of ['.virtues button', '.hand .card']) {
    const all = await boxes(page, what);
    expect(all.length).toBeGreaterThan(0);
    expect(outside(all, { what: 'window', left: 0, top: 0, right: 1440, bottom: 900 })).toEqual([]);
  }
  await expect(page.locator('.verdict')).toContainText('You had no answer');
});

test('on a tablet they stand below their names', async ({ page }) => {
  await fightTo('step', page, () => againstTheBot(page));
  await page.setViewportSize({ width: 820, height: 1180 });
  const figures = '[data-place^="figure:"]';
  await expect
    .poll(async () => overlapping([...(await boxes(page, '.plate .lines')), ...(await boxes(page, figures))]))
    .toEqual([]);
});

test('however many cards rest, all are in the window, and none lies on another', async ({ page }) => {
  let seen = 0;
  await comeTo(
    () => againstTheBot(page),
    async () => {
      while (seen < 3) {
        await fight([page], press, (now) => now.asked && now.lit > 0 && /^(step|react)/.test(now.phase));
        if ((await look(page)).over) return false;
        const cards = await boxes(page, '.hand .card');
        expect(cards.length).toBeGreaterThan(3);
        expect(outside(cards, { what: 'window', left: 0, top: 0, right: 1440, bottom: 900 })).toEqual([]);
        expect(overlapping(cards)).toEqual([]);
        seen++;
        await press(page);
      }
      return true;
    },
  );
});

test('Boucicault’s thirteenth card is chosen among the finer rules, and has room in his hand', async ({
  page,
}) => {
  const begin = async (): Promise<void> => {
    await page.goto('/games/audatia/new');
    await page.getByLabel('Your name').fill('Mara');
    await page.getByLabel('Seat 2', { exact: true }).selectOption('beginner');
    await page.getByText('Clock and finer rules').click();
    await page.getByLabel(/Whose deck .* Seat 1/).selectOption('boucicault');
    await page.getByLabel(/Whose deck .* Seat 2/).selectOption('galeazzo');
    await page.getByLabel(/Boucicault's full hand is thirteen cards/).check();
    await page.getByRole('button', { name: 'Open the match' }).click();
    await page.waitForURL(/\/match\//);
    await expect(page.locator('.plate').first()).toContainText('13 cards · deck 26');
    await expect(page.locator('.plate').nth(1)).toContainText('12 cards · deck 27');
  };
  const window = { what: 'window', left: 0, top: 0, right: 1440, bottom: 900 };
  const fits = async (phase: string): Promise<void> => {
    const cards = await boxes(page, '.hand .card');
    expect(cards.length, phase).toBeGreaterThan(3);
    expect(outside(cards, window), phase).toEqual([]);
    expect(overlapping(cards), phase).toEqual([]);
    // On a phone all that serve are in sight; what rests may be pushed along, and none lies on another.
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = { what: 'screen', left: 0, top: -1e4, right: 390, bottom: 1e4 };
    if ((await page.locator('.hand.many').count()) > 0)
      expect(outside(await boxes(page, '.hand .serve .card'), narrow), phase).toEqual([]);
    expect(overlapping(await boxes(page, '.hand :is(.card, .group p)')), phase).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const phases = ['exchange', 'trade', 'step'];
  await comeTo(begin, async () => {
    for (let [phase] = phases; phase; [phase] = phases) {
      const wanted = phase;
      await fight([page], press, (now) => now.asked && now.phase.startsWith(wanted));
      if ((await look(page)).over) return false;
      await fits(wanted);
      phases.shift();
    }
    return true;
  });
  await fight([page]);
  await expect(finished(page)).toBeVisible();
  // The end is as high as the window, also where it is long: nothing lies below the page.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844);
});

test('Salle Play counts points, and the roles change with each hit', async ({ page }) => {
  await open(page, 'salle', true);
  await expect(page.locator('.plate').first()).toContainText('Challenger');
  await expect(page.locator('.plate').first()).toContainText('0 points');
  await fight(
    [page],
    press,
    async () => (await page.locator('.plate .points').allTextContents()).join(' ') !== '0 points 0 points',
  );
  await expect(page.locator('.plate').first()).toContainText('Respondent');
  // The Virtues are divided anew, and the swords are out again.
  await fight([page], press, (now) => now.phase === 'posta' || now.over);
  await expect(page.locator('.log')).toContainText(
    /\b(You score and have|(?!You\b)\S+ scores and has) 1 point\./,
  );
  await expect(page.locator('.log')).not.toContainText(/You scores|scores and have|score and has/);
});

test('in Sudden Death two browsers lay their rows, and neither sees the other’s', async ({
  page,
  visitor,
}) => {
  await open(page, 'sudden-death', false);
  const friend = await visitor();
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.locator('.table.audatia')).toBeVisible();
  await fight([page, friend], press, (now) => now.phase === 'posta');
  for (const one of [page, friend]) await expect(one.locator('.guards button')).toHaveCount(12);
  await expect(page.locator('.match[data-busy=false]')).toBeVisible();
  await page.locator('[data-guard="Posta di Coda Longa"]').click();
  await page.getByRole('button', { name: 'Seal this guard' }).click();
  await expect(friend.locator('.seal')).toBeVisible();
  await expect(friend.locator('.plate').nth(1)).toContainText('has chosen');
  await expect(friend.locator('.upper')).not.toContainText('Coda Longa');
  await press(friend);
  await expect(friend.locator('.posta').nth(1)).toContainText('Coda Longa');

  const theirs = friend.locator('.row').nth(1);
  await fight([page], press, async () => (await theirs.textContent())?.includes('sealed') ?? false);
  await expect(theirs.locator('li')).toHaveCount(1);
  await fight([friend], press, (now) => now.phase !== 'order');
  await expect(theirs.locator('.hidden')).toHaveCount(0);
  await fight([page, friend]);
  await expect(finished(page)).toBeVisible();
  await expect(finished(friend)).toBeVisible();
});

test('a bout needs nothing but the keyboard', async ({ page }) => {
  await fightTo('step', page, async () => {
    await page.goto('/');
    await shelf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.table.audatia')).toBeVisible();
  });
  // A word of the art explains itself to the focus as to the mouse.
  await page.locator('.plate .term').first().focus();
  await expect(page.getByRole('tooltip')).toContainText('challenge');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.locator('body').press('g');
  await expect(page.locator('.guards button')).toHaveCount(11);
  await page.keyboard.press('g');
  await expect(page.locator('.guards')).toHaveCount(0);
  await fight([page]);
  await expect(finished(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap shows and a second plays, nothing is too small, and nothing scrolls sideways', async ({
    page,
  }) => {
    const small = (): Promise<string[]> =>
      page
        .locator('button:visible, a.button:visible')
        .evaluateAll((all) =>
          all
            .filter((e) => e.getBoundingClientRect().width < 43.5 || e.getBoundingClientRect().height < 43.5)
            .map((e) => e.outerHTML.slice(0, 120)),
        );
    const wide = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    await comeTo(
      () => againstTheBot(page),
      async () => {
        await fight([page], press, (now) => now.phase === 'posta');
        expect(await small()).toEqual([]);
        expect(await wide()).toBe(false);
        await fight([page], press, (now) => now.phase.startsWith('step') && now.asked && now.lit > 0);
        return !(await look(page)).over;
      },
    );
    expect(await small()).toEqual([]);
    expect(await wide()).toBe(false);
    const { n } = await look(page);
    const card = page.locator('.hand .lit').first();
    await card.tap();
    await expect(page.locator('.reader')).toBeVisible();
    await card.tap();
    if (await page.locator('dialog[open]').isVisible())
      await page.locator('dialog .options button').first().tap();
    await expect.poll(async () => (await look(page)).n).toBeGreaterThan(n);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    test('axe finds nothing serious at the guards, in the fight and at the end', async ({ page }) => {
      await againstTheBot(page);
      await fight([page], press, (now) => now.phase === 'posta');
      expect(await serious(page)).toEqual([]);
      await fight([page], press, (now) => now.phase.startsWith('step'));
      expect(await serious(page)).toEqual([]);
      await fight([page]);
      await expect(finished(page)).toBeVisible();
      expect(await serious(page)).toEqual([]);
    });
  });
}
