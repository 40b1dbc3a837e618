import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { NextRepayment, PayoutOutlook, ReceivedPay } from '#features/cards/cards.ts';
import { toDollars } from '#money/dollars.ts';

/**
 * What becomes of what is hers, as the browser is answered. As much as purchases are pending for is
 * not sent.
 */
export const wirePayout = (
  payout: PayoutOutlook,
  nextRepayment: NextRepayment | null,
): DashboardOverview['payout'] =>
  payout && {
    status: payout.status,
    amount: toDollars(payout.amountCents),
    held: toDollars(heldCents(payout, nextRepayment?.pendingCents ?? 0)),
    bank_name: payout.bankName,
    bank_mask: payout.bankMask,
    arrives_on: payout.arrivesOn,
  };

const SENT: ReadonlySet<Outlook['status']> = new Set<Outlook['status']>(['on_its_way', 'returned']);

type Outlook = NonNullable<PayoutOutlook>;

/** Of a payout that was sent nothing is held: that is what it left behind. */
const heldCents = ({ status, amountCents }: Outlook, pendingCents: number): number =>
  SENT.has(status) ? 0 : Math.min(amountCents, pendingCents);

/** The same beside pay: of what came after a payout that was sent back nothing was sent. */
export function besideReceived(
  payout: PayoutOutlook,
  received: readonly ReceivedPay[],
): PayoutOutlook {
  if (payout?.status !== 'returned') return payout;
  const { begunAt } = payout;
  const isUnsent = received.some(({ recordedAt }) => begunAt !== null && recordedAt > begunAt);
  return isUnsent ? { ...payout, status: 'needs_bank' } : payout;
}
