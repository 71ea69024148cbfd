// What the page and the worker that hosts its matches say to each other.

export type ToHost =
  | { do: 'begin'; name: string; quick: boolean; version: string }
  | { do: 'ask'; id: number; path: string; body: string }
  | { do: 'follow'; socket: number; match: string; after: number }
  | { do: 'say'; socket: number; match: string; text: string }
  | { do: 'leave'; socket: number; match: string };

export type FromHost =
  | { said: 'answer'; id: number; status: number; text: string }
  | { said: 'line'; socket: number; text: string }
  | { said: 'gone'; socket: number; why: string }
  /** What is kept is kept only as long as the page is open, and why. */
  | { said: 'trouble'; text: string };

/** How the ids of matches begin that a page hosts. */
export const isHere = (match: string): boolean => match.startsWith('here-');

/** Whether this browser keeps the rules: else nobody is made to load them who has a server. */
export const rulesKept = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
