import type { KitContext } from '../context.ts';

const KEPT_MS = 30 * 86_400_000;

/** Clears daily the answers of `answerOnce` that are older than 30 days: nobody asks for them again. */
export function scheduleAnswerClearing({
  clock,
  database,
  jobs,
}: Pick<KitContext, 'clock' | 'database' | 'jobs'>): void {
  jobs.schedule('clear-command-answers', '40 10 * * *', async () => {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await database('command_answer').where('answered_at', '<', before).delete();
  });
}
