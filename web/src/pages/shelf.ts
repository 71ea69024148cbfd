import beast from 'icon:beast-eye';
import beer from 'icon:beer-stein';
import bottle from 'icon:broken-bottle';
import book from 'icon:book-cover';
import fencer from 'icon:fencer';
import lion from 'icon:lion';
import cannon from 'icon:cannon';
import castle from 'icon:castle';
import crossed from 'icon:crossed-swords';
import dice from 'icon:dice-six-faces-three';
import duel from 'icon:duel';
import galleon from 'icon:galleon';
import helmet from 'icon:viking-helmet';
import laurel from 'icon:laurel-crown';
import ring from 'icon:ring';
import saber from 'icon:saber-and-pistol';
import skull from 'icon:skull-crossed-bones';
import clash from 'icon:sword-clash';
import target from 'icon:target-shot';
import friends from 'icon:three-friends';
import wound from 'icon:sword-wound';
import zeppelin from 'icon:zeppelin';
import { sentenceCase } from '../plain/words.ts';
import type { Game } from '../wire.ts';

export interface Volume {
  id: string;
  name: string;
  pitch: string;
  /** Empty where nobody has counted. */
  players: string;
  minutes: string;
  ink: string;
  /** The same ink as it is read by lantern light: words in it on the dark ground. */
  lit: string;
  second: string;
  icon: string;
  /** How one practises alone, if one can: a match at one screen. */
  practice?: { options: Record<string, unknown>; seats: string[]; names?: string[] };
  /** What those are called at one screen who give no name. */
  hosts?: string[];
  /** For what a table waits that has a free seat: 'Waiting for ...'. */
  awaits?: string;
  /** For whom the seats fight, in turn. */
  sides?: string[];
  /** What one screen means, where nobody passes it round. */
  screen?: string;
  /** A page that only this game has. */
  more?: { href: string; words: string };
  /** The options say how many fight, and nobody chooses the number itself. */
  counted?: boolean;
  /** Battles worth a picture of their own: what is chosen for each, beside the standard. */
  battles?: Battle[];
}

export interface Battle {
  name: string;
  words: string;
  /** What is drawn upon its picture. */
  mark: string;
  /** Which picture, where there is another than the cover's. */
  look?: string;
  /** With what one begins after a first match, where the standard takes long. */
  first?: boolean;
  options: Record<string, unknown>;
}

export const onShelf = (game: string): boolean => SHELF.some((book) => book.id === game);

export const nameOf = (game: string): string =>
  SHELF.find((book) => book.id === game)?.name ?? sentenceCase(game);

/** The inks of a game, for whatever stands inside an element with this style. */
export function inksOf(game: string): string {
  const { ink, lit } = SHELF.find((book) => book.id === game) ?? PLAIN;
  return `--game: ${ink}; --game-lit: ${lit}`;
}

/** A sentence that ends with the name of a game: some names bring a mark of their own. */
export const closed = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const PLAIN = { ink: '#5b5345', lit: '#d3c6a6', second: '#b9ab8d' };

/** A game that the server has and the shelf knows nothing of: bound in plain cloth. */
export const plainVolume = (game: Pick<Game, 'id' | 'name' | 'pitch'>): Volume => ({
  id: game.id,
  name: game.name,
  pitch: game.pitch,
  players: '',
  minutes: '',
  ...PLAIN,
  icon: book,
});

const SHIPS = ['Illyria', 'Northwall'];

