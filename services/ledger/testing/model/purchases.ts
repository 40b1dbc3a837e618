import { newId } from '@reset/service-kit';
import { CODES } from '../../src/chart.ts';
import {
  clearingTransfers,
  forcePostTransfers,
  holdTransfers,
  refundTransfers,
  reholdTransfers,
  releaseTransfers,
} from '../../src/postings.ts';
import { end, type Hold } from './model.ts';
import { posts, type Operation, type Scene } from './operation.ts';

/* What happens to purchases: each line of design/money.md's table beside what we post for it. */

const open = (hold: Hold) => ({ pendingId: hold.id, leftCents: hold.cents });

/** The accounts that a hold is on. */
const accountsOf = ({ model, accounts }: Scene, hold: Hold) => ({
  ...accounts,
  payable: model.idOf(hold.credit),
});

/** Near the limit as often as anywhere. */
const authorize: Operation = ({ model, member, names, accounts, occasion, upTo, flag }) => {
  const owed = model.ledger.owed(member.index);
  const cents = upTo((member.limitCents ?? 0) - owed);
  const isWithin = member.limitCents !== null && owed + cents <= member.limitCents;
  const id = newId();
  const hold = {
    id,
    debit: String(accounts.receivable),
    amount: cents,
    group_id: occasion.groupId,
    occurred_at: occasion.occurredAt,
    effective_on: occasion.effectiveOn,
    actor: occasion.actor,
    source: occasion.source,
    expires_at: flag ? '2026-12-01T00:00:00.000Z' : null,
  };
  return {
    expected: isWithin ? 'approved' : 'declined',
    ask: async ({ raw }) => ((await raw.hold([hold]))[0]?.approved ? 'approved' : 'declined'),
    async remember(real) {
      if (!isWithin) return;
      const credit = await real.creditOf(id);
      model.ledger.attempt([{ debit: names.receivable, credit, pending: cents }]);
      member.purchases.push({ id, cents, debit: names.receivable, credit });
      model.approved.push(hold);
    },
  };
};

/** The issuer approved it for us while we were away: no limit is asked. */
const standIn: Operation = (scene) => {
  const { member, names, accounts, occasion, cents } = scene;
  const [id, debit, credit] = [newId(), names.receivable, names.payable];
  return posts(
    scene,
    [{ debit, credit, pending: cents }],
    holdTransfers(occasion, { ...accounts, id, amountCents: cents, expiresAt: null }),
    () => member.purchases.push({ id, cents, debit, credit }),
  );
};

const release: Operation = (scene) => {
  const { member, occasion, oneOf } = scene;
  const hold = oneOf(member.purchases);
  const code = oneOf([CODES.holdExpired, CODES.holdReversed, CODES.holdEndedByStaff]);
  if (!hold || !code) return undefined;
  return posts(
    scene,
    [{ ...hold, pending: -hold.cents }],
    releaseTransfers(occasion, open(hold), { newId, code }),
    () => end(member, member.purchases, hold),
  );
};

/** The amount of a hold is raised or lowered. */
const rehold: Operation = (scene) => {
  const { member, occasion, oneOf, cents } = scene;
  const hold = oneOf(member.purchases);
  if (!hold) return undefined;
  const next = { ...accountsOf(scene, hold), id: newId(), amountCents: cents, expiresAt: null };
  return posts(
    scene,
    [{ ...hold, pending: cents - hold.cents }],
    reholdTransfers(occasion, open(hold), { ...next, newId }),
    () => {
      end(member, member.purchases, hold);
      member.purchases.push({ ...hold, id: next.id, cents });
    },
  );
};

const clear: Operation = (scene) => {
  const { member, occasion, oneOf, upTo, flag: isFinal } = scene;
  const hold = oneOf(member.purchases);
  if (!hold) return undefined;
  const cents = Math.min(hold.cents, upTo(hold.cents));
  const rest = isFinal ? 0 : hold.cents - cents;
  return posts(
    scene,
    [{ ...hold, pending: rest - hold.cents, posted: cents }],
    clearingTransfers(occasion, open(hold), { newId, amountCents: cents, isFinal }),
    () => {
      hold.cents = rest;
      if (rest === 0) end(member, member.purchases, hold);
    },
  );
};

const clearAbove: Operation = (scene) => {
  const { member, occasion, oneOf, cents } = scene;
  const hold = oneOf(member.purchases);
  if (!hold) return undefined;
  const amountCents = hold.cents + cents;
  return posts(
    scene,
    [{ ...hold, pending: -hold.cents, posted: amountCents }],
    forcePostTransfers(occasion, open(hold), { ...accountsOf(scene, hold), newId, amountCents }),
    () => end(member, member.purchases, hold),
  );
};

const clearWithoutHold: Operation = (scene) => {
  const { names, accounts, occasion, cents } = scene;
  return posts(
    scene,
    [{ debit: names.receivable, credit: names.payable, posted: cents }],
    forcePostTransfers(occasion, null, { ...accounts, newId, amountCents: cents }),
  );
};

const refund: Operation = (scene) => {
  const { model, member, names, accounts, occasion, cents } = scene;
  const owedCents = model.ledger.repayable(member.index);
  const repaid = Math.min(cents, owedCents);
  const rest = cents - repaid;
  return posts(
    scene,
    [
      { debit: names.payable, credit: names.receivable, posted: repaid },
      { debit: names.payable, credit: names.deposit, posted: rest },
      { debit: names.fboCash, credit: names.settlementCash, posted: rest },
    ],
    refundTransfers(occasion, accounts, { newId, amountCents: cents, owedCents }),
  );
};

/** With how often each is chosen. */
export const purchases: Record<string, [Operation, weight: number]> = {
  authorize: [authorize, 6],
  standIn: [standIn, 2],
  release: [release, 2],
  rehold: [rehold, 2],
  clear: [clear, 3],
  clearAbove: [clearAbove, 2],
  clearWithoutHold: [clearWithoutHold, 2],
  refund: [refund, 2],
};
