/** How a match ended, as its stage shows it. */
export interface Last {
  /** Who stands at the left, and who at the right: -1 where nobody does. */
  winner: number;
  loser: number;
  drawn: boolean;
  /** The last blow is struck, has landed, and all is over. */
  act: 'blow' | 'hit' | 'over';
}
