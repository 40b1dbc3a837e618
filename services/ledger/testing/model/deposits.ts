import { newId } from '@reset/service-kit';
import {
  depositReturnedTransfers,
  depositTransfers,
  forwardRefusedTransfers,
  forwardReturnedTransfers,
  forwardSettledTransfers,
  forwardTransfers,
  repaidFromDepositTransfers,
  taxFilingFeeTransfers,
} from '../../src/postings-of-deposits.ts';
import { end, remove } from './model.ts';
import { posts, type Operation } from './operation.ts';

/* What happens to money that comes in for a member, and is forwarded to her bank. */

const FEE_CENTS = 2_000;

const deposit: Operation = (scene) => {
  const { names, accounts, occasion, cents, flag } = scene;
  const of = flag ? 'directDeposit' : 'taxRefund';
  return posts(
    scene,
    [{ debit: names.fboCash, credit: names.deposit, posted: cents }],
    depositTransfers(occasion, accounts, { newId, amountCents: cents, of }),
  );
};

const repayFromDeposit: Operation = (scene) => {
  const { model, member, names, accounts, occasion, upTo } = scene;
  const cents = upTo(model.ledger.deposited(member.index));
  return posts(
    scene,
    [
      { debit: names.deposit, credit: names.receivable, posted: cents },
      { debit: names.settlementCash, credit: names.fboCash, posted: cents },
    ],
    repaidFromDepositTransfers(occasion, accounts, { newId, amountCents: cents }),
  );
};

const payFilingFee: Operation = (scene) => {
  const { names, accounts, occasion } = scene;
  return posts(
    scene,
    [
      { debit: names.deposit, credit: names.taxFilingIncome, posted: FEE_CENTS },
      { debit: names.settlementCash, credit: names.fboCash, posted: FEE_CENTS },
    ],
    taxFilingFeeTransfers(occasion, accounts, { newId, amountCents: FEE_CENTS }),
  );
};

const forward: Operation = (scene) => {
  const { model, member, names, accounts, occasion, upTo } = scene;
  const [id, cents] = [newId(), upTo(model.ledger.deposited(member.index))];
  const [debit, credit] = [names.deposit, names.creditClearing];
  return posts(
    scene,
    [{ debit, credit, pending: cents }],
    forwardTransfers(occasion, accounts, { id, amountCents: cents }),
    () => member.forwards.push({ id, cents, debit, credit }),
  );
};

const settleForward: Operation = (scene) => {
  const { member, names, accounts, occasion, oneOf } = scene;
  const hold = oneOf(member.forwards);
  if (!hold) return undefined;
  const { id: pendingId, cents } = hold;
  return posts(
    scene,
    [
      { ...hold, pending: -cents, posted: cents },
      { debit: names.creditClearing, credit: names.fboCash, posted: cents },
    ],
    forwardSettledTransfers(occasion, { pendingId, amountCents: cents }, { ...accounts, newId }),
    () => {
      end(member, member.forwards, hold);
      member.arrived.push({ cents });
    },
  );
};

/** Her bank refuses it. */
const refuseForward: Operation = (scene) => {
  const { member, occasion, oneOf } = scene;
  const hold = oneOf(member.forwards);
  if (!hold) return undefined;
  const { id: pendingId, cents } = hold;
  return posts(
    scene,
    [{ ...hold, pending: -cents }],
    forwardRefusedTransfers(occasion, { pendingId, amountCents: cents }, { newId }),
    () => end(member, member.forwards, hold),
  );
};

/** Her bank sends it back after it had arrived. */
const returnForward: Operation = (scene) => {
  const { member, names, accounts, occasion, oneOf } = scene;
  const arrived = oneOf(member.arrived);
  if (!arrived) return undefined;
  const { cents } = arrived;
  return posts(
    scene,
    [{ debit: names.fboCash, credit: names.deposit, posted: cents }],
    forwardReturnedTransfers(occasion, accounts, { newId, amountCents: cents }),
    () => remove(member.arrived, arrived),
  );
};

/** Its sender takes a deposit back: from what is hers, what it repaid, and what is gone already. */
const takeBackDeposit: Operation = (scene) => {
  const { model, member, names, accounts, occasion, upTo, cents } = scene;
  const { receivable, deposit: hers, fboCash, settlementCash, unmatched } = names;
  const leftCents = upTo(model.ledger.deposited(member.index));
  const [repaidCents, goneCents] = [cents, cents % 97];
  return posts(
    scene,
    [
      { debit: receivable, credit: hers, posted: repaidCents },
      { debit: fboCash, credit: settlementCash, posted: repaidCents },
      { debit: hers, credit: fboCash, posted: leftCents + repaidCents },
      { debit: unmatched, credit: settlementCash, posted: goneCents },
    ],
    depositReturnedTransfers(occasion, accounts, { newId, leftCents, repaidCents, goneCents }),
  );
};

/** With how often each is chosen. */
export const deposits: Record<string, [Operation, weight: number]> = {
  deposit: [deposit, 3],
  repayFromDeposit: [repayFromDeposit, 2],
  payFilingFee: [payFilingFee, 1],
  forward: [forward, 3],
  settleForward: [settleForward, 2],
  refuseForward: [refuseForward, 1],
  returnForward: [returnForward, 2],
  takeBackDeposit: [takeBackDeposit, 2],
};
