import { sync } from './card-operations.ts';
import { DAY_MS } from './durations.ts';
import { withdraw } from './disputes-of-model.ts';
import { expectSame, type Operation, type Operations } from './operation.ts';
import { payOut } from './payouts-of-model.ts';
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

/** Between the reading of her account and the payout she owes again what a dispute had credited. */
const payOutAfterWithdrawal: Operation = (scene) => {
  const { model } = scene;
  const one = model.disputes.findLast(({ state }) => state === 'provisional');
  return (
    one &&
    (async (real) => {
      await sync(scene)?.(real);
      expectSame('answer to withdrawing', await real.withdrawDispute(one), 204);
      withdraw(model, one);
      await real.payOut('none');
      await real.payFromDeposit();
      payOut(model, 'none');
    })
  );
};

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
  payOutDeposits: [payOutDeposits, 6],
  payOutAfterWithdrawal: [payOutAfterWithdrawal, 1],
  arrive: [arrive, 3],
  sendBack: [sendBack, 2],
};
