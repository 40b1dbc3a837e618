import type { Context } from '#context.ts';
import { findMailAddress } from '#features/mail-addresses/mail-addresses.client.ts';
import { waitlistMail } from './waitlist-mail.ts';
import { WAITLIST_MAIL_QUEUE, type WaitlistMailJob } from './waitlist.ts';

/**
 * Confirms to members that they are on the waitlist: at the address of the account, whatever was
 * typed, so that nobody has us write to a stranger. None to who is gone by the time of its turn.
 */
export function registerWaitlistJobs(context: Context): void {
  const { config, jobs, mailer } = context;
  jobs.register<WaitlistMailJob>(WAITLIST_MAIL_QUEUE, async ({ user_id: userId }, job) => {
    const email = await findMailAddress(context, userId);
    if (email === null) return;
    await mailer.send({ to: email, ...waitlistMail(config.ORIGIN), messageId: job.id });
  });
}
