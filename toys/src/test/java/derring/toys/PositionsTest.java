package derring.toys;

import derring.proof.Positions;

class PositionsTest extends Positions {}
