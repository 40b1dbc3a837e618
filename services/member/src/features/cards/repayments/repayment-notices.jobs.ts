import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readConsentedNumber } from '#features/text-messages/text-messages.client.ts';
import { registerMemberMails } from '#mail/member-mails.ts';
import { repaymentMail } from './repayment-mail.ts';
import {
  REPAYMENT_MAIL_QUEUE,
  REPAYMENT_TEXT_QUEUE,
  type RepaymentTextJob,
} from './repayment-notices.ts';
import { remindOfDebits } from './repayment-notices.store.ts';
import { repaymentText } from './repayment-text.ts';

/**
 * Mails members what happens to their repayments, each thing by one mail; and texts what is due to who
 * agreed to that.
 *
 * Two days before a debit she is told its amount and its day. Regulation E asks of a preauthorized
 * transfer that varies in amount a written notice of amount and date at least ten days before it, 12
 * CFR 1005.10(d)(1), unless the consumer has chosen to be told only of amounts outside a range, (d)(2):
 * https://www.consumerfinance.gov/rules-policy/regulations/1005/10/#d. What a member owes on payday is
 * not known ten days before; the agreement by which she authorizes the debits has to offer her the
 * range, and this mail comes in addition (decision 46).
 */
export function registerRepaymentNotices(context: Context): void {
  const { clock, config, database, jobs, services, texts } = context;
  registerMemberMails(context, REPAYMENT_MAIL_QUEUE, repaymentMail);
  jobs.register<RepaymentTextJob>(REPAYMENT_TEXT_QUEUE, async (told, { id: key }) => {
    const number = await readConsentedNumber(context, told.user_id);
    if (number === null) return;
    const { language } = await services.public.get<UserIdentity>(`/internal/users/${told.user_id}`);
    const body = repaymentText(language, { ...told, origin: config.ORIGIN });
    await texts.send({ to: `+1${number}`, body, key });
  });
  jobs.schedule('remind-of-debits', '*/15 * * * *', () =>
    drain(() => remindOfDebits(database, jobs.add, clock.now())),
  );
}
