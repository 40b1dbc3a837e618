import { newId } from '@reset/service-kit';
import { settlementDayAfter } from '#testing/banking-day-oracle.ts';
import { debitExternalAccount, repayEarly } from './asking-operations.ts';
import { authorize, clear, refund, sync } from './card-operations.ts';
import { DAY_MS, morningOf } from './durations.ts';
import { scheduled } from './instances-of-model.ts';
import { refreshLimit } from './limits-in-step.ts';
import { book, type MemberModel, type ModelDebit, newBank, today } from './member-model.ts';
import { expectSame, type Operation, type Operations, type Scene } from './operation.ts';
import { payOut } from './payouts-of-model.ts';
import type { RealMember } from './real-member.ts';
import { repay, say } from './repayment-operations.ts';

/* What becomes hers, and what she buys, while or after a debit of hers may come back. */

/**
 * A merchant refunds all of what is being debited, before the debit has settled or after; on the next banking
 * day what is hers would be paid out, and the debit comes back.
 */
const refundDuringDebit: Operation = (given) => {
  const scene = { ...given, upTo: (maximum: number) => Math.max(1, maximum) };
  const { model, flag: isSettled, index } = scene;
  return async (real) => {
    const debit = await someDebit(scene, real);
    if (!debit) return;
    if (isSettled) await say(model, debit, { atIssuer: 'settled' })(real);
    await sync(scene)?.(real);
    await refund(scene)?.(real);
    await sync(scene)?.(real);
    await payOutNextDay(model, real);
    if (index % 2 === 0) return;
    const returnCode = index % 3 === 0 ? 'R02' : 'R01';
    await say(model, debit, { atIssuer: 'returned', returnCode })(real);
    await sync(scene)?.(real);
    await real.payFromDeposit();
    book(model, { kind: 'use_deposit' });
  };
};

/** One that her bank may send back; of all that she owes, while nothing goes wrong, where there was none. */
async function someDebit(scene: Scene, real: RealMember): Promise<ModelDebit | undefined> {
  const { model, index } = scene;
  const upTo = (maximum: number) => Math.max(1, maximum);
  const choice = { upTo, oneOf: () => undefined, index: 3 * index + 1 };
  if (!returnable(model)) await buyAndRepay({ ...scene, ...choice }, real);
  return returnable(model);
}

/** What she has just bought is debited at once, or a part of it; a cent, where `index` is one of three. */
async function buyAndRepay(scene: Scene, real: RealMember): Promise<void> {
  await clear(scene)?.(real);
  await sync(scene)?.(real);
  await repayEarly(scene)?.(real);
  await repay({ ...scene, flag: true })?.(real);
}

/** Her bank had too little for a debit, of which she repays a cent, or another part. */
const repayPartOfReturned: Operation = (scene) => {
  const { model, index } = scene;
  return async (real) => {
    const debit = await someDebit(scene, real);
    if (!debit) return;
    await say(model, debit, { atIssuer: 'returned', returnCode: 'R01' })(real);
    await sync(scene)?.(real);
    await repayEarly({ ...scene, index: index % 2 === 0 ? 0 : index })?.(real);
  };
};

/** On the day of a payday's debit, before it, a part of it is asked for: by her, or by staff for tomorrow. */
const askOnPayday: Operation = (scene) => {
  const { model, flag, index } = scene;
  const [payday] = scheduled(model, 'payday');
  if (!payday || payday.effectiveOn < today(model)) return undefined;
  return async (real) => {
    model.now = Math.max(model.now, morningOf(payday.effectiveOn));
    real.service.clock.set(new Date(model.now).toISOString());
    if (flag) await repayEarly({ ...scene, flag: false, index: 3 * index })?.(real);
    else await debitExternalAccount({ ...scene, index: 2 })?.(real);
    await repay({ ...scene, flag: true })?.(real);
  };
};

