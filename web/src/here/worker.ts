// Hosts the matches of this browser, in a thread of its own: a master that thinks never stops the page.
import type { Puzzles } from '../wire.gen.ts';
import type { FromHost, ToHost } from './messages.ts';
import { FOLDER, load, loadMore, type Rules } from './rules.ts';
import { factsOf, keepFact, keepSummary, summaries } from './store.ts';

type Waiting =
  | ['tell', number, string]
  | ['keep', string, number, string]
  | ['list', string, string]
  | ['wake', string, number];

const page = self as unknown as {
  postMessage(message: FromHost): void;
  onmessage: (event: MessageEvent<ToHost>) => void;
};

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let rules: Rules | null = null;
let loading: Promise<Rules> | null = null;
let began = { name: '', quick: false, version: '' };
let troubled = false;

function loaded(): Promise<Rules> {
  loading ??= load(began.version).then((found) => {
    if (began.quick) found.quick();
    if (began.name) found.call(began.name);
    rules = found;
    return found;
  });
  return loading;
}

/** Where nothing can be kept, play goes on all the same, and the page says so once. */
function unkept(error: unknown): void {
  if (troubled) return;
  troubled = true;
  const why = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'is full' : 'is closed';
  page.postMessage({
    said: 'trouble',
    text: `The browser’s store ${why}, so this match is lost when the page is left. You can play on.`,
  });
}

/** Does what the rules have left in their tray. */
function settle(): void {
  for (const waiting of JSON.parse(rules?.taken() ?? '[]') as Waiting[]) {
    switch (waiting[0]) {
      case 'tell':
        page.postMessage({ said: 'line', socket: waiting[1], text: waiting[2] });
        break;
      case 'keep':
        keepFact(waiting[1], waiting[2], waiting[3]).catch(unkept);
        break;
      case 'list':
        keepSummary(waiting[1], waiting[2]).catch(unkept);
        break;
      case 'wake':
        wake(waiting[1], waiting[2]);
    }
  }
}

function wake(match: string, at: number): void {
  clearTimeout(timers.get(match));
  const timer = setTimeout(
    () => {
      timers.delete(match);
      rules?.tend(match, Date.now());
      settle();
    },
    Math.max(0, at - Date.now()),
  );
  timers.set(match, timer);
}

/** Sees to it that a match is in the memory of the rules; whether there is such a match. */
async function resumed(match: string): Promise<boolean> {
  const found = await loaded();
  if (found.has(match)) return true;
  const facts = await factsOf(match).catch(() => []);
  if (facts.length === 0) return false;
  if (!found.has(match)) found.resume(match, facts.join('\n'), Date.now());
  return true;
}

/** What does not change lies there ready, written by the same classes that a server answers with. */
const READY = /^\/api\/(games|phrases|games\/[a-z-]+\/(rules|cards)|games\/[a-z-]+\/cards\/[a-z-]+)$/;

/** How many puzzles there are lies ready, too; which is today's does not. */
const PUZZLES = /^\/api\/(games\/[a-z-]+\/puzzles)$/;
const DAY = 24 * 60 * 60 * 1000;

/** What only few ask for is brought when they do. */
const MORE = /^\/api\/games\/([a-z-]+)\/(?:lesson|puzzles\/|scenarios\/)/;
const brought = new Map<string, Promise<void>>();

async function bring(game: string): Promise<void> {
  const found = await loaded();
  let more = brought.get(game);
  if (!more) {
    more = loadMore(found, began.version, game);
    brought.set(game, more);
    more.catch(() => brought.delete(game));
  }
  await more;
}

async function lying(name: string): Promise<{ status: number; text: string }> {
  const found = await fetch(`${FOLDER}answers/${name}.json`);
  return { status: found.status, text: await found.text() };
}

async function answer(path: string, body: string): Promise<{ status: number; text: string }> {
  const ready = body === '' ? READY.exec(path) : null;
  if (ready) return lying(ready[1] ?? '');
  const puzzles = PUZZLES.exec(path);
  if (puzzles) {
    const { status, text } = await lying(puzzles[1] ?? '');
    if (status !== 200) return { status, text };
    const { count } = JSON.parse(text) as Puzzles;
    const today = Math.floor(Date.now() / DAY) % Math.max(1, count);
    return { status, text: JSON.stringify({ count, today } satisfies Puzzles) };
  }
  if (path.startsWith('/api/matches?')) {
    const all = path.includes('show=mine') ? await summaries().catch(() => []) : [];
    return { status: 200, text: `[${all.join(',')}]` };
  }
  const match = /^\/api\/matches\/([^/?]+)/.exec(path)?.[1];
  if (match) await resumed(match);
  const game = MORE.exec(path)?.[1];
  if (game) await bring(game);
  const said = (await loaded()).ask(path, body, Date.now());
  settle();
  const blank = said.indexOf(' ');
  return { status: Number(said.slice(0, blank)), text: said.slice(blank + 1) };
}

const NO_RULES = 'The rules could not be loaded; they are needed once, with a network.';

async function obey(message: ToHost): Promise<void> {
  switch (message.do) {
    case 'begin':
      began = message;
      break;
    case 'ask': {
      const { id } = message;
      const said = await answer(message.path, message.body).catch((error: unknown) => {
        console.warn(error);
        return { status: 503, text: JSON.stringify({ error: { rule: '', sentence: NO_RULES } }) };
      });
      page.postMessage({ said: 'answer', id, ...said });
      break;
    }
    case 'follow': {
      const { socket, match, after } = message;
      if (await resumed(match).catch(() => false)) rules?.follow(socket, match, after, Date.now());
      else page.postMessage({ said: 'gone', socket, why: 'There is no such match in this browser.' });
      settle();
      break;
    }
    case 'say':
      rules?.said(message.socket, message.match, message.text, Date.now());
      settle();
      break;
    case 'leave':
      if (rules?.has(message.match)) rules.leave(message.socket, message.match);
  }
}

page.onmessage = (event) => void obey(event.data);
