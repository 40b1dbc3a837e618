import type { Context } from '#context.ts';
import { formerAccountMail } from '#features/sign-up/sign-up.ts';
import { readUser } from '#features/users/users.store.ts';
import { isOpen } from '#features/users/users.ts';
import { visitorMails } from '#features/visitor-mails/visitor-mails.store.ts';
import { passwordChangedMail, resetPasswordMail } from './password-mails.ts';
import {
  PASSWORD_CHANGED_QUEUE,
  RESET_MAIL_QUEUE,
  RESET_PURPOSE,
  type PasswordChangedJob,
  type ResetMailJob,
} from './passwords.ts';
import { resetStore } from './resets.store.ts';

/**
 * Sends the links to new passwords, if there is anybody to have one, word to whose account is closed, and
 * word of each change.
 */
export function registerPasswordsJobs(context: Context): void {
  const { clock, config, database, jobs, linkTokens, mailer } = context;
  const resets = resetStore(context);
  const mails = visitorMails(context, 'reset');

  jobs.register<ResetMailJob>(RESET_MAIL_QUEUE, async (job, { id: messageId }) => {
    const { reset_id: id, email } = job;
    const user = await readUser(database, { email });
    if (!user) return;
    const { closedAt, partnerSlug } = user;
    if (closedAt !== null) {
      const mail = formerAccountMail(user.language ?? job.language, { closedAt });
      return mails.send({ to: email, partnerSlug, ...mail, messageId });
    }
    if (!isOpen(user, config)) return;
    const expiresAt = await resets.open({ id, user, now: clock.now() });
    if (!expiresAt) return;
    const token = linkTokens.issue(RESET_PURPOSE, id);
    const href = `${config.ORIGIN}/users/password/edit?reset_password_token=${token}`;
    const mail = resetPasswordMail(user.language, { href, expiresAt });
    await mails.send({ to: email, partnerSlug, ...mail, messageId });
    await resets.clearOld(clock.now());
  });

  jobs.register<PasswordChangedJob>(PASSWORD_CHANGED_QUEUE, async (job, { id: messageId }) => {
    const user = await readUser(database, { id: job.user_id });
    if (!user) return;
    const mail = passwordChangedMail(user.language, { ...job, origin: config.ORIGIN });
    await mailer.send({ to: user.email, partnerSlug: user.partnerSlug, ...mail, messageId });
  });
}
