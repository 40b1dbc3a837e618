import { toCents } from '#money/money.ts';
import type { Dispute } from '../api/dispute.ts';

type Credit = NonNullable<Dispute['credit']>;

/** What a part of a credit did or where it is, and how much that is. */
type CreditPart = { part: 'paid' | 'repaid' | 'held' | 'sent'; cents: number; merchant: string };

/** What became of a credit, part by part; of one that pays its purchase in whole nothing more is said. */
export function creditParts({ amount, paid, repaid, held }: Credit): CreditPart[] {
  const [paidCents, heldCents] = [toCents(paid), toCents(held)];
  if (paidCents === toCents(amount)) return [];
  const repaidParts = repaid.map((one) => ({
    part: 'repaid' as const,
    cents: toCents(one.amount),
    merchant: one.merchantName,
  }));
  const repaidCents = repaidParts.reduce((sum, { cents }) => sum + cents, 0);
  const parts: CreditPart[] = [
    { part: 'paid', cents: paidCents, merchant: '' },
    ...repaidParts,
    { part: 'held', cents: heldCents, merchant: '' },
    { part: 'sent', cents: toCents(amount) - paidCents - repaidCents - heldCents, merchant: '' },
  ];
  return parts.filter(({ cents }) => cents > 0);
}