/** The five games on the shelf, whether the server has them yet or not. */
export const SHELF: Volume[] = [
  {
    id: 'swordplay',
    name: 'Swordplay',
    pitch: 'Two pirates, one deck. Cut, parry, riposte, until one lies on the planks.',
    players: '2 to 8',
    minutes: '10',
    ink: '#8a2a21',
    lit: '#f0917f',
    awaits: 'somebody to cross blades',
    second: '#d8a15c',
    icon: saber,
    battles: [
      { name: 'Pirates', words: 'one deck, sixty cards', mark: saber, options: {} },
      {
        name: 'Arena',
        words: 'heroes, shields, no thrust',
        mark: helmet,
        look: 'arena',
        options: { set: 'arena' },
      },
      {
        name: 'Pirates against Arena',
        words: 'each with its own deck',
        mark: clash,
        look: 'crossover',
        options: { set: 'crossover' },
      },
      {
        name: 'All against the Pit Beast',
        words: 'you stand together',
        mark: beast,
        look: 'beast',
        options: { set: 'arena', monster: true },
      },
    ],
  },
  {
    id: 'have-at-you',
    name: 'Have at You!',
    pitch: 'A brawl on deck and in the rigging; who tires first goes overboard.',
    players: '2 to 16',
    minutes: '30',
    ink: '#28584a',
    lit: '#86c8ae',
    awaits: 'somebody to brawl with',
    second: '#9fc7a8',
    icon: bottle,
    counted: true,
    battles: [
      { name: 'Duel', words: 'two, to the end', mark: duel, options: {} },
      {
        name: 'Last man standing',
        words: 'four, and one is left',
        mark: skull,
        look: 'many',
        options: { battle: 'last-man-standing' },
      },
      {
        name: 'Brawl for points',
        words: 'who falls comes back',
        mark: beer,
        look: 'brawl',
        options: { battle: 'multiplayer-brawl' },
      },
      {
        name: 'Two crews',
        words: 'two against two',
        mark: friends,
        look: 'crews',
        options: { battle: 'team-duel' },
      },
      {
        name: 'A ring of decks',
        words: 'eight at four boards, and guests',
        mark: ring,
        look: 'many',
        options: { battle: 'multi-game-brawl', sets: 4 },
      },
    ],
  },
  {
    id: 'fire-at-will',
    name: 'Fire at Will',
    pitch: 'Airship against airship, both at once, as fast as you can.',
    players: '2',
    minutes: '10',
    ink: '#2f5f86',
    lit: '#8cc3ea',
    awaits: 'an enemy ship',
    second: '#d9ae58',
    icon: zeppelin,
    practice: { options: { idle: false }, seats: ['me', 'me'], names: SHIPS },
    hosts: SHIPS,
    sides: SHIPS.map((ship) => `on the ${ship}`),
    battles: [
      { name: 'As printed', words: 'six guns each', mark: cannon, options: {} },
      {
        name: 'Master Gunners',
        words: 'a hand more on both ships',
        mark: target,
        options: { gunners: 'both' },
      },
      { name: 'The same deal', words: 'nobody blames the cards', mark: dice, options: { 'same-deal': true } },
    ],
    screen: 'Two captains, each with a half of it.',
  },
  {
    id: 'one-for-all',
    name: '…And One For All!',
    pitch: 'Musketeers, tables, candlesticks and a great many guards.',
    players: '2 to 4',
    minutes: '30',
    ink: '#2a3f87',
    lit: '#b3b9f6',
    awaits: 'somebody to draw swords with',
    second: '#dcb757',
    icon: fencer,
    battles: [
      { name: 'The tavern', words: 'tables, stairs, a chandelier', mark: beer, options: {} },
      {
        name: 'The convent',
        words: 'a yard, a well, a wall',
        mark: castle,
        look: 'convent',
        options: { table: 'convent' },
      },
      {
        name: 'The deck',
        words: 'ropes, rails and the sea',
        mark: galleon,
        look: 'deck',
        options: { table: 'deck' },
      },
      {
        name: 'Man against man',
        words: 'Athos and a Guard, soon decided',
        mark: duel,
        first: true,
        options: { musketeers: ['athos'], guards: ['guard'] },
      },
    ],
    sides: ['for the Musketeers', 'for the Guards'],
    more: { href: '/games/one-for-all/tables', words: 'build a table' },
  },
  {
    id: 'audatia',
    name: 'Audatia',
    pitch: 'Fiore’s longsword: twelve guards, four virtues.',
    players: '2',
    minutes: '30',
    ink: '#a3371d',
    lit: '#f2a562',
    awaits: 'somebody to salute',
    second: '#8fa9dc',
    icon: lion,
    battles: [
      { name: 'The art of arms', words: 'the basic game', mark: crossed, options: {} },
      {
        name: 'Salle play',
        words: 'a practice bout',
        mark: laurel,
        look: 'salle',
        options: { rules: 'salle' },
      },
      {
        name: 'Sudden death',
        words: 'one blow decides',
        mark: wound,
        look: 'death',
        options: { rules: 'sudden-death' },
      },
    ],
  },
];
