import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { Context } from '#context.ts';
import type { ApplicationFile } from '#features/application/application.ts';
import { applicationStore } from '#features/application/application.store.ts';
import { isVerified } from '#features/identity/identity.ts';
import { findMailAddress } from '#features/mail-addresses/mail-addresses.client.ts';
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
      const email = await findMailAddress(context, userId);
      if (email === null) return;
      const linked = await services.member.get<MemberLinks>(`/internal/members/${userId}/links`);
      const mail = outcomeMail(config.ORIGIN, outcome, linked);
      await mailer.send({ to: email, ...mail, messageId: job.id });
    },
  );
}

function isStillSo(file: ApplicationFile, { outcome }: Outcome): boolean {
  const { cancelled, identityStatus, isRejected, recorded } = file;
  switch (outcome) {
    case 'approved':
      return (
        identityStatus !== null &&
        isVerified(identityStatus) &&
        // She has taken the next step already.
        !recorded.earned_wage_access.has('repayment_setup')
      );
    case 'not_approved':
      return isRejected;
    case 'cancelled':
      return cancelled.earned_wage_access !== undefined;
  }
}