/** She has her bank forbid debits, and goes shopping. */
const buyAfterStop: Operation = (scene) => {
  const { model } = scene;
  return async (real) => {
    const debit = await someDebit(scene, real);
    if (!debit) return;
    await say(model, debit, { atIssuer: 'returned', returnCode: 'R10' })(real);
    await sync(scene)?.(real);
    await refreshLimit(model, real);
    await authorize(scene)?.(real);
  };
};

/**
 * Her bank has forbidden debits: she links the same account anew, which is no other one, or another one,
 * and goes shopping.
 */
const relinkAfterStop: Operation = (scene) => {
  const { model, cents, flag: isSame } = scene;
  return async (real) => {
    const debit = await someDebit(scene, real);
    if (!debit || debit.bank !== model.bank) return;
    await say(model, debit, { atIssuer: 'returned', returnCode: 'R08' })(real);
    await sync(scene)?.(real);
    if (!debit.bank.isStopped) return;
    const bank = newBank({
      availableCents: 20 * cents,
      isStopped: isSame,
      ...(isSame ? { account: debit.bank.account } : {}),
    });
    expectSame('answer to linking again', await real.linkBank(bank, { isSame }), 204);
    model.bank = bank;
    model.history.bills = [];
    await refreshLimit(model, real);
    await authorize(scene)?.(real);
  };
};

/** Her bank account is closed, and more is refunded than she owes: on the next banking day it stays with us. */
const refundAfterClosing: Operation = (scene) => {
  const { model, cents, flag, at } = scene;
  return async (real) => {
    const debit = await someDebit(scene, real);
    if (!debit) return;
    await say(model, debit, { atIssuer: 'returned', returnCode: flag ? 'R02' : 'R16' })(real);
    await sync(scene)?.(real);
    const amountCents = model.account.outstandingCents() + model.account.heldInAllCents() + cents;
    const entry = { id: newId(), at, cents: amountCents, holdId: null, refundOf: null };
    model.unread.push(entry);
    real.her.post({
      id: entry.id,
      holdId: null,
      originalId: null,
      direction: 'credit',
      amountCents,
      occurredAt: new Date(at),
    });
    await sync(scene)?.(real);
    await payOutNextDay(model, real);
  };
};

/** A cent is repaid early and can come back no more, while the rest of its payday is still owed. */
const repayCent: Operation = (scene) => {
  const { model } = scene;
  return async (real) => {
    await buyAndRepay({ ...scene, index: 3 * scene.index }, real);
    const debit = returnable(model);
    if (debit?.atIssuer !== 'pending') return;
    await say(model, debit, { atIssuer: 'settled' })(real);
    await sync(scene)?.(real);
    model.now = morningOf(settlementDayAfter(today(model), 3));
    real.service.clock.set(new Date(model.now).toISOString());
  };
};

async function payOutNextDay(model: MemberModel, real: RealMember): Promise<void> {
  model.now = morningOf(settlementDayAfter(today(model), 1));
  real.service.clock.set(new Date(model.now).toISOString());
  await real.payOut('none');
  await real.payFromDeposit();
  payOut(model, 'none');
}

/** The last one that her bank may still send back in the usual time. */
const returnable = ({ debits, now }: MemberModel): ModelDebit | undefined =>
  debits.findLast(
    ({ atIssuer, settledAt }) =>
      atIssuer === 'pending' ||
      (atIssuer === 'settled' && (settledAt === null || now - settledAt < 4 * DAY_MS)),
  );

export const uncertainDebitOperations: Operations = {
  refundDuringDebit: [refundDuringDebit, 7],
  refundAfterClosing: [refundAfterClosing, 4],
  relinkAfterStop: [relinkAfterStop, 4],
  repayCent: [repayCent, 3],
  repayPartOfReturned: [repayPartOfReturned, 2],
  askOnPayday: [askOnPayday, 2],
  buyAfterStop: [buyAfterStop, 2],
};
