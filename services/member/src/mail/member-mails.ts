import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Mail } from '@reset/service-kit';
import type { Context } from '#context.ts';

/**
 * Sends one mail to a member for each job of a queue: a job that is done again sends the same
 * Message-ID.
 */
export function registerMemberMails<Job extends { user_id: string }>(
  { config, jobs, mailer, services }: Context,
  queue: string,
  compose: (origin: string, job: Job) => Mail,
): void {
  jobs.register<Job>(queue, async (told, job) => {
    const { email } = await services.public.get<UserIdentity>(`/internal/users/${told.user_id}`);
    await mailer.send({ to: email, ...compose(config.ORIGIN, told), messageId: job.id });
  });
}
