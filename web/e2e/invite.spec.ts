import { expect, type Page } from '@playwright/test';
import { boxes, outside } from './boxes.ts';
import { fire, meet, scoring, skip } from './fire.ts';
import { sit } from './sit.ts';
import {
  againstTheBot,
  fight,
  finished,
  look,
  open,
  press,
  resign,
  serious,
  test,
  together,
  whatIf,
} from './table.ts';

const seats = (page: Page) => page.getByRole('list', { name: 'Seats' });

test('who comes by a link is told who asks and to what, gives a name, sits down and salutes', async ({
  page,
  visitor,
}) => {
  await open(page, 'By link', 'Mara');
  await expect(page.getByRole('img', { name: 'The link as a code for a camera' })).toBeVisible();
  await expect(page.getByLabel('The link to this match')).toHaveValue(page.url());
  expect(await serious(page)).toEqual([]);
  const friend = await visitor();
  await friend.goto(page.url());
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(
    'Mara challenges you to a game of Swordplay',
  );
  await expect(friend.getByText('Mara is at the table')).toBeVisible();
  await expect(friend.getByText(/about 10 minutes/)).toBeVisible();
  await expect(friend.locator('[data-cover=swordplay]')).toBeVisible();
  await expect(friend.getByRole('region', { name: 'How to win', exact: true })).toContainText(/\w{4}/);
  const name = friend.getByLabel('Your name at the table');
  await expect(name).toHaveValue(/^[A-Z][a-z]+ [A-Z][A-Za-z-]+$/);
  expect(await serious(friend)).toEqual([]);
  await name.fill('Jonas');
  await name.press('Enter');
  await expect(friend.locator('.hand')).toBeVisible();
  await expect(page.getByText('Jonas').first()).toBeVisible();
  await friend.getByRole('button', { name: 'Salute' }).click();
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(chat, 'who sat down talks under that name').toContainText('Jonas salutes with the blade.');
  await friend.getByRole('button', { name: 'Touché!' }).click();
  await expect(chat).toContainText('Jonas Touché!');

  await friend.goto(`/match/${'0'.repeat(32)}`);
  await expect(friend.getByRole('heading', { name: 'This link leads to no table' })).toBeVisible();
  expect(await serious(friend)).toEqual([]);
});

test('on a tablet each picture of how to win keeps to its third', async ({ page, visitor }) => {
  await sit(page, { game: 'fire-at-will', seats: ['me', 'open'] });
  const friend = await visitor({ viewport: { width: 820, height: 1180 } });
  await friend.goto(page.url());
  const figure = '.twenty figure:visible';
  await expect(friend.locator(figure)).toHaveCount(3);
  for (const [i, third] of (await boxes(friend, figure)).entries())
    expect(outside(await boxes(friend, `${figure}:nth-of-type(${i + 1}) > * > *`), third)).toEqual([]);
});

test('who types no name opens and sits down under the one that was lent', async ({ page, visitor }) => {
  await page.goto('/games/swordplay/new');
  const own = page.getByLabel('Your name', { exact: true });
  await expect(own).not.toHaveValue('');
  const lent = await own.inputValue();
  await own.fill('');
  await page.getByRole('button', { name: /^Open the match/ }).click();
  await expect(seats(page)).toContainText(lent);
  const friend = await visitor();
  await friend.goto(page.url());
  const name = friend.getByLabel('Your name at the table');
  await expect(name).not.toHaveValue('');
  const theirs = await name.inputValue();
  await name.fill('');
  await name.press('Enter');
  await expect(friend.locator('.hand')).toBeVisible();
  await expect(page.getByText(theirs).first()).toBeVisible();
});

test('the host sends the link round by what the device has for that, or copies it', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    Object.assign(navigator, {
      share: (what: ShareData) => Promise.resolve(sent.push(`shared ${what.url ?? ''}`)),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(sent.push(`copied ${text}`)) },
    });
  });
  await open(page, 'By link', 'Mara');
  await page.getByRole('button', { name: 'Share …' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent)).toEqual([
    `shared ${page.url()}`,
    `copied ${page.url()}`,
  ]);
});

