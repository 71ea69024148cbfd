import type { Page } from '../wire.gen.ts';
import { digest } from './chance.ts';
import type { Check } from './verify.ts';

/** Whether the page of the host's public list that a match named is what its hash says, and has its commitment. */
export async function onTheList(commitment: string, n: number, page: Page | undefined): Promise<Check> {
  const bad = (found: string): Check => ({
    verdict: 'bad',
    says: "The seal should be on the host's public list",
    found,
  });
  if (page?.n !== n) return bad(`page ${n} of the list is not there`);
  if (!page.commitments.includes(commitment)) return bad(`page ${n} of the list does not have it`);
  if ((await digest([page.before, page.at, page.commitments])) !== page.hash)
    return bad(`page ${n} of the list was altered: its hash is another`);
  return { verdict: 'good', says: "The seal is on the host's public list", found: `page ${n}` };
}
