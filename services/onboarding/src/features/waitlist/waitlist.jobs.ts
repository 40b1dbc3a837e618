import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { InternalCallError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { waitlistMail } from './waitlist-mail.ts';
import { WAITLIST_MAIL_QUEUE, type WaitlistMailJob } from './waitlist.ts';

/**
 * Confirms to members that they are on the waitlist: at the address of the account, whatever was
 * typed, so that nobody has us write to a stranger. None to who is gone by the time of its turn.
 */
export function registerWaitlistJobs({ config, jobs, mailer, services }: Context): void {
  const emailOf = async (userId: string): Promise<string | null> => {
    try {
      return (await services.public.get<UserIdentity>(`/internal/users/${userId}`)).email;
    } catch (error) {
      if (error instanceof InternalCallError && error.status === 404) return null;
      throw error;
    }
  };
  jobs.register<WaitlistMailJob>(WAITLIST_MAIL_QUEUE, async ({ user_id: userId }, job) => {
    const email = await emailOf(userId);
    if (email === null) return;
    await mailer.send({ to: email, ...waitlistMail(config.ORIGIN), messageId: job.id });
  });
}
