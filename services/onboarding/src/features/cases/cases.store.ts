import type { CaseKind } from '@reset/api-contract/case-events.ts';
import { plusBankingDays } from '@reset/service-kit/calendar/banking-day.ts';
import { dayOf, endOfDay } from '@reset/service-kit/calendar/calendar-date.ts';
import type { CaseClosing, CaseSource, OpenCase, Transaction } from '@reset/service-kit';
import { REVIEW_BANKING_DAYS } from '#features/identity/identity.ts';

type Kind = Extract<CaseKind, 'identity_review' | 'card_issuance' | 'duplicate_person'>;

/** Within how many banking days staff look at it. */
const BANKING_DAYS: Record<Kind, number> = {
  identity_review: REVIEW_BANKING_DAYS,
  card_issuance: 1,
  duplicate_person: 2,
};

/** An issuance that nobody has refused is tried again by itself for so long. */
const ISSUED_WITHIN_MS = 60 * 60_000;

/** So long she has to send pictures before staff look at it without them. */
const PATIENCE = '3 days';

/** What of applications waits for staff. */
export const applicationCases: CaseSource = {
  async open(transaction: Transaction, now: Date): Promise<OpenCase[]> {
    const late = new Date(now.getTime() - ISSUED_WITHIN_MS);
    const { rows } = await transaction.raw<{ rows: Row[] }>(OPEN, {
      now,
      late,
      patience: PATIENCE,
    });
    return rows.map((row) => ({
      kind: row.kind,
      objectId: row.user_id,
      userId: row.user_id,
      openedAt: row.opened_at,
      dueAt: endOfDay(plusBankingDays(dayOf(row.opened_at), BANKING_DAYS[row.kind])),
      summary: { code: row.code, name: null, amount_cents: null },
    }));
  },

  async closedAs(transaction, { kind, objectId }): Promise<string> {
    const { rows } = await transaction.raw<{ rows: { closed_as: string | null }[] }>(
      `SELECT ${CLOSED_AS[kind as Kind]} AS closed_as`,
      [objectId],
    );
    return rows[0]?.closed_as ?? 'resolved';
  },
};

/** Staff say that an account is settled that has another's Social Security number, and why. */
export async function settleDuplicate(
  transaction: Transaction,
  id: string,
  by: CaseClosing,
): Promise<string | null> {
  const kind = 'duplicate_person';
  const published = await transaction('published_case').where({ id, kind }).first('object_id');
  if (!published) return null;
  await transaction('settled_duplicate')
    .insert({
      user_id: published.object_id,
      actor_id: by.actorId,
      reason: by.reason,
      settled_at: by.now,
    })
    .onConflict('user_id')
    .ignore();
  return published.object_id;
}

type Row = { kind: Kind; user_id: string; opened_at: Date; code: string | null };

// Who is asked for pictures waits for nobody, until she has not sent them for long. Two accounts of one
// number are verified by hand alone.
const OPEN = `
  SELECT 'identity_review' AS kind, user_id, changed_at AS opened_at, status AS code
    FROM identity_verification
   WHERE status IN ('flagged_for_review_with_document', 'flagged_for_internal_review')
  UNION ALL
  SELECT 'identity_review', user_id, changed_at + :patience::interval, status
    FROM identity_verification
   WHERE status = 'flagged_for_review' AND changed_at + :patience::interval <= :now
  UNION ALL
  SELECT 'card_issuance', user_id, coalesce(in_review_since, requested_at, began_at),
         coalesce(refusal, CASE WHEN in_review_since IS NULL THEN 'late' ELSE 'issuer_review' END)
    FROM card_issuance
   WHERE issued_at IS NULL
     AND (refusal IS NOT NULL OR in_review_since IS NOT NULL OR coalesce(requested_at,
            CASE WHEN account_opened_at IS NULL THEN began_at END) <= :late)
  UNION ALL
  SELECT 'duplicate_person', own.user_id, verification.changed_at, 'same_ssn'
    FROM identity_verification verification
    JOIN personal_info own ON own.user_id = verification.user_id
   WHERE verification.status = 'verified_manually'
     AND NOT EXISTS (SELECT FROM settled_duplicate s WHERE s.user_id = own.user_id)
     AND EXISTS (
       SELECT FROM personal_info other
         JOIN identity_verification o ON o.user_id = other.user_id
        WHERE other.ssn_digest = own.ssn_digest AND other.user_id <> own.user_id
          AND o.status NOT IN ('info_saved', 'rejected'))
`;

const CLOSED_AS: Record<Kind, string> = {
  identity_review: `(SELECT status FROM identity_verification WHERE user_id = ?::uuid)`,
  card_issuance: `(SELECT CASE WHEN issued_at IS NULL THEN 'retried' ELSE 'issued' END
                     FROM card_issuance WHERE user_id = ?::uuid)`,
  duplicate_person: `(SELECT 'staff' FROM settled_duplicate WHERE user_id = ?::uuid)`,
};
