import type { DueDisputes } from '@reset/api-contract/member/disputes.ts';
import {
  BANK,
  CODES,
  ledgerStore,
  type Occasion,
  singleTransfers,
  type Transfer,
} from '@reset/ledger';
import { type Database, newId, type Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { findDispute, recordChange } from './dispute-change.store.ts';
import { tellByMail } from './dispute-mail.store.ts';
import type { DisputeScope } from './dispute-money.store.ts';
import {
  creditCents,
  type Dispute,
  effectOfRefund,
  type RefundEffect,
  stateAfter,
} from './disputes.ts';

/** What of a refund takes the place of a dispute's credit: what is left of it is the member's. */
export type AbsorbedRefund = {
  cents: number;
  transfers: Transfer[];
  /** Whether staff have to look: the network had paid for it before. */
  isPaidTwice: boolean;
};

/**
 * Leads the dispute of a purchase on for which a merchant gives money back, under the lock of its
 * account; the transfers are posted by whoever records the refund.
 */
export async function absorbRefund(
  scope: DisputeScope & { occasion: Occasion },
  purchaseId: string,
  amountCents: number,
): Promise<AbsorbedRefund> {
  const { transaction, occasion } = scope;
  const dispute = await findDispute(transaction, purchaseId);
  if (!dispute) return NOTHING_ABSORBED;
  const effect = effectOfRefund(dispute, amountCents);
  const { absorbedCents, absorbedBy, refundedCents } = effect;
  const cents = absorbedCents + refundedCents;
  if (cents === 0) return NOTHING_ABSORBED;
  const groupId = absorbedBy === null ? null : occasion.groupId;
  await recordChange(scope, dispute, {
    change: {
      refundedCents: dispute.refundedCents + refundedCents,
      absorbedCents: dispute.absorbedCents + absorbedCents,
      ...(effect.isCovered ? endedByRefund(dispute, scope.now) : {}),
    },
    event: {
      kind: 'refunded',
      amountCents: cents,
      reason: null,
      actor: occasion.actor,
      groupId,
    },
  });
  if (effect.isCovered) {
    const kept = dispute.creditGroupId === null ? 0 : creditCents(dispute);
    const given = { refunded_cents: cents, kept_cents: kept };
    await tellByMail(scope, dispute, { kind: 'refunded', ...given });
  }
  return {
    cents: absorbedCents,
    transfers: await absorbingTransfers(transaction, effect, occasion),
    isPaidTwice: absorbedBy === 'unmatched',
  };
}

const NOTHING_ABSORBED: AbsorbedRefund = { cents: 0, transfers: [], isPaidTwice: false };

const BY_REFUND = 'The merchant gave the money back.';

function endedByRefund(dispute: Dispute, now: Date) {
  const state = stateAfter(dispute.state, 'refund') ?? dispute.state;
  const isCredited = dispute.creditGroupId !== null;
  return {
    state,
    decidedAt: now,
    decisionReason: BY_REFUND,
    takeBackOn: null,
    creditEndedAt: isCredited ? now : null,
  };
}

async function absorbingTransfers(
  transaction: Transaction,
  { absorbedCents, absorbedBy }: RefundEffect,
  occasion: Occasion,
): Promise<Transfer[]> {
  if (absorbedBy === null) return [];
  const { accountOf } = ledgerStore(transaction);
  return singleTransfers(occasion, [
    {
      id: newId(),
      amountCents: absorbedCents,
      code: CODES.merchantRefund,
      debit: await accountOf(BANK.cardPayable),
      credit: await accountOf(BANK[absorbedBy]),
    },
  ]);
}

const MAX_LISTED = 200;

/** Disputes as staff and jobs look for them. */
export const disputeStore = (database: Database) => ({
  /** Those that nobody has decided, the one that is due first before the others. */
  async undecided(): Promise<DueDisputes> {
    const { rows } = await database.raw<{ rows: UndecidedRow[] }>(UNDECIDED, [MAX_LISTED]);
    return rows.map((row) => ({ ...row, opened_at: row.opened_at.toISOString() }));
  },

  /** Open ones without a credit on the day that it is due: some, in the order of their ids. */
  toCredit: (today: CalendarDate, after: string): Promise<string[]> =>
    idsOf(database, "state = 'open' AND credit_due_on <= ?", { today, after }),

  /** Lost ones whose notice is over. */
  toTakeBack: (today: CalendarDate, after: string): Promise<string[]> =>
    idsOf(
      database,
      "state = 'lost' AND credit_group_id IS NOT NULL AND credit_ended_at IS NULL AND take_back_on <= ?",
      { today, after },
    ),

  /** Those that have to be decided, or credited, by a day. */
  async dueBy(day: CalendarDate): Promise<DueDispute[]> {
    const rows = await database('dispute')
      .whereNull('decided_at')
      .whereRaw(`${DUE_ON} <= ?`, [day])
      .orderBy('id')
      .select('id', 'card_account_id', 'resolve_due_on', database.raw(`${DUE_ON} AS due_on`));
    return rows.map((row) => ({
      id: row.id,
      accountId: row.card_account_id,
      dueOn: row.due_on,
      resolveDueOn: row.resolve_due_on,
    }));
  },
});

export type DueDispute = {
  id: string;
  accountId: string;
  dueOn: CalendarDate;
  resolveDueOn: CalendarDate;
};

const DUE_ON =
  "CASE state WHEN 'open' THEN least(credit_due_on, resolve_due_on) ELSE resolve_due_on END";

type UndecidedRow = Omit<DueDisputes[number], 'opened_at'> & { opened_at: Date };

const UNDECIDED = `
  SELECT d.id, c.user_id, d.card_transaction_id, t.merchant_name, d.state, d.reason,
         d.amount_cents,
         d.credited_owed_cents + d.credited_deposit_cents - d.absorbed_cents AS credited_cents,
         d.opened_at, d.credit_due_on, d.resolve_due_on
    FROM dispute d
    JOIN card_account c ON c.id = d.card_account_id
    JOIN card_transaction t ON t.id = d.card_transaction_id
   WHERE d.decided_at IS NULL
   ORDER BY ${DUE_ON}, d.id LIMIT ?
`;

async function idsOf(
  database: Database,
  condition: string,
  { today, after }: { today: CalendarDate; after: string },
): Promise<string[]> {
  const rows = await database('dispute')
    .whereRaw(condition, [today])
    .where('id', '>', after)
    .orderBy('id')
    .limit(MAX_LISTED)
    .select('id');
  return rows.map(({ id }) => id);
}
