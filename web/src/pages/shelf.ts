import bottle from 'icon:broken-bottle';
import book from 'icon:book-cover';
import fencer from 'icon:fencer';
import lion from 'icon:lion';
import saber from 'icon:saber-and-pistol';
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
  second: string;
  icon: string;
  /** How one practises alone, if one can: a match at one screen. */
  practice?: { options: Record<string, unknown>; seats: string[]; names?: string[] };
  /** What those are called at one screen who give no name. */
  hosts?: string[];
  /** What one screen means, where nobody passes it round. */
  screen?: string;
  /** A page that only this game has. */
  more?: { href: string; words: string };
  /** The options say how many fight, and nobody chooses the number itself. */
  counted?: boolean;
}

export const onShelf = (game: string): boolean => SHELF.some((book) => book.id === game);

export const nameOf = (game: string): string =>
  SHELF.find((book) => book.id === game)?.name ?? sentenceCase(game);

/** A game that the server has and the shelf knows nothing of: bound in plain cloth. */
export const plainVolume = (game: Pick<Game, 'id' | 'name' | 'pitch'>): Volume => ({
  id: game.id,
  name: game.name,
  pitch: game.pitch,
  players: '',
  minutes: '',
  ink: '#5b5345',
  second: '#b9ab8d',
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
    second: '#d8a15c',
    icon: saber,
  },
  {
    id: 'have-at-you',
    name: 'Have at You!',
    pitch: 'A brawl on deck and in the rigging; who tires first goes overboard.',
    players: '2 to 16',
    minutes: '30',
    ink: '#28584a',
    second: '#9fc7a8',
    icon: bottle,
    counted: true,
  },
  {
    id: 'fire-at-will',
    name: 'Fire at Will',
    pitch: 'Airships in a brass sky, broadside against broadside, both at once and as fast as you can.',
    players: '2',
    minutes: '10',
    ink: '#2f5f86',
    second: '#d9ae58',
    icon: zeppelin,
    practice: { options: { idle: false }, seats: ['me', 'me'], names: SHIPS },
    hosts: SHIPS,
    screen: 'Two captains, each with a half of it.',
  },
  {
    id: 'one-for-all',
    name: '…And One For All!',
    pitch: 'Musketeers, tables, candlesticks and a great many guards.',
    players: '2 to 4',
    minutes: '30',
    ink: '#2a3f87',
    second: '#dcb757',
    icon: fencer,
    more: { href: '/games/one-for-all/tables', words: 'build a table' },
  },
  {
    id: 'audatia',
    name: 'Audatia',
    pitch: 'Fiore’s longsword from the old manuscript: twelve guards, four virtues.',
    players: '2',
    minutes: '30',
    ink: '#a3371d',
    second: '#8fa9dc',
    icon: lion,
  },
];