for (const clipboard of ['none', 'refused'] as const)
  test(`who cannot copy a link (${clipboard}) is told so, and finds it selected`, async ({ page }) => {
    await page.addInitScript((clipboard) => {
      const refuses = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard === 'none' ? undefined : refuses });
    }, clipboard);
    const selected = (): Promise<string> =>
      page.evaluate(() => {
        const field = document.activeElement;
        return field instanceof HTMLInputElement
          ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
          : '';
      });
    await open(page, 'By link', 'Mara');
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('copy it by hand')).toBeVisible();
    expect(await selected()).toBe(page.url());
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Let a bot sit here' }).click();
    await page.getByRole('list', { name: 'Bots' }).getByRole('button').first().click();
    await expect(page.locator('.table')).toBeVisible();
    await resign(page);
    await finished(page).getByRole('button', { name: 'Link', exact: true }).click();
    await expect(page.getByText('copy it by hand')).toBeVisible();
    expect(await selected()).toBe(`${page.url()}/replay`);
    expect(await serious(page)).toEqual([]);
  });

test('the lobby turns over to older matches, a few at a time, to the last of them', async ({ page }) => {
  const waiting = (n: number): unknown => ({
    match: n.toString(16).padStart(32, '0'),
    game: 'swordplay',
    name: 'Swordplay: Pirates',
    state: 'open',
    seats: [
      { name: `Captain ${n}`, kind: 'guest', bot: '', face: '' },
      { name: '', kind: 'open', bot: '' },
    ],
    you: [],
    options: {},
    who: 'public',
    clock: { kind: 'none', seconds: 0 },
    turn: -1,
    toAct: [],
    watching: 0,
    opened: n,
    at: n,
  });
  const numbers = (from: number, many: number): number[] => Array.from({ length: many }, (_, i) => from - i);
  await page.route(/\/api\/matches\?show=open/, (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 100);
    // Fifty at a time, as a server gives them; there are fifty-three.
    return route.fulfill({ json: numbers(before - 1, before === 100 ? 50 : 3).map(waiting) });
  });
  await page.goto('/lobby');
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Waiting for somebody' }) });
  await expect(list.locator('.matches > li')).toHaveCount(6);
  await expect(list.locator('.names').first()).toHaveText('Captain 99 against an empty seat');
  const older = list.getByRole('button', { name: 'Older ones' });
  for (let pages = 1; pages < 9; pages++) {
    await older.click();
    if (pages < 8) await expect(list.locator('.matches > li')).toHaveCount(6 * (pages + 1));
  }
  await expect(list.locator('.matches > li')).toHaveCount(53);
  await expect(list.locator('.names').last()).toHaveText('Captain 47 against an empty seat');
  await expect(older).toHaveCount(0);
});

test('the bots are offered at the empty seat, and nobody’s place moves for them', async ({ page }) => {
  await open(page, 'By link', 'Mara');
  await expect(seats(page).getByRole('button', { name: 'Let a bot sit here' })).toBeVisible();
  const places = () => boxes(page, '[aria-label="Seats"] > li');
  const before = await places();
  await seats(page).getByRole('button', { name: 'Let a bot sit here' }).click();
  await expect(page.getByRole('list', { name: 'Bots' })).toBeVisible();
  const after = await places();
  expect(after.map(({ left, top }) => [left, top])).toEqual(before.map(({ left, top }) => [left, top]));
  expect(after[0]?.top).toBe(after[1]?.top);
  expect(await serious(page)).toEqual([]);
});

test('the host lets a bot sit down, lays out another battle for who has come, and calls it off', async ({
  page,
  visitor,
}) => {
  await open(page, 'By link', 'Mara', () => page.getByRole('button', { name: 'Pull up a chair' }).click());
  const friend = await visitor();
  await friend.goto(page.url());
  await expect(friend.getByText('3 at the table')).toBeVisible();
  await expect(page.locator('.chairs span')).toHaveCount(3);
  await seats(page).getByRole('button', { name: 'Let a bot sit here' }).first().click();
  await page
    .getByRole('list', { name: 'Bots' })
    .getByRole('button', { name: /Doña Sabela/ })
    .click();
  await expect(seats(page)).toContainText('Doña Sabela');
  await expect(friend.getByText('with Doña Sabela')).toBeVisible();
  const before = page.url();
  await page.getByRole('link', { name: 'Change the battle' }).click();
  await expect(page.getByRole('heading', { name: /Another battle/ })).toBeVisible();
  await expect(page.getByLabel('Seat 2', { exact: true })).toHaveValue('master');
  await page.getByRole('radio', { name: /^Arena/ }).click();
  await page.getByRole('button', { name: 'Open the match for three' }).click();
  await expect(seats(page)).toContainText('Doña Sabela');
  expect(page.url()).not.toBe(before);
  await friend.waitForURL(page.url());
  const told = (await (await friend.request.get(page.url().replace('/match/', '/api/matches/'))).json()) as {
    match: { options: unknown };
  };
  expect(told.match.options).toMatchObject({ set: 'arena', seats: 3 });
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('button', { name: 'Yes, call it off' }).click();
  await expect(friend.getByText('Mara has called it off.')).toBeVisible();
  await expect(page.locator('.shelf')).toBeVisible();
});

