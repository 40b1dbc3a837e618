import { newId } from '@reset/service-kit';
import { settlementDayAfter } from '#testing/banking-day-oracle.ts';
import { sync } from './card-operations.ts';
import { withdraw } from './disputes-of-model.ts';
import { DAY_MS, morningOf } from './durations.ts';
import { book, today } from './member-model.ts';
import { expectSame, type Operation, type Operations, type Scene } from './operation.ts';
import { payOut } from './payouts-of-model.ts';
import type { RealMember } from './real-member.ts';
import { TROUBLES } from './transfers-of-model.ts';

/* What is hers goes to her bank, and what the issuer and that bank do with it. */

const payOutDeposits: Operation = (scene) => {
  const { model, oneOf } = scene;
  const trouble = oneOf(TROUBLES) ?? 'none';
  return async (real) => {
    await sync(scene)?.(real);
    await real.payOut(trouble);
    await real.payFromDeposit();
    payOut(model, trouble);
  };
};

/**
 * Between the reading of her account and the payout she owes again, and nothing has paid that yet: what
 * is hers does so before the rest is forwarded. Most often on the banking day after it came.
 */
const payOutOnceOwing =
  (owe: (scene: Scene, real: RealMember) => Promise<void>): Operation =>
  (scene) => {
    const { model, flag, index } = scene;
    if (model.account.depositCents() === 0) return undefined;
    return async (real) => {
      await sync(scene)?.(real);
      if (flag || index % 2 === 0) {
        const lastDay = [model.creditedOn ?? '', today(model)].toSorted().at(-1) ?? '';
        model.now = morningOf(settlementDayAfter(lastDay, 1));
        real.service.clock.set(new Date(model.now).toISOString());
      }
      await owe(scene, real);
      await real.payOut('none');
      await real.payFromDeposit();
      payOut(model, 'none');
    };
  };

const payOutAfterWithdrawal = payOutOnceOwing(async ({ model }, real) => {
  const one = model.disputes.findLast(({ state }) => state === 'provisional');
  if (!one) return;
  expectSame('answer to withdrawing', await real.withdrawDispute(one), 204);
  withdraw(model, one);
});

const payOutAfterPurchase = payOutOnceOwing(async ({ model, upTo, at }, real) => {
  const id = newId();
  const cents = upTo(model.account.depositCents());
  await real.recordPurchase(id, cents, at);
  book(model, { kind: 'clear', id, at, cents }, at);
});

const arrive: Operation = ({ model, oneOf }) => {
  const one = oneOf(model.payouts.filter(({ atIssuer }) => atIssuer === 'pending'));
  return (
    one &&
    (async (real) => {
      one.atIssuer = 'completed';
      await real.sayOfPayout(model.payouts.indexOf(one), 'completed');
    })
  );
};

/** By the issuer before it left, or by the other bank, which may take days for it. */
const sendBack: Operation = ({ model, oneOf, flag }) => {
  const { now, payouts } = model;
  const isRecent = (endedAt: number | null) => endedAt === null || now - endedAt < 9 * DAY_MS;
  const one = oneOf(
    payouts.filter(
      ({ atIssuer, endedAt }) =>
        atIssuer === 'pending' || (atIssuer === 'completed' && isRecent(endedAt)),
    ),
  );
  return (
    one &&
    (async (real) => {
      one.atIssuer = flag && one.atIssuer === 'pending' ? 'canceled' : 'returned';
      await real.sayOfPayout(payouts.indexOf(one), one.atIssuer);
    })
  );
};

export const payoutOperations: Operations = {
  payOutDeposits: [payOutDeposits, 8],
  payOutAfterWithdrawal: [payOutAfterWithdrawal, 2],
  payOutAfterPurchase: [payOutAfterPurchase, 4],
  arrive: [arrive, 8],
  sendBack: [sendBack, 4],
};
