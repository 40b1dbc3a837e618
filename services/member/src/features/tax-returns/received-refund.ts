import type { BankTransfer } from '#features/cards/cards.ts';
import { refundOf, type Refund } from './tax-returns.ts';

/** What came in of a refund, and what became of it. */
export type ReceivedRefund = Refund & {
  /** What of the rest repaid what she owed later, out of what was hers on deposit. */
  repaidLaterCents: number;
  /** The last payout that brought the rest to her bank, with all of it that is there; null before. */
  forwardedBy: BankTransfer | null;
  /** What of the rest is on its way there. */
  onItsWayCents: number;
};

/** Payouts to her bank. */
export type Payouts = {
  /** Those that arrived, the newest first. */
  arrived: readonly BankTransfer[];
  /** The one that is on its way; null for none. */
  underWay: Pick<BankTransfer, 'begunAt' | 'amountCents'> | null;
};

type Part = Refund & { recordedAt: Date };

/**
 * What came in of a refund and became of it; null for nothing. It is sent before what came after it, and may be
 * sent together with what waited with us before it.
 * @param parts those that were taken back are undefined
 * @param repaidLaterCents of all of them
 */
export function receivedRefund(
  parts: readonly (Part | undefined)[],
  repaidLaterCents: number,
  { arrived, underWay }: Payouts,
): ReceivedRefund | null {
  const refund = refundOf(parts);
  if (!refund) return null;
  const { amountCents, repaidCents } = refund;
  const restCents = amountCents - repaidCents - repaidLaterCents;
  const since = firstRecordedAt(parts) ?? new Date(0);
  const isAfter = ({ begunAt }: Pick<BankTransfer, 'begunAt'>) => begunAt >= since;
  const forwardedBy = lastOf(arrived.filter(isAfter).toReversed(), restCents);
  const leftCents = restCents - (forwardedBy?.amountCents ?? 0);
  const onItsWayCents =
    underWay && isAfter(underWay) ? Math.min(leftCents, underWay.amountCents) : 0;
  return { amountCents, repaidCents, repaidLaterCents, forwardedBy, onItsWayCents };
}

/** When the first part was recorded; null where there is none. */
export function firstRecordedAt(parts: readonly (Part | undefined)[]): Date | null {
  const instants = parts.flatMap((part) => (part ? [part.recordedAt.getTime()] : []));
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}

/** Of payouts, the oldest first, the last that is needed to bring so much, with all that they brought of it. */
function lastOf(payouts: readonly BankTransfer[], restCents: number): BankTransfer | null {
  let last: BankTransfer | null = null;
  for (const payout of payouts) {
    const broughtCents: number = last?.amountCents ?? 0;
    if (broughtCents >= restCents) return last;
    last = { ...payout, amountCents: Math.min(restCents, broughtCents + payout.amountCents) };
  }
  return last;
}
