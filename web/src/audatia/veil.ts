import type { Seen } from './seam.gen.ts';

/** A view without what only its own player may look at, for a screen that is passed round. */
export const veiled = (view: Seen): Seen => ({
  ...view,
  cards: [],
  fighters: view.fighters.map((fighter) => {
    const open = { ...fighter, aside: [] };
    delete open.hand;
    delete open.row;
    delete open.choice;
    return open;
  }),
});
