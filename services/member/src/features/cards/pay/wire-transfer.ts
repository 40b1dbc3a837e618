import type { BankTransfer as WireTransfer } from '@reset/api-contract/member/dashboard.ts';
import { toDollars } from '#money/dollars.ts';
import type { BankTransfer } from './pay.ts';

/** A debit or a payout that is over, as the browser is answered. */
export const wireTransfer = (transfer: BankTransfer | null): WireTransfer | null =>
  transfer && {
    bank_name: transfer.bankName,
    bank_mask: transfer.bankMask,
    day: transfer.day,
    amount: toDollars(transfer.amountCents),
  };
