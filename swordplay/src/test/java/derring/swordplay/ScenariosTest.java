package derring.swordplay;

import derring.proof.Scenarios;

/** Swordplay as its rulebook has it. */
class ScenariosTest extends Scenarios {}