test('the next person who wants the same game: two meet, and one of them had reloaded', async ({
  page,
  visitor,
}) => {
  const other = await visitor();
  for (const one of [page, other]) {
    await one.goto('/');
    await one.getByRole('radio', { name: 'Audatia' }).check();
  }
  await page.getByRole('button', { name: 'Find me one' }).click();
  await expect(page.getByRole('heading', { name: 'The next person who wants Audatia' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The next person who wants Audatia' })).toBeVisible();
  await other.getByRole('button', { name: 'Find me one' }).click();
  for (const one of [page, other]) await expect(one.locator('.table.audatia')).toBeVisible();
  expect(other.url()).toBe(page.url());
});

test('a first match is offered once; a running match is put away, and taken out among mine', async ({
  page,
}) => {
  await page.goto('/');
  const first = page.getByRole('region', { name: 'The first time here?' });
  await expect(first.getByRole('link', { name: 'Teach me' })).toHaveAttribute(
    'href',
    '/games/swordplay/learn',
  );
  await first.getByRole('button', { name: 'Not now' }).click();
  await expect(first).toHaveCount(0);
  await againstTheBot(page);
  const match = new URL(page.url()).pathname;
  await page.goto('/');
  await expect(first).toHaveCount(0);
  const running = page.getByRole('region', { name: 'Your matches' });
  await expect(running.getByRole('link', { name: 'Back to the table' })).toHaveAttribute('href', match);
  expect(await serious(page)).toEqual([]);
  await running.getByRole('button', { name: /^Put away/ }).click();
  await expect(running).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.shelf')).toBeVisible();
  await expect(running).toHaveCount(0);
  await page.goto('/mine');
  await page.getByRole('button', { name: 'Take out again' }).click();
  await page.goto('/');
  await expect(running).toBeVisible();
});

test('one click fights the bot again; mine has results, figures and records, and what if keeps the bot', async ({
  page,
}) => {
  await againstTheBot(page);
  const match = new URL(page.url()).pathname;
  await fight([page]);
  await expect(finished(page)).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/match/') && url.pathname !== match);
  await expect(page.locator('.hand')).toBeVisible();

  await page.goto('/mine');
  const list = page.locator('.matches > li');
  await expect(list).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Best scores' })).toContainText(/[01] won of 1/);
  const won = (await page.locator('.matches .result').textContent()) === 'Won';
  await page.getByLabel('Result').selectOption(won ? 'won' : 'lost');
  await expect(list).toHaveCount(1);
  await expect(list.locator('.whole'), 'a small picture of its board').toBeAttached();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('link', { name: 'Record' }).click(),
  ]);
  await page.getByLabel('Result').selectOption(won ? 'lost' : 'won');
  await expect(page.getByText('None of this kind.')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByLabel('A record from a file').setInputFiles((await file.path()) ?? '');
  await expect(page.getByRole('region', { name: 'The record' })).toContainText('moves');

  await page.goto(`${match}/replay?seat=0&step=5`);
  await expect(page.locator('.hand')).toBeVisible();
  await whatIf(page, /Calloway/);
  await page.waitForURL((url) => /^\/match\/[^/]+$/.test(url.pathname) && url.pathname !== match);
  await expect(page.locator('.hand')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Pass to/ }), 'the bot plays the other').toHaveCount(0);
  const { n } = await look(page);
  for (let i = 0; i < 6; i++) await press(page);
  expect((await look(page)).n).toBeGreaterThan(n);
});

