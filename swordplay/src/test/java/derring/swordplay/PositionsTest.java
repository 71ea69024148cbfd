package derring.swordplay;

import derring.proof.Positions;

/** Swordplay refuses what cannot be, and plays on from whatever can. */
class PositionsTest extends Positions {}
