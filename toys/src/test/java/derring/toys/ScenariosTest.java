package derring.toys;

import derring.proof.Scenarios;

class ScenariosTest extends Scenarios {}
