import { settlementDayAfter } from '#testing/banking-day-oracle.ts';
import { authorize, clear, refund, sync } from './card-operations.ts';
import { DAY_MS, morningOf } from './durations.ts';
import { refreshLimit } from './limits-in-step.ts';
import { book, type MemberModel, type ModelDebit, today } from './member-model.ts';
import type { Operation, Operations, Scene } from './operation.ts';
import { payOut } from './payouts-of-model.ts';
import type { RealMember } from './real-member.ts';
import { repay, repayEarly, say } from './repayment-operations.ts';

/* What becomes hers, and what she buys, while or after a debit of hers may come back. */

/**
 * A merchant refunds what is being debited, before the debit has settled or after; on the next banking
 * day what is hers would be paid out, and the debit comes back.
 */
const refundDuringDebit: Operation = (scene) => {
  const { model, flag: isSettled, index } = scene;
  return async (real) => {
    if (!returnable(model)) await buyAndRepay(scene, real);
    const debit = returnable(model);
    if (!debit) return;
    if (isSettled) await say(model, debit, { atIssuer: 'settled' })(real);
    await sync(scene)?.(real);
    await refund(scene)?.(real);
    await sync(scene)?.(real);
    model.now = morningOf(settlementDayAfter(today(model), 1));
    real.service.clock.set(new Date(model.now).toISOString());
    await real.payOut('none');
    await real.payFromDeposit();
    payOut(model, 'none');
    if (index % 2 === 0) return;
    const returnCode = index % 3 === 0 ? 'R02' : 'R01';
    await say(model, debit, { atIssuer: 'returned', returnCode })(real);
    await sync(scene)?.(real);
    await real.payFromDeposit();
    book(model, { kind: 'use_deposit' });
  };
};

/** What she has just bought is debited at once, or a part of it. */
async function buyAndRepay(scene: Scene, real: RealMember): Promise<void> {
  await clear(scene)?.(real);
  await sync(scene)?.(real);
  await repayEarly(scene)?.(real);
  await repay({ ...scene, flag: true })?.(real);
}

/** She has her bank forbid debits, and goes shopping. */
const buyAfterStop: Operation = (scene) => {
  const { model } = scene;
  const debit = returnable(model);
  if (!debit) return undefined;
  return async (real) => {
    await say(model, debit, { atIssuer: 'returned', returnCode: 'R10' })(real);
    await sync(scene)?.(real);
    await refreshLimit(model, real);
    await authorize(scene)?.(real);
  };
};

/** The last one that her bank may still send back in the usual time. */
const returnable = ({ debits, now }: MemberModel): ModelDebit | undefined =>
  debits.findLast(
    ({ atIssuer, settledAt }) =>
      atIssuer === 'pending' ||
      (atIssuer === 'settled' && (settledAt === null || now - settledAt < 4 * DAY_MS)),
  );

export const uncertainDebitOperations: Operations = {
  refundDuringDebit: [refundDuringDebit, 5],
  buyAfterStop: [buyAfterStop, 1],
};
