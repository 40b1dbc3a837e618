import type { ReceivedRefund } from '@reset/remote-sdk/tax-returns';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { toCents } from '#money/money.ts';

type Payout = NonNullable<Overview['payout']>;

/** What of a refund is on its way to her bank or with us, by what becomes of it. */
export interface RefundPart {
  cents: number;
  /** As its payout stands, held for purchases that are pending, or behind a payout of other money. */
  how: 'payout' | 'held' | 'behind';
}

/** @param payout what becomes of all that is hers with us, of which the rest of the refund is a part */
export function refundParts(refund: ReceivedRefund, payout: Payout): RefundPart[] {
  return partsOf(refund, payout).filter(({ cents }) => cents > 0);
}

/** What pending purchases hold of what is hers is not sent yet, nor what comes behind another payout. */
function partsOf({ onItsWayCents, withUsCents }: ReceivedRefund, payout: Payout): RefundPart[] {
  if (payout.status === 'on_its_way') {
    return [
      { cents: onItsWayCents, how: 'payout' },
      { cents: withUsCents, how: 'behind' },
    ];
  }
  const leftCents = onItsWayCents + withUsCents;
  const heldCents = toCents(payout.held);
  const sentCents = Math.min(leftCents, toCents(payout.amount) - heldCents);
  return [
    { cents: sentCents, how: 'payout' },
    { cents: Math.min(leftCents - sentCents, heldCents), how: 'held' },
  ];
}
