import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Context } from '#context.ts';
import { DISPUTE_MAIL_QUEUE, disputeMail, type DisputeMailJob } from './dispute-mail.ts';

/**
 * Mails members what happens to their disputes, each thing by one mail: a job that is done again sends
 * the same Message-ID.
 */
export function registerDisputeMails({ config, jobs, mailer, services }: Context): void {
  jobs.register<DisputeMailJob>(DISPUTE_MAIL_QUEUE, async (told, job) => {
    const { email } = await services.public.get<UserIdentity>(`/internal/users/${told.user_id}`);
    await mailer.send({ to: email, ...disputeMail(config.ORIGIN, told), messageId: job.id });
  });
}
