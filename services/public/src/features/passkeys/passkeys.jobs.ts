import type { Context } from '#context.ts';
import { readUser } from '#features/users/users.store.ts';
import { visitorMails } from '#features/visitor-mails/visitor-mails.store.ts';
import { noticeMail } from './notice-mail.ts';
import { PASSKEY_NOTICE_QUEUE, type PasskeyNoticeJob } from './passkey.ts';

/** Writes to people that a passkey of theirs came or went. */
export function registerPasskeysJobs(context: Context): void {
  const { config, database, jobs, mailer } = context;
  jobs.register<PasskeyNoticeJob>(PASSKEY_NOTICE_QUEUE, async (notice, { id: messageId }) => {
    const user = await readUser(database, { id: notice.user_id });
    if (!user) return;
    // Of an address that nobody confirmed, whoever signed up with it need not be who has it.
    const { send } = user.confirmedAt ? mailer : visitorMails(context);
    const mail = noticeMail(user.language, { ...notice, origin: config.ORIGIN });
    await send({ to: user.email, partnerSlug: user.partnerSlug, ...mail, messageId });
  });
}
