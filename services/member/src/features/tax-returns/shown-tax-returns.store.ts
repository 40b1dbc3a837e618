import type { Database } from '@reset/service-kit';
import { limitConfigStore } from '#features/limits/limits.store.ts';
import { type LimitBasis, limitRules, type LimitRules } from '#features/limits/limits.ts';
import type { ShownTaxReturn } from './tax-returns.ts';

/** By which rules a part of her refund is advanced. */
export async function readAdvanceRules(
  database: Database,
  basis: LimitBasis,
  userId: string,
): Promise<LimitRules> {
  const configs = limitConfigStore(database);
  const [own, person] = await Promise.all([configs.find(userId), configs.person(userId)]);
  return limitRules(basis, person, own);
}

/** A member's returns, the newest year first, and of each year the federal one. */
export async function readTaxReturns(
  database: Database,
  userId: string,
): Promise<ShownTaxReturn[]> {
  const rows = await database('income_tax_return')
    .leftJoin('tax_filer as f', 'f.user_id', 'income_tax_return.user_id')
    .where({ 'income_tax_return.user_id': userId })
    .orderByRaw("tax_year DESC, jurisdiction <> 'Federal', jurisdiction")
    .select('income_tax_return.*', 'f.home_state');
  return rows.map((row) => ({
    jurisdiction: row.jurisdiction,
    taxYear: row.tax_year,
    state: row.state,
    homeState: row.home_state,
    refundCents: row.refund_cents,
    status: row.status,
    isAdvanceEligible: row.is_advance_eligible,
    refundedBy: row.refunded_by,
    acceptedAt: row.accepted_at,
    refundAwaitedUntil: row.refunded_by === null ? row.refund_awaited_until : null,
  }));
}
