import {
  advanceDisputes,
  claimableCents,
  creditDueOn,
  decide,
  disputeOf,
  giveCredit,
  reversalOf,
  withdraw,
} from './disputes-of-model.ts';
import { book, type ModelDispute } from './member-model.ts';
import { expectSame, type Operation, type Operations } from './operation.ts';

/* Purchases that she disputes, and what becomes of that. */

/** All of it or a part, held, owed, repaid or refunded, for the first time or again. */
const openDispute: Operation = ({ model, oneOf, upTo, flag }) => {
  const { account, disputes } = model;
  const purchase = oneOf([...account.purchases().keys()]);
  if (purchase === undefined) return undefined;
  const claimable = claimableCents(model, purchase);
  const claimed = flag ? null : upTo(claimable);
  return async (real) => {
    const known = disputeOf(model, purchase);
    const expected = () => {
      if (known && known.state !== 'withdrawn') return 200;
      const isReversal = disputes.some(({ id }) => reversalOf(id) === purchase);
      if (isReversal || account.postedCents(purchase) === 0 || claimable <= 0) return 409;
      return (claimed ?? 0) > claimable ? 422 : 201;
    };
    const expectedStatus = expected();
    const { status, dispute } = await real.openDispute(purchase, claimed);
    expectSame('answer to disputing', status, expectedStatus);
    if (status !== 201) return;
    disputes.push({
      id: dispute.id,
      purchase,
      cents: claimed ?? claimable,
      refundedCents: 0,
      state: 'open',
      creditDueOn: creditDueOn(model, purchase),
      credit: null,
      absorbedCents: 0,
      isCreditEnded: false,
      takeBackOn: null,
    });
  };
};

const creditDispute: Operation = ({ model, oneOf }) => {
  const one = oneOf(latest(model.disputes));
  return (
    one &&
    (async (real) => {
      const status = await real.creditDispute(one);
      expectSame('answer to crediting', status, giveCredit(model, one) ? 200 : 409);
    })
  );
};

const decideDispute: Operation = ({ model, oneOf, days }) => {
  const one = oneOf(latest(model.disputes));
  const outcome = (['won', 'lost', 'lost', 'written_off'] as const)[days % 4] ?? 'lost';
  return (
    one &&
    (async (real) => {
      const status = await real.decideDispute(one, outcome);
      expectSame('answer to deciding', status, decide(model, one, outcome) ? 200 : 409);
    })
  );
};

/** The last of a purchase is meant. */
const withdrawDispute: Operation = ({ model, oneOf }) => {
  const any = oneOf(latest(model.disputes));
  const one = any && disputeOf(model, any.purchase);
  return (
    one &&
    (async (real) => {
      const status = await real.withdrawDispute(one);
      expectSame('answer to withdrawing', status, withdraw(model, one) ? 204 : 409);
    })
  );
};

/** Credits and takes back what is due; what is hers pays what she owes within minutes. */
const keepDisputes: Operation =
  ({ model }) =>
  async (real) => {
    await real.advanceDisputes();
    advanceDisputes(model);
    await real.payFromDeposit();
    book(model, { kind: 'use_deposit' });
  };

const latest = (disputes: readonly ModelDispute[]): ModelDispute[] => disputes.slice(-4);

export const disputeOperations: Operations = {
  openDispute: [openDispute, 3],
  creditDispute: [creditDispute, 2],
  decideDispute: [decideDispute, 2],
  withdrawDispute: [withdrawDispute, 1],
  keepDisputes: [keepDisputes, 2],
};
