import { newId } from '@reset/service-kit';
import { CODES } from '../../src/chart.ts';
import { clearingTransfers, holdTransfers, releaseTransfers } from '../../src/postings.ts';
import { depositTransfers } from '../../src/postings-of-deposits.ts';
import { changesNothing, type Operation } from './operation.ts';

/* What is not allowed, and what is nonsense: it changes nothing. */

const takeTooMuch: Operation = ({ member, occasion, oneOf, flag }) => {
  const hold = oneOf([...member.purchases, ...member.debits, ...member.forwards]);
  if (!hold) return undefined;
  const tooMuch = hold.cents + 1;
  const open = { pendingId: hold.id, leftCents: tooMuch };
  return changesNothing(
    'hold_not_open',
    flag
      ? clearingTransfers(occasion, open, { newId, amountCents: tooMuch, isFinal: false })
      : releaseTransfers(occasion, open, { newId, code: CODES.holdExpired }),
  );
};

const takeFromEnded: Operation = ({ member, occasion, oneOf, flag: isFinal }) => {
  const hold = oneOf(member.ended);
  if (!hold) return undefined;
  const open = { pendingId: hold.id, leftCents: 1 };
  return changesNothing(
    'hold_not_open',
    clearingTransfers(occasion, open, { newId, amountCents: 1, isFinal }),
  );
};

/** A good transfer beside one that is nonsense. */
const postNonsense: Operation = ({ accounts, occasion, oneOf }) => {
  const amountCents = oneOf([0, -1, -100, 0.5, Number.NaN, 2 ** 60]) ?? 0;
  const good = depositTransfers(occasion, accounts, { newId, amountCents: 100, of: 'taxRefund' });
  const bad = good.map((transfer) => ({ ...transfer, id: newId(), amountCents }));
  return changesNothing('against_the_rules', [...good, ...bad]);
};

const holdOnNoAccount: Operation = ({ accounts, occasion }) => {
  const hold = { ...accounts, payable: 0n, id: newId(), amountCents: 100, expiresAt: null };
  return changesNothing('no_such_account', holdTransfers(occasion, hold));
};

/** A deposit without the bank's money for it. */
const depositUnbacked: Operation = ({ accounts, occasion }) => {
  const unbacked = { ...accounts, fboCash: accounts.settlementCash };
  return changesNothing(
    'against_the_rules',
    depositTransfers(occasion, unbacked, { newId, amountCents: 100, of: 'directDeposit' }),
  );
};

/** With how often each is chosen. */
export const refusals: Record<string, [Operation, weight: number]> = {
  takeTooMuch: [takeTooMuch, 1],
  takeFromEnded: [takeFromEnded, 1],
  postNonsense: [postNonsense, 1],
  holdOnNoAccount: [holdOnNoAccount, 1],
  depositUnbacked: [depositUnbacked, 1],
};
