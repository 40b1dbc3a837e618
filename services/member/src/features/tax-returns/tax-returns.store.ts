import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import {
  appendEvent,
  newId,
  type AddJob,
  type Database,
  type Transaction,
} from '@reset/service-kit';
import type { LimitBasis } from '#features/limits/limits.ts';
import type { FiledReturn } from '#providers/tax-filing.ts';
import { requestIn } from './tax-filer.store.ts';
import { mailNews, type TaxNews } from './tax-mail.store.ts';
import { mailedOf } from './tax-mail.ts';
import {
  happenedTo,
  latestOfEach,
  refundAwaitedUntil,
  standingOf,
  toldOf,
  type KnownTaxReturn,
  type TaxFiler,
} from './tax-returns.ts';

export { readAdvanceRules, readTaxReturns } from './shown-tax-returns.store.ts';
export { closeUnrepaidAdvance } from './unrepaid-advances.store.ts';

/** Members' tax returns, in the database. */
export const taxReturnStore = (database: Database, addJob: AddJob) => ({
  /** The provider's ids of those that are known of her, but for those whose refund is here. */
  unrefunded: (userId: string): Promise<string[]> =>
    database('income_tax_return')
      .where({ user_id: userId, refunded_by: null })
      .whereNotNull('april_return_id')
      .pluck('april_return_id'),

  /**
   * Writes how all of a member's returns stand, and publishes and mails what happened to them. What
   * the provider has no more is deleted, unless its refund came in. Nothing is written where another
   * reading was written since this one began: what comes too late may be older, and is read again.
   * @param basis by which her limit is computed, and who is offered a card
   */
  record: (
    filer: TaxFiler,
    filed: readonly FiledReturn[],
    { now, basis }: { now: Date; basis: LimitBasis },
  ): Promise<void> =>
    database.transaction(async (transaction) => {
      const { userId, version } = filer;
      const isLatest = await transaction('tax_filer')
        .where({ user_id: userId, version, april_user_id: filer.aprilUserId })
        .update({ version: version + 1 });
      if (isLatest === 0) {
        await requestIn(transaction, addJob, { userIds: [userId], now });
        return;
      }
      await holdReturns(transaction, userId);
      const known: KnownRow[] = await transaction('income_tax_return').where({ user_id: userId });
      const latest = latestOfEach(filed);
      const scope = { transaction, filer, userId, now };
      for (const row of known.filter((one) => isGone(one, latest))) await withdraw(scope, row);
      const news: TaxNews[] = [];
      for (const one of latest) {
        news.push(...(await write(scope, one, known.find((row) => isSame(row, one)) ?? null)));
      }
      await transaction.raw(MATCH, [userId]);
      await mailNews({ transaction, addJob, userId, now, basis }, news);
    }),
});

type Scope = { transaction: Transaction; filer: TaxFiler; userId: string; now: Date };

type KnownRow = {
  id: string;
  april_return_id: string | null;
  jurisdiction: string;
  tax_year: number;
  status: KnownTaxReturn['status'];
  submitted_at: Date;
  accepted_at: Date | null;
  refunded_by: string | null;
};

const isSame = (row: KnownRow, { jurisdiction, taxYear }: FiledReturn): boolean =>
  row.jurisdiction === jurisdiction && row.tax_year === taxYear;

const isGone = (row: KnownRow, filed: readonly FiledReturn[]): boolean =>
  row.refunded_by === null && !filed.some((one) => isSame(row, one));

async function withdraw({ transaction, userId, now }: Scope, row: KnownRow): Promise<void> {
  await transaction('income_tax_return').where({ id: row.id }).delete();
  await publish(transaction, 'tax_return.withdrawn', {
    userId,
    id: row.id,
    jurisdiction: row.jurisdiction,
    taxYear: row.tax_year,
    now,
  });
}

/** @returns what of it is to be mailed */
async function write(scope: Scope, read: FiledReturn, row: KnownRow | null): Promise<TaxNews[]> {
  const { transaction, userId, now } = scope;
  const before = row && {
    status: row.status,
    submittedAt: row.submitted_at,
    acceptedAt: row.accepted_at,
  };
  const filed = standingOf(before, read);
  const happened = happenedTo(before, filed);
  const { jurisdiction, taxYear } = filed;
  // As it was sent before, it was accepted and she read of it; as it is sent now, neither.
  const isSent = happened.includes('tax_return.submitted');
  const acceptedBefore = isSent ? null : (before?.acceptedAt ?? null);
  const [written] = await transaction('income_tax_return')
    .insert({
      id: newId(),
      user_id: userId,
      april_return_id: filed.id,
      jurisdiction,
      tax_year: taxYear,
      state: filed.state,
      refund_cents: filed.refundCents,
      is_advance_eligible: filed.isAdvanceEligible,
      status: filed.status,
      submitted_at: filed.submittedAt,
      accepted_at: happened.includes('tax_return.accepted') ? now : acceptedBefore,
      acceptance_read_at: null,
      refund_awaited_until: isComing(scope.filer, filed) ? refundAwaitedUntil(now) : null,
      updated_at: now,
    })
    .onConflict(['user_id', 'jurisdiction', 'tax_year'])
    .merge([
      ...CHANGING,
      ...(isSent ? ['acceptance_read_at'] : []),
      ...(happened.length > 0 ? ['refund_awaited_until'] : []),
    ])
    .returning('id');
  const id: string = written.id;
  for (const type of happened) {
    await publish(transaction, type, { userId, id, jurisdiction, taxYear, now });
  }
  return toldOf(before, filed, happened)
    .map((type) => mailedOf(type, { ...filed, isSentToUs: scope.filer.isSentToUs }))
    .filter((mailed) => mailed !== null)
    .map((mailed) => ({ id, mailed, filed }));
}

