package derring.haveatyou;

import derring.proof.Positions;

/** Have at You! refuses what cannot be, and plays on from whatever can. */
class PositionsTest extends Positions {}
