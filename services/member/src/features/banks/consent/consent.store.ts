import type { AddJob, Database } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { CONSENT_MAIL_QUEUE, renewedUntil, type ConsentMailJob } from './consent.ts';

const MAX_MAILED = 200;

type EndingRow = { user_id: string; institution_name: string; consent_ends_at: Date };

/**
 * Mails members whose bank is about to stop sharing their data, once of each end: some of them, as many as
 * it answers.
 */
export const mailEndingConsents = (database: Database, add: AddJob, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: EndingRow[] }>(TAKE_ENDING, {
      now,
      until: renewedUntil(now),
      most: MAX_MAILED,
    });
    for (const row of rows) {
      const job: ConsentMailJob = {
        user_id: row.user_id,
        bank_name: row.institution_name,
        day: dayOf(row.consent_ends_at),
      };
      await add(transaction, CONSENT_MAIL_QUEUE, job);
    }
    return rows.length;
  });

// Within a day an end is the same one, said anew.
const TAKE_ENDING = `
  UPDATE bank_link SET consent_mailed_for = consent_ends_at
   WHERE id IN (
     SELECT id FROM bank_link
      WHERE consent_ends_at > :now AND consent_ends_at <= :until AND status = 'active'
        AND (consent_mailed_for IS NULL OR consent_ends_at > consent_mailed_for + interval '1 day')
      ORDER BY id LIMIT :most FOR UPDATE SKIP LOCKED)
  RETURNING user_id, institution_name, consent_ends_at
`;
