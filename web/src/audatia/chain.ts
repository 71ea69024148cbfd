import type { HostEvent } from '../wire.ts';
import type { Told } from './seam.gen.ts';

/** One link of the chain of blows. */
export interface Link {
  seat: number;
  card: string;
  /** What it was played as, in a word. */
  use: string;
  /** How the swords were bound by it. */
  bind: 'none' | 'largo' | 'stretto';
  /** Undone by a Deny, or taken back. */
  void: boolean;
}

export interface Chain {
  links: Link[];
  /** Whether the next blow begins a new chain. */
  closed: boolean;
}

export const NO_CHAIN: Chain = { links: [], closed: true };

const USES: Readonly<Record<string, string>> = {
  attack: 'blow',
  parry: 'parry',
  counterattack: 'counter',
  exchange: 'exchange',
  defend: 'defend',
  break: 'break',
};

/** The chain of blows after one more thing was told: it begins with the measure and ends when both break off. */
export function extend(chain: Chain, told: Told | HostEvent): Chain {
  const links = chain.closed ? [] : chain.links;
  const add = (seat: number, card: string, use: string): Chain => ({
    links: [...links, { seat, card, use, bind: 'none', void: false }],
    closed: false,
  });
  const last = (change: Partial<Link>): Chain => ({
    ...chain,
    links: chain.links.map((link, i) => (i === chain.links.length - 1 ? { ...link, ...change } : link)),
  });
  switch (told.kind) {
    case 'struck':
      return add(told.seat, told.card, USES[told.use] ?? told.use);
    case 'beaten':
      return add(told.seat, told.card, 'beat');
    case 'entered':
      return add(told.seat, told.card, told.entry ? 'entry' : 'remedy');
    case 'countered':
      return add(told.seat, told.card, told.perfect ? 'perfect' : 'counter');
    case 'played-skill':
      return add(told.seat, told.card, 'skill');
    case 'bound':
      return last({ bind: told.bind === 'stretto' ? 'stretto' : 'largo' });
    case 'denied':
    case 'took-back':
      return {
        ...chain,
        links: chain.links.map((link, i, all) =>
          i === all.findLastIndex((one) => one.card === told.card && one.seat === told.seat)
            ? { ...link, void: true }
            : link,
        ),
      };
    case 'undone':
      return { ...chain, links: chain.links.slice(0, -1) };
    case 'measured':
    case 'broke-off':
      return { ...chain, closed: true };
    default:
      return chain;
  }
}
