// Matches that this browser hosts itself are kept in it: their facts one by one, and what lists say of them.

const NAME = 'derring';
const VERSION = 1;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error('the store does not answer'));
  });

/** What is put is not kept before that: a store may find out at last that it has no room. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((settle, fail) => {
    transaction.oncomplete = () => settle();
    transaction.onabort = () => fail(transaction.error ?? new Error('the store does not keep it'));
  });

async function put(store: 'facts' | 'matches', value: unknown): Promise<void> {
  const transaction = (await open()).transaction(store, 'readwrite');
  transaction.objectStore(store).put(value);
  await committed(transaction);
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((settle, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('facts', { keyPath: ['match', 'n'] });
      request.result.createObjectStore('matches', { keyPath: 'match' });
    };
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error('there is no store'));
    request.onblocked = () => fail(new Error('the store is in use'));
  });
  return opened;
}

interface Fact {
  match: string;
  n: number;
  fact: string;
}

export const keepFact = (match: string, n: number, fact: string): Promise<void> =>
  put('facts', { match, n, fact });

export const keepSummary = (match: string, summary: string): Promise<void> =>
  put('matches', { match, summary });

/** The facts of a match in their order; none if it is not kept here. */
export async function factsOf(match: string): Promise<string[]> {
  const base = await open();
  const range = IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);
  const found = (await settled(base.transaction('facts').objectStore('facts').getAll(range))) as Fact[];
  return found.map((each) => each.fact);
}

/** What lists say of all matches that are kept here. */
export async function summaries(): Promise<string[]> {
  const base = await open();
  const found = (await settled(base.transaction('matches').objectStore('matches').getAll())) as {
    summary: string;
  }[];
  return found.map((each) => each.summary);
}
