package derring.haveatyou;

import derring.proof.Scenarios;

/** Have at You! as its rulebook has it. */
class ScenariosTest extends Scenarios {}
