package derring.fireatwill;

import derring.proof.Scenarios;

/** Fire at Will as its rulebook has it. */
class ScenariosTest extends Scenarios {}
