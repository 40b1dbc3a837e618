import type { Context } from '#context.ts';
import { readUser } from '#features/users/users.store.ts';
import { dataExportMail } from './data-export-mail.ts';
import { DATA_EXPORT_MAIL_QUEUE, type DataExportMailJob } from './data-export.ts';

/** Writes to whose data was exported, so that nobody's is behind her back. */
export function registerDataExportJobs({ config, database, jobs, mailer }: Context): void {
  jobs.register<DataExportMailJob>(DATA_EXPORT_MAIL_QUEUE, async (job, { id: messageId }) => {
    const user = await readUser(database, { id: job.user_id });
    if (!user || user.closedAt) return;
    const mail = dataExportMail(user.language, { ...job, origin: config.ORIGIN });
    await mailer.send({ to: user.email, partnerSlug: user.partnerSlug, ...mail, messageId });
  });
}
