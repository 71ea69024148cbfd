package derring.audatia;

import derring.proof.Scenarios;

/** Audatia as its rulebook has it. */
class ScenariosTest extends Scenarios {}
