package derring.oneforall;

import derring.proof.Positions;

/** Audatia refuses what cannot be, and plays on from whatever can. */
class PositionsTest extends Positions {}
