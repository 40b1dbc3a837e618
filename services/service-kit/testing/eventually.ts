import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `check` no longer throws or answers false, as what follows events does
 * soon and not at once.
 * @throws what it threw last, after `withinMs`
 */
export async function eventually<Answer>(
  check: () => Promise<Answer> | Answer,
  withinMs = 60_000,
): Promise<Answer> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      const answer = await check();
      if (answer !== false) return answer;
      throw new Error('It is still false.');
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(20);
    }
  }
}
