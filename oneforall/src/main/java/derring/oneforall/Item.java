package derring.oneforall;

/**
 * A kind of thing that is held in one hand.
 *
 * @param bonus more hits if the option damage is on (A1FA-7A)
 * @param breaks it is gone when it has been thrown (A1FA-R32)
 * @param spills it can be emptied at somebody (DISTRACT)
 */
record Item(String id, String name, int bonus, boolean breaks, boolean spills) {}
