import bottle from 'icon:broken-bottle';
import fencer from 'icon:fencer';
import lion from 'icon:lion';
import saber from 'icon:saber-and-pistol';
import zeppelin from 'icon:zeppelin';

export interface Volume {
  id: string;
  name: string;
  pitch: string;
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
  /** Seconds that people get for an answer unless they choose, 0 for no limit; where nobody answers, nothing. */
  answers?: number;
  /** How many seats its options ask for, where a game does not let one choose the number itself. */
  seats?: (options: Record<string, unknown>) => number;
}

/** Have at You!: the type of battle says how many fight. */
function battleSeats(options: Record<string, unknown>): number {
  const battle = options.battle ?? 'duel';
  if (battle === 'multi-game-brawl') return Number(options.sets ?? 2) * Number(options['per-set'] ?? 2);
  return battle === 'duel' || battle === 'brawl' ? 2 : 4;
}

export const nameOf = (game: string): string => SHELF.find((book) => book.id === game)?.name ?? '';

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
    answers: 0,
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
    seats: battleSeats,
    answers: 30,
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
    players: '2 to 6',
    minutes: '60',
    ink: '#2a3f87',
    second: '#dcb757',
    icon: fencer,
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
