import { newId } from '@reset/service-kit';
import {
  depositTransfers,
  repaidFromDepositTransfers,
  taxFilingFeeTransfers,
} from '../../src/postings-of-deposits.ts';
import { depositAccounts, someOfDeposit } from './deposit-accounts.ts';
import { posting, someOccasion, type StepMaker } from './world.ts';

/* What happens to money that comes in for a member. */

const deposit: StepMaker = (world, member) => {
  const amountCents = world.random.between(1, 30_000);
  const of = world.random.percent(80) ? 'directDeposit' : 'taxRefund';
  return posting(
    world,
    of,
    [{ debit: '1020', credit: `2010 ${member.index}`, posted: amountCents }],
    depositTransfers(someOccasion(world.random), depositAccounts(world, member), {
      newId,
      amountCents,
      of,
    }),
  );
};

const repay: StepMaker = (world, member) => {
  const amountCents = someOfDeposit(world, member);
  return posting(
    world,
    'repay from deposit',
    [
      { debit: `2010 ${member.index}`, credit: `1110 ${member.index}`, posted: amountCents },
      { debit: '1010', credit: '1020', posted: amountCents },
    ],
    repaidFromDepositTransfers(someOccasion(world.random), depositAccounts(world, member), {
      newId,
      amountCents,
    }),
  );
};

const fee: StepMaker = (world, member) =>
  posting(
    world,
    'a fee for filing taxes',
    [
      { debit: `2010 ${member.index}`, credit: '4020', posted: 2_000 },
      { debit: '1010', credit: '1020', posted: 2_000 },
    ],
    taxFilingFeeTransfers(someOccasion(world.random), depositAccounts(world, member), {
      newId,
      amountCents: 2_000,
    }),
  );

export const depositSteps: readonly StepMaker[] = [deposit, deposit, repay, fee];
