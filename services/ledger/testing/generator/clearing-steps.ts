import { newId } from '@reset/service-kit';
import { clearingTransfers, forcePostTransfers, refundTransfers } from '../../src/postings.ts';
import { endHold, onAccounts, purchaseAccounts } from './purchase-accounts.ts';
import { keeping, posting, someOccasion, type StepMaker } from './world.ts';

/* What the merchant takes and gives back. */

const clear: StepMaker = (world, member) => {
  const { random } = world;
  const hold = random.oneOf(member.holds);
  if (!hold) return null;
  const { debit, credit, left } = hold;
  const amountCents = random.percent(25) ? left : random.between(1, left);
  const isFinal = random.percent(60);
  const rest = isFinal ? 0 : left - amountCents;
  return keeping(
    posting(
      world,
      `clear, final ${isFinal}`,
      [{ debit, credit, pending: rest - left, posted: amountCents }],
      clearingTransfers(
        someOccasion(random),
        { pendingId: hold.id, leftCents: left },
        { newId, amountCents, isFinal },
      ),
    ),
    () => {
      hold.left = rest;
      if (rest === 0) endHold(member, hold);
    },
  );
};

const clearAbove: StepMaker = (world, member) => {
  const hold = world.random.oneOf(member.holds);
  if (!hold) return null;
  const { debit, credit, left } = hold;
  const amountCents = left + world.random.between(1, 5_000);
  return keeping(
    posting(
      world,
      'clear above the hold',
      [{ debit, credit, pending: -left, posted: amountCents }],
      forcePostTransfers(
        someOccasion(world.random),
        { pendingId: hold.id, leftCents: left },
        { ...onAccounts(world, hold), newId, amountCents },
      ),
    ),
    () => endHold(member, hold),
  );
};

const forcePost: StepMaker = (world, member) => {
  const { debit, credit, ...accounts } = purchaseAccounts(world, member);
  const amountCents = world.random.between(1, 20_000);
  return posting(
    world,
    'clear without a hold',
    [{ debit, credit, posted: amountCents }],
    forcePostTransfers(someOccasion(world.random), null, { ...accounts, newId, amountCents }),
  );
};

const refund: StepMaker = (world, member) => {
  const amountCents = world.random.between(1, 20_000);
  const { debit: receivable, credit: payable, ...accounts } = purchaseAccounts(world, member);
  const deposit = `2010 ${member.index}`;
  const owedCents = world.model.repayable(member.index);
  const repaid = Math.min(amountCents, owedCents);
  const rest = amountCents - repaid;
  return posting(
    world,
    'refund',
    [
      { debit: payable, credit: receivable, posted: repaid },
      { debit: payable, credit: deposit, posted: rest },
      { debit: '1020', credit: '1010', posted: rest },
    ],
    refundTransfers(
      someOccasion(world.random),
      {
        ...accounts,
        deposit: world.idOf(deposit),
        fboCash: world.idOf('1020'),
        settlementCash: world.idOf('1010'),
      },
      { newId, amountCents, owedCents },
    ),
  );
};

export const clearingSteps: readonly StepMaker[] = [clear, clear, clearAbove, forcePost, refund];
