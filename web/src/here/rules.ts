// The rules and bots, compiled for browsers: WebAssembly, or JavaScript where a browser cannot run that.

/** What was compiled exports (`Here` in the module `browser`). */
export interface Rules {
  text(name: string, text: string): void;
  call(name: string): void;
  quick(): void;
  ask(path: string, body: string, now: number): string;
  has(match: string): boolean;
  resume(match: string, facts: string, now: number): void;
  follow(socket: number, match: string, after: number, now: number): void;
  leave(socket: number, match: string): void;
  said(socket: number, match: string, text: string, now: number): void;
  tend(match: string, now: number): void;
  taken(): string;
  /** For tests and measurements: what comes of one of `Cases`. */
  played(line: string): string;
}

interface Runtime {
  load(code: ArrayBuffer): Promise<{ exports: Rules }>;
}

/** The names of the files; they change with what is in them. */
interface Files {
  wasm: string;
  script: string;
  runtime: string;
  texts: string;
  /** Of each game what is only needed for its first match and puzzles, and to see its clauses played. */
  more: Record<string, string>;
}

export const FOLDER = '/here/';

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(FOLDER + name);
  if (!answer.ok) throw new Error(`${name} is not there (${answer.status})`);
  return answer;
}

async function compiled(files: Files): Promise<Rules> {
  try {
    const runtime = (await import(/* @vite-ignore */ FOLDER + files.runtime)) as Runtime;
    const code = await (await fetched(files.wasm)).arrayBuffer();
    return (await runtime.load(code)).exports;
  } catch (error) {
    console.warn('No WebAssembly with garbage collection here, so the rules run as JavaScript.', error);
    return (await import(/* @vite-ignore */ FOLDER + files.script)) as Rules;
  }
}

const json = async <T>(name: string): Promise<T> => (await fetched(name)).json() as Promise<T>;

type Texts = Record<string, string>;

/** Hands in what not everybody needs who plays a game. */
export async function loadMore(rules: Rules, version: string, game: string): Promise<void> {
  const name = (await list(version)).more[game];
  if (name) handIn(rules, await json<Texts>(name));
}

function handIn(rules: Rules, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) rules.text(name, text);
}

const list = (version: string): Promise<Files> =>
  json<Files>(version ? `files.json?v=${version}` : 'files.json');

/** @param version that of the page, if something keeps it: none but the rules of that one are taken */
export async function load(version: string): Promise<Rules> {
  const files = await list(version);
  const texts = json<Texts>(files.texts);
  const rules = await compiled(files);
  handIn(rules, await texts);
  return rules;
}
