import { newId } from '@reset/service-kit';
import { CODES } from '../../src/chart.ts';
import {
  creditOfOwedTransfers,
  creditOfRepaidTransfers,
  disputeLostTransfers,
  disputeWonTransfers,
  disputeWrittenOffTransfers,
} from '../../src/postings-of-disputes.ts';
import { interchangeTransfers, networkSettlementTransfers } from '../../src/postings-of-network.ts';
import { singleTransfers, type Transfer } from '../../src/transfers.ts';
import type { Role } from './accounts.ts';
import { remove } from './model.ts';
import { posts, type Operation, type Scene } from './operation.ts';

/* What happens to disputes, and between us and the card network. */

/** A provisional credit of a purchase that is owed. */
const creditOwed: Operation = (scene) => {
  const { model, member, names, accounts, occasion, upTo } = scene;
  const cents = upTo(model.ledger.repayable(member.index));
  return posts(
    scene,
    [{ debit: names.chargebackReceivable, credit: names.receivable, posted: cents }],
    creditOfOwedTransfers(occasion, accounts, { newId, amountCents: cents }),
    () => member.claims.push({ cents }),
  );
};

/** A provisional credit of a purchase that was repaid. */
const creditRepaid: Operation = (scene) => {
  const { member, names, accounts, occasion, cents } = scene;
  return posts(
    scene,
    [
      { debit: names.chargebackReceivable, credit: names.deposit, posted: cents },
      { debit: names.fboCash, credit: names.settlementCash, posted: cents },
    ],
    creditOfRepaidTransfers(occasion, accounts, { newId, amountCents: cents }),
    () => member.claims.push({ cents }),
  );
};

/** A dispute ends: what was credited is paid by the network, owed by the member, or lost. */
const endDispute =
  (
    transfersOf: (
      occasion: Scene['occasion'],
      accounts: Scene['accounts'],
      claim: { newId: typeof newId; amountCents: number },
    ) => Transfer[],
    debit: Role,
  ): Operation =>
  (scene) => {
    const { member, names, accounts, occasion, oneOf } = scene;
    const claim = oneOf(member.claims);
    if (!claim) return undefined;
    return posts(
      scene,
      [{ debit: names[debit], credit: names.chargebackReceivable, posted: claim.cents }],
      transfersOf(occasion, accounts, { newId, amountCents: claim.cents }),
      () => remove(member.claims, claim),
    );
  };

const settleNetwork =
  (isPaid: boolean): Operation =>
  (scene) => {
    const { names, accounts, occasion, cents } = scene;
    const [debit, credit] = isPaid
      ? [names.payable, names.settlementCash]
      : [names.settlementCash, names.payable];
    const shares = [{ payable: accounts.payable, amountCents: isPaid ? cents : -cents }];
    return posts(
      scene,
      [{ debit, credit, posted: cents }],
      networkSettlementTransfers(occasion, accounts, { newId, shares }),
    );
  };

/** A merchant gives back what was disputed: in the credit's place, or when nobody waits for it. */
const refundDisputed: Operation = (scene) => {
  const { names, accounts, occasion, cents, oneOf } = scene;
  const to = oneOf(['chargebackReceivable', 'unmatched', 'disputeLoss'] as const);
  if (!to) return undefined;
  const refund = { id: newId(), amountCents: cents, code: CODES.merchantRefund };
  return posts(
    scene,
    [{ debit: names.payable, credit: names[to], posted: cents }],
    singleTransfers(occasion, [{ ...refund, debit: accounts.payable, credit: accounts[to] }]),
  );
};

const earnInterchange: Operation = (scene) => {
  const { names, accounts, occasion, cents } = scene;
  return posts(
    scene,
    [{ debit: names.settlementCash, credit: names.interchangeIncome, posted: cents }],
    interchangeTransfers(occasion, accounts, { newId, amountCents: cents }),
  );
};

/** With how often each is chosen. */
export const disputes: Record<string, [Operation, weight: number]> = {
  creditOwed: [creditOwed, 1],
  creditRepaid: [creditRepaid, 1],
  winDispute: [endDispute(disputeWonTransfers, 'payable'), 1],
  loseDispute: [endDispute(disputeLostTransfers, 'receivable'), 1],
  writeOff: [endDispute(disputeWrittenOffTransfers, 'disputeLoss'), 1],
  refundDisputed: [refundDisputed, 1],
  payNetwork: [settleNetwork(true), 1],
  paidByNetwork: [settleNetwork(false), 1],
  earnInterchange: [earnInterchange, 1],
};
