package derring.proof;

/**
 * The rules with one small change.
 *
 * @param where class and method, as {@code Turn.draw}
 * @param place file and number of the line
 * @param line the line of the source, without the space around it
 * @param change what was done to it, in the words of PIT
 * @param dies whether a scenario noticed
 */
record Mutant(String where, String place, String line, String change, boolean dies) {}
