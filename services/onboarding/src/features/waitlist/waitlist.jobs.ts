import type { Context } from '#context.ts';
import { addressed, findRecipient } from '#features/recipients/recipients.client.ts';
import { waitlistMail } from './waitlist-mail.ts';
import { WAITLIST_MAIL_QUEUE, type WaitlistMailJob } from './waitlist.ts';

/**
 * Confirms to members that they are on the waitlist: at the address of the account, whatever was
 * typed, so that nobody has us write to a stranger. None to who is gone by the time of its turn.
 */
export function registerWaitlistJobs(context: Context): void {
  const { config, jobs, mailer } = context;
  jobs.register<WaitlistMailJob>(WAITLIST_MAIL_QUEUE, async ({ user_id: userId }, job) => {
    const recipient = await findRecipient(context, userId);
    if (recipient === null) return;
    const mail = waitlistMail(recipient.language, { origin: config.ORIGIN });
    await mailer.send({ ...addressed(recipient), ...mail, messageId: job.id });
  });
}
