import { ledgerStore } from '@reset/ledger';
import type { Database, Transaction } from '@reset/service-kit';
import type { KeptLimit } from './limit-receipt.ts';
import type { LimitPerson, MemberLimitConfig } from './limit-rules.ts';
import type { GrossLimit, LimitStep, StepReason, StoredLimit } from './limits.ts';

export { refundInLimit } from './refund-in-limit.store.ts';

/** Limits that were computed, in the database. */
export const limitStore = (database: Database) => ({
  /** Her limit as it was computed last; 0 by no steps before the first time and for nobody. */
  async current(userId: string): Promise<GrossLimit> {
    const state = await database('limit_state')
      .where({ user_id: userId })
      .first<{ gross_cents: bigint | null } | undefined>('gross_cents');
    const computed = await database('spending_limit')
      .where({ user_id: userId })
      .orderBy('id', 'desc')
      .first<{ steps: StoredStep[] } | undefined>('steps');
    return {
      grossCents: Number(state?.gross_cents ?? 0),
      steps: (computed?.steps ?? []).map(fromStoredStep),
    };
  },

  /** What became of it and why, the newest first. */
  async history(userId: string, max: number): Promise<(StoredLimit & { reasons: string[] })[]> {
    const rows = await database('spending_limit')
      .where({ user_id: userId })
      .orderBy('id', 'desc')
      .limit(max);
    return rows.map(toStoredLimit);
  },

  /** One of hers; null where she has none by this id. */
  async find(userId: string, id: string): Promise<KeptLimit | null> {
    const row = await database('spending_limit').where({ id, user_id: userId }).first();
    return row ? { ...toStoredLimit(row), id: row.id, computedAt: row.computed_at } : null;
  },
});

/**
 * Nothing is approved from now on: for a change without which she would have no limit, so that
 * nothing is bought until it is computed anew. A computation that is under way comes before it.
 */
export async function endLimit(transaction: Transaction, userId: string): Promise<void> {
  await transaction('limit_state').where({ user_id: userId }).forUpdate().first('user_id');
  await ledgerStore(transaction).setCreditLimits([{ userId, cents: 0 }]);
}

/** What is set for members' limits, in the database. */
export const limitConfigStore = (database: Database) => ({
  /** Sets all of it, in place of what was set before. */
  async put(userId: string, config: MemberLimitConfig): Promise<void> {
    await database('member_limit_config')
      .insert({
        user_id: userId,
        is_muted: config.isMuted,
        is_probationary_limit_on: config.isProbationaryLimitOn,
        counts_future_deposits: config.countsFutureDeposits,
        payroll_linked_parts: config.payrollLinkedBasisPoints,
        payroll_unlinked_parts: config.payrollUnlinkedBasisPoints,
        refund_advance_part: config.refundAdvanceBasisPoints,
      })
      .onConflict('user_id')
      .merge();
  },

  /** Her part of pay is what it is for everybody; all else that was set stays. */
  async resetMultipliers(userId: string): Promise<void> {
    await database('member_limit_config')
      .where({ user_id: userId })
      .update({ payroll_linked_parts: null, payroll_unlinked_parts: null });
  },

  /** null where nothing is set for her. */
  async find(userId: string): Promise<MemberLimitConfig | null> {
    const row = await database('member_limit_config')
      .where({ user_id: userId })
      .first('*', database.raw(PARTS));
    return row
      ? {
          isMuted: row.is_muted,
          isProbationaryLimitOn: row.is_probationary_limit_on,
          countsFutureDeposits: row.counts_future_deposits,
          payrollLinkedBasisPoints: row.payroll_linked_parts,
          payrollUnlinkedBasisPoints: row.payroll_unlinked_parts,
          refundAdvanceBasisPoints: row.refund_advance_part,
        }
      : null;
  },

  /** By which partner she came, as the public service has published it, and whether she has a card. */
  async person(userId: string): Promise<LimitPerson> {
    const person = await database('person').where({ user_id: userId }).first('partner_slug');
    const account = await database('card_account').where({ user_id: userId }).first('id');
    return { partnerSlug: person?.partner_slug ?? null, hasCard: account !== undefined };
  },
});

type LimitRow = {
  engine: number;
  inputs: StoredLimit['inputs'];
  steps: StoredStep[];
  because: string[];
  gross_cents: bigint;
};

const toStoredLimit = ({ engine, inputs, steps, because, gross_cents: gross }: LimitRow) => ({
  engine,
  inputs,
  steps: steps.map(fromStoredStep),
  reasons: because,
  grossCents: Number(gross),
});

// As arrays of numbers: of a domain's the driver knows nothing.
const PARTS = `
  payroll_linked_parts::smallint[] AS payroll_linked_parts,
  payroll_unlinked_parts::smallint[] AS payroll_unlinked_parts`;

/** A step as the column `steps` holds it. */
type StoredStep = Omit<LimitStep, 'reason'> & { because: StepReason };

export const toStoredStep = ({ reason, ...step }: LimitStep): StoredStep => ({
  ...step,
  because: reason,
});

const fromStoredStep = ({ because, ...step }: StoredStep): LimitStep => ({
  ...step,
  reason: because,
});
