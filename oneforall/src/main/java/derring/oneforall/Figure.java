package derring.oneforall;

/**
 * Somebody who fights (A1FA-3B).
 *
 * @param name as players say it
 * @param rating how many dice he defends and duels with
 * @param duels he may start duels
 * @param blade he has the skills of the Hired Blade (A1FA-S.blade)
 */
record Figure(String id, String name, int rating, boolean duels, boolean blade) {}
