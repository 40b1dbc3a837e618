import type { Context } from '#context.ts';
import { commandStore } from './commands.store.ts';
import { giveCommand } from './give-command.ts';

/**
 * Asks again, every minute, for the answers of commands that were lost: with a connection, a time-out or
 * this process. One that has none after seven days is an alert.
 */
export function registerCommandJobs(context: Context): void {
  const { clock, database, jobs, log } = context;
  const commands = commandStore(database);
  jobs.schedule('finish-commands', '* * * * *', async () => {
    const now = clock.now();
    const unanswered = await commands.unanswered(now);
    await Promise.all(unanswered.map((command) => giveCommand(context, command)));
    const ids = await commands.givenUp(now);
    if (ids.length > 0) log.error({ event: 'command_unanswered', ids }, 'command.unanswered');
  });
}
