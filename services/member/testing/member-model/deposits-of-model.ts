import { book, type MemberModel, today } from './member-model.ts';
import { readPayouts } from './payouts-of-model.ts';
import { matchRefund } from './taxes-of-model.ts';

/* Her pay and her tax refunds as they come in, by money.md, section 3. */

/** What came in since is read, and what was taken back. */
export function readDeposits(
  model: MemberModel,
  { isReturnRefused }: { isReturnRefused: boolean },
): void {
  for (const deposit of model.deposits) {
    const { id: repaymentId, cents, at, isPay, isHers } = deposit;
    if (deposit.status === 'received' && deposit.isReturned) {
      deposit.status = 'returned';
      book(model, { kind: 'take_back', repaymentId, cents });
    } else if (deposit.status === 'unread' && deposit.isReturned) {
      deposit.status = 'sent_back';
    } else if (deposit.status === 'unread' && isHers) {
      deposit.status = 'received';
      const on = today(model);
      book(model, { kind: 'receive', repaymentId, cents, isPay, on }, at);
      if (!isPay) matchRefund(model);
    } else if (deposit.status === 'unread' && !isReturnRefused) {
      deposit.status = 'sent_back';
      deposit.isReturned = true;
    }
  }
  readPayouts(model);
}
