import type { Dispute } from '../members/book.ts';

/**
 * What a merchant's refund does to a dispute, by docs/money.md: before there is a credit it lowers the
 * claim, while one stands it takes its place, and one of all of it ends the dispute as won.
 */
export function absorbRefund(dispute: Dispute, cents: number, day: string): void {
  dispute.refundedOn = day;
  if (dispute.state === 'open') {
    dispute.claimCents -= Math.min(cents, dispute.claimCents);
    if (dispute.claimCents === 0) dispute.state = 'won';
    return;
  }
  const standing = standingCents(dispute);
  const absorbed = Math.min(cents, standing);
  dispute.absorbedCents += absorbed;
  if (isCreditOpen(dispute)) {
    if (absorbed > 0 && absorbed === standing) endAsWon(dispute);
  } else if (dispute.state === 'won') dispute.paidTwiceCents += absorbed;
  else dispute.lossCents -= absorbed;
}

/** What she has of the credit. */
export const standingCents = ({ creditCents, absorbedCents }: Dispute): number =>
  creditCents - absorbedCents;

/** Whether nobody has paid for the credit yet. */
export const isCreditOpen = ({ state, takeBackOn }: Dispute): boolean =>
  state === 'provisional' || (state === 'lost' && takeBackOn !== null);

function endAsWon(dispute: Dispute): void {
  dispute.state = 'won';
  dispute.takeBackOn = null;
}
