package derring.oneforall;

import derring.proof.Scenarios;

/** ...And One For All! as its rulebook has it. */
class ScenariosTest extends Scenarios {}
