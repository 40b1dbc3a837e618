import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';

export const CONSENT_MAIL_QUEUE = 'bank-consent-mail';
export type ConsentMailJob = { user_id: string; bank_name: string; day: CalendarDate };

/** How long before a consent ends its member is asked to renew it: Plaid says so seven days ahead. */
const AHEAD_MS = 8 * 24 * 60 * 60 * 1_000;

/** Consents that end up to this moment are to be renewed now. */
export const renewedUntil = (now: Date): Date => new Date(now.getTime() + AHEAD_MS);

/**
 * The day by which a member has to sign in at her bank again, so that it goes on sharing her data; null
 * while nothing is to be done, and for a link that is broken already.
 */
export const renewalDay = (
  link: { consentEndsAt: Date | null; isBroken: boolean },
  now: Date,
): CalendarDate | null =>
  link.consentEndsAt !== null && !link.isBroken && link.consentEndsAt <= renewedUntil(now)
    ? dayOf(link.consentEndsAt)
    : null;
