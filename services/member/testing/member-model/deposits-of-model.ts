import { dayOf } from '#calendar/calendar-date.ts';
import { type DepositKind, leastPaycheckCents } from '#testing/paycheck-oracle.ts';
import { book, type MemberModel, type ModelDeposit, today } from './member-model.ts';
import { readPayouts } from './payouts-of-model.ts';
import { matchRefund } from './taxes-of-model.ts';

/* Her pay, her tax refunds and other money as they come in, by money.md, section 3. */

/** What came in since is read, and what was taken back. */
export function readDeposits(
  model: MemberModel,
  { isReturnRefused }: { isReturnRefused: boolean },
): void {
  for (const deposit of model.deposits) {
    const { id: repaymentId, cents, at, isHers } = deposit;
    if (deposit.status === 'received' && deposit.isReturned) {
      deposit.status = 'returned';
      book(model, { kind: 'take_back', repaymentId, cents });
    } else if (deposit.status === 'unread' && deposit.isReturned) {
      deposit.status = 'sent_back';
    } else if (deposit.status === 'unread' && isHers) {
      deposit.status = 'received';
      const of = kindOf(model, deposit);
      deposit.kind = of;
      book(model, { kind: 'receive', repaymentId, cents, of, on: today(model) }, at);
      if (of === 'tax_refund') matchRefund(model);
    } else if (deposit.status === 'unread' && !isReturnRefused) {
      deposit.status = 'sent_back';
      deposit.isReturned = true;
    }
  }
  readPayouts(model);
}

/** Pay has the size of pay, by what is known when it is read; whatever the treasury sends is a refund. */
function kindOf({ history }: MemberModel, { at, cents, isRefund }: ModelDeposit): DepositKind {
  if (isRefund) return 'tax_refund';
  const least = leastPaycheckCents(history.paystubs, dayOf(new Date(at)));
  return cents < least ? 'other' : 'pay';
}
