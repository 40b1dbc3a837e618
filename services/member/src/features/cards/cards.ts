/** The name under which members see what is on their card. */
export const CARD_NAME = 'Reset Card';

export { eachId } from './each-id.ts';
export type { CardAccount } from './card-account.ts';
export { cardWidgets, NO_WIDGET, type CardWidget, type WidgetOf } from './issuing/card-widgets.ts';
export type { AskedDebit, BankTransfer, MadeDebit, ReceivedPay } from './pay/pay.ts';
export { wireTransfer } from './pay/wire-transfer.ts';
export type { PayoutOutlook } from './payouts/payouts.ts';
export { declineReasonOf } from './purchases/decline-reason.ts';
export { changed } from './purchases/purchase-changes.ts';
export { owedCents, type Purchase } from './purchases/purchases.ts';
export { wirePurchase } from './purchases/wire-transaction.ts';
export {
  type DebitToCome,
  type NextRepayment,
  wireDebit,
  wireNextRepayment,
} from './repayments/next-repayment.ts';
export { type RepaymentNotice, wireNotice } from './repayments/repayment-notices.ts';
