import { describe, expect, it } from 'vitest';
import { NOTHING_YET, reduce } from '../src/live/reduce.ts';
import { extend, NO_EXCHANGE } from '../src/swordplay/chain.ts';
import type { Told } from '../src/swordplay/seam.gen.ts';
import type { Frame, HostEvent, Table } from '../src/wire.ts';
import { BLANK } from './blank.ts';

const table = (turns: number): Table => ({ ...BLANK, view: { turns } });
const frame = (n: number, text: string, more: Partial<Frame> = {}): Frame => ({
  n,
  kind: 'moved',
  events: [{ kind: 'readied', seat: 0, card: 'Rapier', rules: ['SWP-3'], text }],
  ...more,
});

describe('frames', () => {
  it('of a catch-up fill the log, and the newest brings the table', () => {
    const state = [frame(1, 'one'), frame(3, 'three'), frame(4, 'four', { table: table(2) })].reduce(
      reduce,
      NOTHING_YET,
    );
    expect(state.log.map((line) => line.text)).toEqual(['one', 'three', 'four']);
    expect(state.table).toEqual(table(2));
    expect(state.last).toBe(4);
  });

  it('that come twice change nothing but the table', () => {
    const once = reduce(NOTHING_YET, frame(7, 'x', { table: table(1) }));
    expect(reduce(once, frame(7, 'x'))).toBe(once);
    const again = reduce(once, frame(7, 'x', { table: table(9) }));
    expect(again.log).toHaveLength(1);
    expect(again.table).toEqual(table(9));
    expect(again.fresh).toEqual([]);
  });

  it('keep the last table where they bring none', () => {
    const state = reduce(reduce(NOTHING_YET, frame(1, 'a', { table: table(1) })), frame(2, 'b'));
    expect(state.table).toEqual(table(1));
  });

  it('of words go to the chat, with the speaker', () => {
    const start = reduce(NOTHING_YET, frame(1, 'a', { table: table(1) }));
    const said = reduce(start, {
      n: 2,
      kind: 'said',
      events: [{ kind: 'said', seat: 1, text: 'Have at you!' }],
    });
    expect(said.chat).toEqual([{ n: 2, from: 'Tom', text: 'Have at you!' }]);
    expect(said.log).toHaveLength(1);
  });

  it('of an undo clear the exchange', () => {
    const attacked = reduce(NOTHING_YET, {
      n: 1,
      kind: 'moved',
      events: [
        {
          kind: 'attacked',
          form: 'card',
          seat: 0,
          target: 1,
          card: 'Lunge',
          at: 'thrust',
          damage: 2,
          text: '',
        },
      ],
    });
    expect(
      attacked.events.map((event) => event as Told | HostEvent).reduce(extend, NO_EXCHANGE).links,
    ).toHaveLength(1);
    expect(
      reduce(attacked, { n: 2, kind: 'undone', events: [] })
        .events.map((event) => event as Told | HostEvent)
        .reduce(extend, NO_EXCHANGE).links,
    ).toHaveLength(0);
  });
});
