import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { PayoutOutlook } from '#features/cards/cards.ts';
import { toDollars } from '#money/dollars.ts';

/** What becomes of what is hers, as the browser is answered. */
export const wirePayout = (payout: PayoutOutlook): DashboardOverview['payout'] =>
  payout && {
    status: payout.status,
    amount: toDollars(payout.amountCents),
    bank_name: payout.bankName,
    bank_mask: payout.bankMask,
    arrives_on: payout.arrivesOn,
  };
