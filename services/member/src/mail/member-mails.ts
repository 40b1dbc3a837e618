import type { Language } from '@reset/api-contract/public/language.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Mail } from '@reset/service-kit';
import type { Context } from '#context.ts';

/**
 * Sends one mail to a member, in her language, for each job of a queue: a job that is done again sends the same
 * Message-ID.
 */
export function registerMemberMails<Job extends { user_id: string }>(
  { config, jobs, mailer, services }: Context,
  queue: string,
  compose: (language: Language | null, facts: Job & { origin: string }) => Mail,
): void {
  jobs.register<Job>(queue, async (told, job) => {
    const { email, language } = await services.public.get<UserIdentity>(
      `/internal/users/${told.user_id}`,
    );
    const mail = compose(language, { ...told, origin: config.ORIGIN });
    await mailer.send({ to: email, ...mail, messageId: job.id });
  });
}
