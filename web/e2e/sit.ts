import { expect, type Page } from '@playwright/test';

export interface Sitting {
  game: string;
  options?: Record<string, unknown>;
  /** `me`, `open`, or a bot by its word. */
  seats: string[];
  who?: 'link' | 'public' | 'local';
  /** Whether the server moves for who has no choice. */
  passes?: boolean;
}

/** Opens a match as asked for, and sits down at it; without a clock, and nothing waits for answers. */
export async function sit(
  page: Page,
  { game, options = {}, seats, who = 'link', passes = true }: Sitting,
): Promise<void> {
  await page.goto('/about');
  const answer = await page.evaluate(
    async (opening) => {
      await fetch('/api/me');
      const answer = await fetch('/api/matches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(opening),
      });
      return (await answer.json()) as { match?: string };
    },
    { game, options, seats, who, clock: { kind: 'none' }, passes, answers: 0 },
  );
  expect(answer, `${game} opens`).toHaveProperty('match');
  await page.goto(`/match/${answer.match ?? ''}`);
  await page.locator('.match').waitFor();
}
