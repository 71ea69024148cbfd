package derring.fireatwill;

import derring.proof.Positions;

/** Fire at Will refuses what cannot be, and plays on from whatever can. */
class PositionsTest extends Positions {}
