import type { Context } from '#context.ts';
import { checkAudit, type Checked } from './audit-check.store.ts';
import { readHead } from './audit.store.ts';

/**
 * Looks daily whether the log of what staff do is what was appended: where it is not, that is an
 * alert. Its latest hash goes into the service's log every hour, where who changes the database does
 * not get at it.
 */
export function registerAuditJobs(context: Context): void {
  const { clock, database, jobs, log } = context;
  jobs.schedule('audit-check', '20 9 * * *', async () => {
    alertOfBreaks(context, await checkAudit(database, clock.now()));
  });
  jobs.schedule('audit-head', '5 * * * *', async () => {
    log.info(await readHead(database), 'audit.head');
  });
}

/** A log that is not what was appended is an alert. */
export function alertOfBreaks({ log }: Context, { broken_at: positions }: Checked): void {
  if (positions.length > 0) log.error({ event: 'audit_broken', positions }, 'audit.broken');
}
