import type { Language } from '@reset/api-contract/public/language.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Mail } from '@reset/service-kit';
import type { Context } from '#context.ts';

/**
 * Sends one mail to a member, in her language and her partner's colours, for each job of a queue: a job that is done again sends the same
 * Message-ID.
 */
export function registerMemberMails<Job extends { user_id: string }>(
  { config, jobs, mailer, services }: Context,
  queue: string,
  compose: (language: Language | null, facts: Job & { origin: string }) => Mail,
): void {
  jobs.register<Job>(queue, async (told, job) => {
    const user = await services.public.get<UserIdentity>(`/internal/users/${told.user_id}`);
    const mail = compose(user.language, { ...told, origin: config.ORIGIN });
    await mailer.send({
      to: user.email,
      partnerSlug: user.partner_slug,
      ...mail,
      messageId: job.id,
    });
  });
}
