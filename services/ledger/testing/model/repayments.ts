import { newId } from '@reset/service-kit';
import {
  achCanceledTransfers,
  achDebitTransfers,
  achReturnedTransfers,
  achSettledTransfers,
  creditLossTransfers,
} from '../../src/postings-of-repayments.ts';
import { end, remove } from './model.ts';
import { posts, type Operation } from './operation.ts';

/* What happens to repayments from a member's bank. */

const debitBank: Operation = (scene) => {
  const { model, member, names, accounts, occasion, upTo } = scene;
  const [id, cents] = [newId(), upTo(model.ledger.repayable(member.index))];
  const [debit, credit] = [names.debitClearing, names.receivable];
  return posts(
    scene,
    [{ debit, credit, pending: cents }],
    achDebitTransfers(occasion, accounts, { id, amountCents: cents }),
    () => member.debits.push({ id, cents, debit, credit }),
  );
};

const settleDebit: Operation = (scene) => {
  const { member, names, accounts, occasion, oneOf } = scene;
  const hold = oneOf(member.debits);
  if (!hold) return undefined;
  const { id: pendingId, cents } = hold;
  return posts(
    scene,
    [
      { ...hold, pending: -cents, posted: cents },
      { debit: names.settlementCash, credit: names.debitClearing, posted: cents },
    ],
    achSettledTransfers(occasion, { pendingId, amountCents: cents }, { ...accounts, newId }),
    () => {
      end(member, member.debits, hold);
      member.settled.push({ cents });
    },
  );
};

/** It comes back before it is settled. */
const cancelDebit: Operation = (scene) => {
  const { member, occasion, oneOf } = scene;
  const hold = oneOf(member.debits);
  if (!hold) return undefined;
  const { id: pendingId, cents } = hold;
  return posts(
    scene,
    [{ ...hold, pending: -cents }],
    achCanceledTransfers(occasion, { pendingId, amountCents: cents }, { newId }),
    () => end(member, member.debits, hold),
  );
};

/** It comes back after it was settled. */
const returnDebit: Operation = (scene) => {
  const { member, names, accounts, occasion, oneOf } = scene;
  const settled = oneOf(member.settled);
  if (!settled) return undefined;
  const { cents } = settled;
  return posts(
    scene,
    [{ debit: names.receivable, credit: names.settlementCash, posted: cents }],
    achReturnedTransfers(occasion, accounts, { newId, amountCents: cents }),
    () => remove(member.settled, settled),
  );
};

const loseCredit: Operation = (scene) => {
  const { model, member, names, accounts, occasion, upTo } = scene;
  const cents = upTo(model.ledger.repayable(member.index));
  return posts(
    scene,
    [{ debit: names.creditLoss, credit: names.receivable, posted: cents }],
    creditLossTransfers(occasion, accounts, { newId, amountCents: cents }),
  );
};

/** With how often each is chosen. */
export const repayments: Record<string, [Operation, weight: number]> = {
  debitBank: [debitBank, 3],
  settleDebit: [settleDebit, 2],
  cancelDebit: [cancelDebit, 1],
  returnDebit: [returnDebit, 2],
  loseCredit: [loseCredit, 1],
};
