import type { Table } from '../wire.ts';

/** So long after another question has come nothing is taken for an answer to it: nobody has read it yet. */
const UNREAD = 350;
/** After a move of our own the next question is no surprise; but a second click of a double click is no answer. */
const EXPECTED = 120;

/**
 * How long we are deaf when the table changes, in milliseconds. A press belongs to the question that it was made for:
 * one that was meant for the last question must not become an answer to the next, be it by its place or by its key.
 */
export function deafness(
  before: Pick<Table, 'question'> | null,
  after: Pick<Table, 'question'>,
  ours: boolean,
): number {
  // The first question, or one after a rest, replaces none.
  if (!before || before.question === undefined || before.question === after.question) return 0;
  return ours ? EXPECTED : UNREAD;
}
