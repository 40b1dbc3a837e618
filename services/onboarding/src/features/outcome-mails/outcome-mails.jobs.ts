import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { Context } from '#context.ts';
import type { ApplicationFile } from '#features/application/application.ts';
import { applicationStore } from '#features/application/application.store.ts';
import { cardIssuanceStore } from '#features/card-issuance/card-issuance.store.ts';
import { isVerified } from '#features/identity/identity.ts';
import { addressed, findRecipient } from '#features/recipients/recipients.client.ts';
import { outcomeMail } from './outcome-mail.ts';
import { OUTCOME_MAIL_QUEUE, type Outcome, type OutcomeMailJob } from './outcome-mails.ts';

/** Mails what applications came to, unless that is over by the time of its turn. */
export function registerOutcomeMailJobs(context: Context): void {
  const { clock, config, database, jobs, mailer, services } = context;
  jobs.register<OutcomeMailJob>(
    OUTCOME_MAIL_QUEUE,
    async ({ user_id: userId, ...outcome }, job) => {
      const file = await applicationStore(database).read(userId, clock.now());
      if (!isStillSo(file, outcome)) return;
      const recipient = await findRecipient(context, userId);
      if (recipient === null) return;
      const linked = await services.member.get<MemberLinks>(`/internal/members/${userId}/links`);
      const issuance = await cardIssuanceStore(database).find(userId);
      const hasDepositAccount = issuance?.accountOpenedAt != null;
      const { rejectedFor } = file;
      const facts = { outcome, linked, hasDepositAccount, rejectedFor, origin: config.ORIGIN };
      const mail = outcomeMail(recipient.language, facts);
      await mailer.send({ ...addressed(recipient), ...mail, messageId: job.id });
    },
  );
}

function isStillSo(file: ApplicationFile, { outcome }: Outcome): boolean {
  const { cancelled, identityStatus, recorded, rejectedFor } = file;
  switch (outcome) {
    case 'approved':
      return (
        identityStatus !== null &&
        isVerified(identityStatus) &&
        rejectedFor === null &&
        // She has taken the next step already.
        !recorded.earned_wage_access.has('repayment_setup')
      );
    case 'not_approved':
      return rejectedFor !== null;
    case 'card_on_its_way':
      return recorded.earned_wage_access.has('repayment_setup');
    case 'cancelled':
      return cancelled.earned_wage_access !== undefined;
  }
}
