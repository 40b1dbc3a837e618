import type { Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { computedLimit } from './computed-limit.ts';
import { readForLimits } from './limit-reading.store.ts';
import { type LimitBasis, spendableAdvanceCents } from './limits.ts';

/**
 * What of her tax refund is in a member's limit by all that this transaction sees, whether or not it
 * has been computed since; in cents.
 */
export async function refundInLimit(
  transaction: Transaction,
  basis: LimitBasis,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const today = dayOf(now);
  const [reading] = await readForLimits(transaction, [userId], today);
  return reading ? spendableAdvanceCents(computedLimit(reading, basis, { now, today })) : 0;
}