test('every battle that is shown in a picture can be opened', async ({ page }) => {
  for (const game of ['swordplay', 'have-at-you', 'fire-at-will', 'one-for-all', 'audatia']) {
    await page.goto(`/games/${game}/new`);
    const battles = page.getByRole('radiogroup', { name: 'What do you fight?' }).getByRole('radio');
    await expect(battles.first()).toHaveAttribute('aria-checked', 'true');
    for (const battle of await battles.all()) {
      await battle.click();
      await expect(battle).toHaveAttribute('aria-checked', 'true');
      const name = await battle.textContent();
      await expect(async () => {
        await page.getByRole('button', { name: /^Open the match/ }).click();
        await page.waitForURL(/\/match\//, { timeout: 2_000 });
      }, `${game}: ${name}`).toPass({ timeout: 8_000 });
      await page.goBack();
      await expect(battles.first()).toBeVisible();
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of ['swordplay', 'have-at-you', 'fire-at-will', 'audatia', 'one-for-all'])
    test(`who is asked to ${game} sees who asks, how one wins and the seat on one screen`, async ({
      page,
      visitor,
    }) => {
      await sit(page, { game, seats: ['me', 'open'] });
      const friend = await visitor();
      await friend.goto(page.url());
      await expect(friend.locator('.join .twenty figure')).toHaveCount(3);
      const parts = await boxes(friend, '.join :is(h1, .picture:not([data-cover]), input, .main-button)');
      expect(parts).toHaveLength(6);
      for (const part of parts) {
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.right).toBeLessThanOrEqual(390);
        expect(part.bottom).toBeLessThanOrEqual(844);
      }
    });

  test('what somebody says or asks is seen at once, counted, and answered where it is seen', async ({
    page,
    visitor,
  }) => {
    const other = await visitor({
      viewport: { width: 1440, height: 900 },
      hasTouch: false,
      isMobile: false,
    });
    await together(page, other);
    await other.getByRole('button', { name: 'Salute' }).click();
    const toast = page.locator('.toasts');
    await expect(toast).toContainText('salutes with the blade.');
    await expect(page.getByRole('button', { name: 'Log and chat, 1 new words' })).toBeVisible();
    await other.getByRole('button', { name: 'Menu' }).click();
    await other.getByRole('button', { name: 'Offer a draw' }).click();
    await expect(toast).toContainText('offers a draw.');
    const answers = await toast
      .getByRole('button', { name: /^(Agree|Decline)$/ })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(answers, 'both answers in one line').toEqual([answers[0], answers[0]]);
    expect(await serious(page)).toEqual([]);
    await toast.getByRole('button', { name: 'Decline' }).tap();
    await expect(other.getByText('Waiting for an answer.')).toHaveCount(0);
    await toast.getByRole('button', { name: 'Answer' }).tap();
    await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log and chat', exact: true })).toHaveCount(1);
  });

  test('who offers a draw sees that it waits, and how it is answered', async ({ page, visitor }) => {
    const other = await visitor();
    await together(page, other);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Offer a draw' }).tap();
    const toast = page.locator('.toasts');
    await expect(toast).toContainText('Waiting for an answer.');
    await other.getByRole('button', { name: 'Decline' }).click();
    await expect(toast).toContainText('declines.');
    await expect(toast).not.toContainText('Waiting for an answer.');
    await toast.getByRole('button', { name: 'Close' }).tap();
    await expect(toast).toHaveCount(0);
  });

  test('a rematch is offered also to who looks at the table once more', async ({ page, visitor }) => {
    const other = await visitor({ viewport: { width: 1440, height: 900 } });
    await together(page, other);
    await resign(other);
    await expect(finished(page)).toBeVisible();
    await page.getByRole('button', { name: 'See the table' }).tap();
    await expect(finished(page)).toHaveCount(0);
    await other.getByRole('button', { name: 'Once more' }).click();
    const toast = page.locator('.toasts');
    await expect(toast).toContainText('would like a rematch.');
    await toast.getByRole('button', { name: 'Agree' }).tap();
    await toast.getByRole('link', { name: 'Go to the rematch' }).tap();
    await other.getByRole('link', { name: 'Go to the rematch' }).click();
    await expect(page.locator('.hand')).toBeVisible();
    await other.waitForURL(page.url());
  });

  test('a rematch is offered also to who still hears the scoring', async ({ page, visitor }) => {
    const other = await visitor({ viewport: { width: 1440, height: 900 } });
    await meet(other, page);
    await Promise.all([fire(page), fire(other)]);
    await expect(scoring(page)).toBeVisible();
    await skip(other);
    await other.getByRole('button', { name: 'Once more' }).click();
    await expect(scoring(page)).toBeVisible();
    await expect(page.locator('.toasts')).toContainText('would like a rematch.');
    await expect(page.locator('.toasts').getByRole('button', { name: 'Agree' })).toBeVisible();
  });
});

test('the browser tells that it is my turn if I allow it, and asks only when I say so', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, {
      told,
      Notification: class {
        static permission = 'default';
        static requestPermission(): Promise<string> {
          told.push('asked');
          this.permission = 'granted';
          return Promise.resolve('granted');
        }
        // What nobody has allowed is not shown.
        constructor(title: string) {
          if (Notification.permission === 'granted') told.push(title);
        }
        close(): void {}
      },
    });
  });
  const told = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  await againstTheBot(page);
  await press(page);
  expect(await told()).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
  expect(await told()).toEqual(['asked']);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  for (let i = 0; i < 200 && !(await told()).includes('Your move'); i++)
    if (!(await press(page))) await page.waitForTimeout(30);
  expect(await told()).toContain('Your move');
});

