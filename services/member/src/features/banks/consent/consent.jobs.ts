import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerMemberMails } from '#mail/member-mails.ts';
import { consentMail } from './consent-mail.ts';
import { mailEndingConsents } from './consent.store.ts';
import { CONSENT_MAIL_QUEUE } from './consent.ts';

/** Mails members who have to sign in at their bank again before it stops sharing their data. */
export function registerConsentJobs(context: Context): void {
  const { clock, database, jobs } = context;
  registerMemberMails(context, CONSENT_MAIL_QUEUE, consentMail);
  jobs.schedule('mail-ending-consents', '*/15 * * * *', () =>
    drain(() => mailEndingConsents(database, jobs.add, clock.now())),
  );
}
