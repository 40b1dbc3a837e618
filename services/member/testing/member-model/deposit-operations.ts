import { newId } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { leastPaycheckCents } from '#testing/paycheck-oracle.ts';
import { readDeposits } from './deposits-of-model.ts';
import { book, type MemberModel, type ModelDeposit } from './member-model.ts';
import type { Operation, Operations, Scene } from './operation.ts';
import type { RealMember } from './real-member.ts';

/* Her pay, her tax refunds and other money come in, and may be taken back by who sent them. */

/**
 * Less than she owes, all of it, or more, and of the size of a paycheck, or just not; now and then of the
 * treasury, or made out to somebody else.
 */
const receive: Operation = (scene) => {
  const { model, index, at } = scene;
  // Whoever has filed taxes waits for a refund.
  const isRefund = index % (model.taxReturns.length > 0 ? 2 : 5) === 0;
  const cents = amountOf(scene);
  return async (real) => comeIn(model, real, { cents, at, isRefund, isHers: index % 7 > 0 });
};

/** Comes in at the issuer, and was not read. */
export function comeIn(
  model: MemberModel,
  real: RealMember,
  what: Pick<ModelDeposit, 'cents' | 'at' | 'isRefund' | 'isHers'>,
): void {
  const deposit: ModelDeposit = {
    id: newId(),
    isReturned: false,
    status: 'unread',
    kind: null,
    ...what,
  };
  model.deposits.push(deposit);
  real.receive(deposit);
}

function amountOf({ model, upTo, index, days, flag, cents, at }: Scene): number {
  const owed = model.account.outstandingCents();
  const least = leastPaycheckCents(model.history.paystubs, dayOf(new Date(at)));
  if (days % 4 === 0) return Math.max(1, least - 1 + (index % 3));
  if (days % 4 === 1) return least + cents;
  if (flag) return Math.ceil((owed * (days + 1)) / 60) + 1;
  return days % 3 > 0 ? cents : upTo(owed);
}

/** While the issuer may refuse to send back what is not hers. */
export const readPay: Operation = ({ model, index }) => {
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