/** A browser as on Android: a page may not say anything itself, its worker may. */
const onAndroid = (page: Page, { answer, worker }: { answer: string; worker: boolean }): Promise<unknown> =>
  page.addInitScript(
    ({ answer, worker }) => {
      const told: string[] = [];
      const registration = {
        active: {},
        showNotification: (title: string) => Promise.resolve(told.push(`worker: ${title}`)),
        getNotifications: () => Promise.resolve([]),
        addEventListener: () => undefined,
      };
      Object.defineProperty(navigator, 'serviceWorker', {
        value: {
          controller: null,
          getRegistration: () => Promise.resolve(worker ? registration : undefined),
          addEventListener: () => undefined,
        },
      });
      const Notification = Object.assign(
        function () {
          throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
        },
        {
          permission: 'default',
          requestPermission(): Promise<string> {
            Notification.permission = answer;
            return Promise.resolve(answer);
          },
        },
      );
      Object.assign(globalThis, {
        told,
        Notification,
      });
    },
    { answer, worker },
  );
const toldBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('where only a worker may say that it is my turn, it does', async ({ page }) => {
  await onAndroid(page, { answer: 'granted', worker: true });
  await againstTheBot(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await expect(page.getByRole('button', { name: 'You are told when it is your turn' })).toBeVisible();
  await menuOf(page).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  for (let i = 0; i < 200 && (await toldBy(page)).length === 0; i++)
    if (!(await press(page))) await page.waitForTimeout(30);
  expect(await toldBy(page)).toContain('worker: Your move');
});

test('where nobody may say that it is my turn, that is said, and not offered', async ({ page }) => {
  await onAndroid(page, { answer: 'granted', worker: false });
  await againstTheBot(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menuOf(page).getByRole('status')).toContainText('only if it keeps the games');
  await expect(page.getByRole('button', { name: 'Tell me when it is my turn' })).toHaveCount(0);
});

test('a browser that allows it and then does not do it breaks nothing, and says so', async ({ page }) => {
  await onAndroid(page, { answer: 'granted', worker: false });
  await page.addInitScript(() => {
    (Notification as unknown as { permission: string }).permission = 'granted';
    localStorage.setItem('derring.notices', 'on');
  });
  await againstTheBot(page);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  const off = (): Promise<boolean> => page.evaluate(() => localStorage.getItem('derring.notices') === 'off');
  for (let i = 0; i < 200 && !(await off()); i++) if (!(await press(page))) await page.waitForTimeout(30);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menuOf(page).getByRole('status')).toContainText('only if it keeps the games');
});

test('whoever does not allow notices is told what that means', async ({ page }) => {
  await onAndroid(page, { answer: 'denied', worker: true });
  await againstTheBot(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await expect(menuOf(page).getByRole('status')).toContainText('Your browser does not allow it.');
  expect(await serious(page)).toEqual([]);
});