/** Whether its refund was sent to us, where that of the treasury alone is known by its deposit. */
const isComing = ({ isSentToUs }: TaxFiler, { status, jurisdiction }: FiledReturn): boolean =>
  isSentToUs && status === 'refund_received' && jurisdiction === 'Federal';

const CHANGING = [
  'april_return_id',
  'state',
  'refund_cents',
  'is_advance_eligible',
  'status',
  'submitted_at',
  'accepted_at',
  'updated_at',
];

const publish = (
  transaction: Transaction,
  type: Exclude<TaxEvent['type'], 'tax_filing.started'>,
  of: { userId: string; id: string; jurisdiction: string; taxYear: number; now: Date },
): Promise<void> =>
  appendEvent<TaxEvent>(transaction, {
    type,
    subject: of.userId,
    payload: {
      income_tax_return_id: of.id,
      jurisdiction: of.jurisdiction,
      tax_year: of.taxYear,
    },
    occurredAt: of.now,
  });

/** Somebody lives in another state now, whether she files taxes or not. */
export async function moveFiler(
  database: Database,
  userId: string,
  homeState: string,
): Promise<void> {
  await database('tax_filer').where({ user_id: userId }).update({ home_state: homeState });
}

/** Of whose acceptance she has not read yet, the oldest first; one that was rejected since is none. */
export const listAcceptances = (
  database: Database,
  userId: string,
): Promise<{ id: string; jurisdiction: string }[]> =>
  database('income_tax_return')
    .where({ user_id: userId, acceptance_read_at: null })
    .whereNotNull('accepted_at')
    .whereIn('status', ['accepted', 'refund_received'])
    .orderBy(['accepted_at', 'jurisdiction', 'id'])
    .select('id', 'jurisdiction');

/** Whether that is an accepted return of hers, read before or not: the first time counts. */
export async function markAcceptanceRead(
  database: Database,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<boolean> {
  const read = await database('income_tax_return')
    .where({ id, user_id: userId })
    .whereNotNull('accepted_at')
    .update({ acceptance_read_at: database.raw('coalesce(acceptance_read_at, ?)', [now]) });
  return read === 1;
}

/**
 * Finds the return that a refund of the treasury is for, which is recorded by this transaction: from
 * then on nothing of it is advanced. A refund may be here before its return is known
 * to be accepted. The transaction holds her returns.
 */
export async function matchRefund(transaction: Transaction, userId: string): Promise<void> {
  await transaction.raw(MATCH, [userId]);
}

/**
 * A return and its refund may become known at the same time: the second of them sees the first. Held
 * before anything is written by which her limit is due, which both write.
 */
export const holdReturns = (transaction: Transaction, userId: string) =>
  transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `income_tax_return ${userId}`,
  ]);

/**
 * The newest federal return takes the first refund that came in since it was filed and is a twentieth of
 * what was filed for at least: whoever sends money may write any name (decision 92). Once the filer says
 * that the refund was sent, a smaller one that came since its acceptance is it as well, where no other is.
 */
const MATCH = `
  WITH federal AS (
    SELECT id, user_id, submitted_at, accepted_at, status, refund_cents FROM income_tax_return
     WHERE user_id = ? AND jurisdiction = 'Federal' AND refunded_by IS NULL
     ORDER BY tax_year DESC LIMIT 1
  ), refund AS (
    SELECT DISTINCT ON (f.id) f.id AS return_id, d.id AS deposit_id
      FROM federal f
      JOIN card_account c ON c.user_id = f.user_id
      JOIN incoming_deposit d ON d.card_account_id = c.id
     CROSS JOIN LATERAL (SELECT 20::bigint * d.amount_cents >= f.refund_cents AS is_large) size
     WHERE d.kind = 'tax_refund' AND d.sender ~* '^IRS TREAS'
       AND d.status IN ('received', 'returned') AND d.arrived_at >= f.submitted_at
       AND (size.is_large OR f.status = 'refund_received'
                             AND d.arrived_at >= coalesce(f.accepted_at, f.submitted_at))
       AND NOT EXISTS (SELECT FROM income_tax_return o WHERE o.refunded_by = d.id)
     ORDER BY f.id, size.is_large DESC, d.arrived_at
  )
  UPDATE income_tax_return r SET refunded_by = refund.deposit_id
    FROM refund WHERE r.id = refund.return_id
`;
