import type { Knex } from 'knex';
import { toPurchase, type PurchaseRow } from '#purchases/purchase-row.ts';
import type { Purchase } from '#purchases/purchases.ts';
import type { WorkedShift } from './simulate.ts';

/** What was set off at the providers, as it arrived here. */
export const simulatedStore = (database: Knex) => ({
  /** By the issuer's id of its hold; null until we heard of it. */
  async findPurchase(holdId: string): Promise<Purchase | null> {
    const row = await database('card_transaction')
      .where({ authorization_id: holdId })
      .first<PurchaseRow | undefined>();
    return row ? toPurchase(row) : null;
  },

  /** The payroll provider's id of her account; null while no payroll is linked. */
  async findPayrollAccount(userId: string): Promise<string | null> {
    const row = await database('payroll_link').where({ user_id: userId }).first('account_id');
    return row?.account_id ?? null;
  },

  /** By the payroll provider's id; null until it was read. */
  async findShift(userId: string, providerShiftId: string): Promise<WorkedShift | null> {
    const row = await database('shift')
      .where({ user_id: userId, provider_shift_id: providerShiftId })
      .first('id', 'ended_on', 'minutes', 'gross_cents');
    if (!row) return null;
    return {
      id: row.id,
      endedOn: row.ended_on,
      minutes: row.minutes,
      grossCents: row.gross_cents,
    };
  },
});
