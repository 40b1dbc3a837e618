import { type Database, newId, queryPrepared, type Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { type Debit, presentAgainOn } from './debits.ts';
import { type Purpose, type Share, shareOwed } from './instances.ts';
import type { Rest } from './repayment-notices.ts';

/** Plans that a debit that came back is presented again, where it may be. */
export async function planRepresentment(
  transaction: Transaction,
  { userId, debit, now }: { userId: string; debit: Debit; now: Date },
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { presented: bigint; first: CalendarDate }[] }>(
    PRESENTATIONS,
    [debit.id],
  );
  const [row] = rows;
  if (!row) return;
  const day = presentAgainOn(dayOf(now), { first: row.first, presented: Number(row.presented) });
  if (day === null) return;
  await transaction('repayment_instance').insert({
    id: newId(),
    user_id: userId,
    purpose: 'representment',
    due_on: day,
    effective_on: day,
    amount_cents: debit.amountCents,
    represents: debit.id,
    created_at: now,
  });
}

/** The day on which a debit is presented again; null where it is not. */
export async function presentedAgainOn(
  database: Database,
  { id: represents }: Debit,
): Promise<CalendarDate | null> {
  const row = await database('repayment_instance')
    .where({ represents, state: 'scheduled' })
    .first('effective_on');
  return row?.effective_on ?? null;
}

/**
 * Cancels what is not to be debited any more, of all members or of one: representments to which less is
 * left than they present, because it was repaid or an earlier debit takes it, or whose account is no
 * longer the one that is debited, and what was planned of who repays from her pay by now.
 */
export async function cancelObsolete(
  database: Database,
  now: Date,
  userId: string | null = null,
): Promise<void> {
  if (userId !== null && !(await mayBeObsolete(database, userId))) return;
  await database.raw(CANCEL_UNAUTHORIZED, { userId, now });
  await database.raw(CANCEL_OF_OTHER_BANKS, { userId, now });
  const { rows } = await database.raw<{ rows: PlannedRow[] }>(PLANNED, { userId });
  const uncovered = [...Map.groupBy(rows, (row) => row.user_id).values()].flatMap((planned) => {
    const taking = new Set(shareAmong(planned, planned.map(toPlanned)).map(idOf));
    return planned.filter((row) => row.purpose === 'representment' && !taking.has(row.id));
  });
  if (uncovered.length === 0) return;
  await database('repayment_instance')
    .whereIn('id', uncovered.map(idOf))
    .where({ state: 'scheduled' })
    .update({ state: 'cancelled', because: 'owed_less', ended_at: now });
}

/** Asked with each look at her dashboard, and therefore by one short query. */
async function mayBeObsolete(database: Database, userId: string): Promise<boolean> {
  const [found] = await queryPrepared(database, {
    name: 'repayments that may be obsolete',
    text: MAY_BE_OBSOLETE,
    values: [userId],
  });
  return found !== undefined;
}

/**
 * Has what is left of what came back debited when it would have been presented again, for who repays a
 * part of it: what is presented again has the same amount, so the rest is a new debit, which she
 * authorizes as she repays the part.
 */
export async function authorizeRests(transaction: Transaction, userId: string): Promise<Rest[]> {
  const { rows } = await transaction.raw<{ rows: PlannedRow[] }>(PLANNED, { userId });
  const takers = rows.map((row) => ({
    ...toPlanned(row),
    day: row.effective_on,
    isPresentedAgain: row.purpose === 'representment',
    // Of these it may be a part.
    purpose: row.purpose === 'representment' ? ('payday' as const) : row.purpose,
  }));
  const rests = shareAmong(rows, takers).filter(
    ({ isPresentedAgain, amountCents, cents }) => isPresentedAgain && cents !== amountCents,
  );
  for (const { id, cents } of rests) {
    await transaction('repayment_instance').where({ id }).update({ amount_cents: cents });
  }
  return rests.map(({ cents, day }) => ({ cents, day }));
}

type PlannedRow = {
  id: string;
  user_id: string;
  purpose: Purpose;
  effective_on: CalendarDate;
  amount_cents: number | null;
  owed: bigint;
  from_pay: bigint;
};

/** All of one member, each with what she owes. */
function shareAmong<One extends Share>([row]: readonly PlannedRow[], takers: readonly One[]) {
  const owedCents = Number(row?.owed ?? 0);
  return shareOwed(owedCents, takers, Math.max(owedCents - Number(row?.from_pay ?? 0), 0));
}

const toPlanned = ({ id, purpose, amount_cents: amountCents }: PlannedRow) => ({
  id,
  purpose,
  amountCents,
});

const idOf = ({ id }: { id: string }): string => id;

/** Who repays from her pay by now has authorized no debit; what staff ask for is theirs to end. */
const CANCEL_UNAUTHORIZED = `
  UPDATE repayment_instance i
     SET state = 'cancelled', because = 'repays_from_pay', ended_at = :now
    FROM member m
   WHERE m.user_id = i.user_id AND m.repayment_method = 'direct_deposit_flow'
     AND i.state = 'scheduled' AND i.purpose <> 'staff'
     AND i.user_id = coalesce(CAST(:userId AS uuid), i.user_id)
`;

/** What the statements below look for: representments, and anything of who repays from her pay. */
const MAY_BE_OBSOLETE = `
  SELECT i.id
    FROM repayment_instance i
    LEFT JOIN member m ON m.user_id = i.user_id
   WHERE i.user_id = $1 AND i.state = 'scheduled'
     AND (i.represents IS NOT NULL OR m.repayment_method = 'direct_deposit_flow')
   LIMIT 1
`;

/** What came back from one account is presented again to that one alone, while it may be debited. */
const CANCEL_OF_OTHER_BANKS = `
  UPDATE repayment_instance i
     SET state = 'cancelled', because = 'other_bank', ended_at = :now
    FROM debit d
   WHERE d.id = i.represents AND i.state = 'scheduled'
     AND i.user_id = coalesce(CAST(:userId AS uuid), i.user_id)
     AND NOT EXISTS (SELECT FROM bank_link b
                      WHERE b.user_id = i.user_id
                        AND (b.id = d.bank_link_id
                             OR (b.institution_name = d.bank_name AND b.mask = d.bank_mask))
                        AND NOT EXISTS (SELECT FROM debit_stop s WHERE s.bank_link_id = b.id))
`;

/** What is planned of who has a representment among it, with what is owed and not about to be repaid. */
const PLANNED = `
  SELECT i.id, i.user_id, i.purpose, i.effective_on, i.amount_cents,
         a.debits_posted - a.credits_posted - a.credits_pending AS owed, owed_from_pay(a) AS from_pay
    FROM repayment_instance i
    JOIN card_account c ON c.user_id = i.user_id
    JOIN ledger.account a ON a.id = c.receivable
   WHERE i.state = 'scheduled'
     AND i.user_id IN (SELECT user_id FROM repayment_instance
                        WHERE state = 'scheduled' AND purpose = 'representment'
                          AND user_id = coalesce(CAST(:userId AS uuid), user_id))
   ORDER BY i.user_id, i.effective_on, i.id
`;

/** How often a debit was presented, itself and those that it repeats, and when it was first. */
const PRESENTATIONS = `
  WITH RECURSIVE presented AS (
    SELECT d.id, d.instance_id, d.effective_on FROM debit d WHERE d.id = ?
    UNION ALL
    SELECT d.id, d.instance_id, d.effective_on
      FROM presented p
      JOIN repayment_instance i ON i.id = p.instance_id
      JOIN debit d ON d.id = i.represents
  )
  SELECT count(*) AS presented, min(effective_on) AS first FROM presented
`;
