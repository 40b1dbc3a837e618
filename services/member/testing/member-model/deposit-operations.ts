import { newId } from '@reset/service-kit';
import { readDeposits } from './deposits-of-model.ts';
import { book, type ModelDeposit } from './member-model.ts';
import type { Operation, Operations } from './operation.ts';

/* Her pay and her tax refunds come in, and may be taken back by who sent them. */

/** Less than she owes, all of it, or more; now and then of the treasury, or made out to somebody else. */
const receive: Operation = ({ model, upTo, index, days, flag, cents, at }) => {
  const owed = model.account.outstandingCents();
  const any = days % 3 > 0 ? cents : upTo(owed);
  // Whoever has filed taxes waits for a refund.
  const isPay = index % (model.taxReturns.length > 0 ? 2 : 5) > 0;
  const amount = flag ? Math.ceil((owed * (days + 1)) / 60) + 1 : any;
  return async (real) => {
    const deposit: ModelDeposit = {
      id: newId(),
      cents: amount,
      at,
      isPay,
      isHers: index % 7 > 0,
      isReturned: false,
      status: 'unread',
    };
    model.deposits.push(deposit);
    real.receive(deposit);
  };
};

/** While the issuer may refuse to send back what is not hers. */
const readPay: Operation = ({ model, index }) => {
  const isReturnRefused = index % 5 === 0;
  return async (real) => {
    await real.readDeposits(isReturnRefused);
    readDeposits(model, { isReturnRefused });
    await real.payFromDeposit();
    book(model, { kind: 'use_deposit' });
  };
};

const takeBackDeposit: Operation = ({ model, oneOf }) => {
  const one = oneOf(model.deposits.filter(({ isReturned }) => !isReturned).slice(-3));
  return (
    one &&
    (async (real) => {
      one.isReturned = true;
      real.takeBackDeposit(one.id);
    })
  );
};

export const depositOperations: Operations = {
  receive: [receive, 2],
  readPay: [readPay, 4],
  takeBackDeposit: [takeBackDeposit, 1],
};
