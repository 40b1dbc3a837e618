import type { Context } from '#context.ts';
import { findBreaks, readHead } from './audit.store.ts';

/**
 * Looks daily whether the log of what staff do is what was appended: where it is not, that is an
 * alert. Its latest hash goes into the service's log every hour, where who changes the database does
 * not get at it.
 */
export function registerAuditJobs({ database, jobs, log }: Context): void {
  jobs.schedule('audit-check', '20 9 * * *', async () => {
    const positions = await findBreaks(database);
    if (positions.length > 0) log.error({ event: 'audit_broken', positions }, 'audit.broken');
  });
  jobs.schedule('audit-head', '5 * * * *', async () => {
    log.info(await readHead(database), 'audit.head');
  });
}
