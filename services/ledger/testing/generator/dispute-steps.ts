import { newId } from '@reset/service-kit';
import {
  creditOfOwedTransfers,
  creditOfRepaidTransfers,
  disputeLostTransfers,
  disputeWonTransfers,
  disputeWrittenOffTransfers,
} from '../../src/postings-of-disputes.ts';
import { interchangeTransfers, networkSettlementTransfers } from '../../src/postings-of-network.ts';
import { someRepayment } from './repayment-steps.ts';
import {
  keeping,
  posting,
  someOccasion,
  takenFrom,
  type ModelMember,
  type StepMaker,
  type World,
} from './world.ts';

/* What happens to disputes, and between us and the network. */

const accounts = (world: World, { index }: ModelMember, payable = '2020 0') => ({
  payable: world.idOf(payable),
  receivable: world.idOf(`1110 ${index}`),
  deposit: world.idOf(`2010 ${index}`),
  chargebackReceivable: world.idOf('1310'),
  fboCash: world.idOf('1020'),
  settlementCash: world.idOf('1010'),
  disputeLoss: world.idOf('5020'),
  interchangeIncome: world.idOf('4010'),
});
const somePayable = (world: World) => `2020 ${world.random.between(0, 15)}`;

const creditOwed: StepMaker = (world, member) => {
  const amountCents = someRepayment(world, member);
  return keeping(
    posting(
      world,
      'a provisional credit of what she owes',
      [{ debit: '1310', credit: `1110 ${member.index}`, posted: amountCents }],
      creditOfOwedTransfers(someOccasion(world.random), accounts(world, member), {
        newId,
        amountCents,
      }),
    ),
    () => member.claims.push(amountCents),
  );
};

const creditRepaid: StepMaker = (world, member) => {
  const amountCents = world.random.between(1, 9_000);
  return keeping(
    posting(
      world,
      'a provisional credit of what she repaid',
      [
        { debit: '1310', credit: `2010 ${member.index}`, posted: amountCents },
        { debit: '1020', credit: '1010', posted: amountCents },
      ],
      creditOfRepaidTransfers(someOccasion(world.random), accounts(world, member), {
        newId,
        amountCents,
      }),
    ),
    () => member.claims.push(amountCents),
  );
};

const win: StepMaker = (world, member) => {
  const amountCents = takenFrom(world.random, member.claims);
  if (amountCents === undefined) return null;
  const payable = somePayable(world);
  return posting(
    world,
    'a dispute is won',
    [{ debit: payable, credit: '1310', posted: amountCents }],
    disputeWonTransfers(someOccasion(world.random), accounts(world, member, payable), {
      newId,
      amountCents,
    }),
  );
};

const lose: StepMaker = (world, member) => {
  const amountCents = takenFrom(world.random, member.claims);
  if (amountCents === undefined) return null;
  return posting(
    world,
    'a dispute is lost',
    [{ debit: `1110 ${member.index}`, credit: '1310', posted: amountCents }],
    disputeLostTransfers(someOccasion(world.random), accounts(world, member), {
      newId,
      amountCents,
    }),
  );
};

const writeOff: StepMaker = (world, member) => {
  const amountCents = takenFrom(world.random, member.claims);
  if (amountCents === undefined) return null;
  return posting(
    world,
    'a dispute is written off',
    [{ debit: '5020', credit: '1310', posted: amountCents }],
    disputeWrittenOffTransfers(someOccasion(world.random), accounts(world, member), {
      newId,
      amountCents,
    }),
  );
};

const settleNetwork: StepMaker = (world, member) => {
  const payable = somePayable(world);
  const amountCents = world.random.between(1, 50_000);
  return posting(
    world,
    'the network is paid',
    [{ debit: payable, credit: '1010', posted: amountCents }],
    networkSettlementTransfers(someOccasion(world.random), accounts(world, member, payable), {
      newId,
      amountCents,
    }),
  );
};

const earnInterchange: StepMaker = (world, member) => {
  const amountCents = world.random.between(1, 900);
  return posting(
    world,
    'interchange is earned',
    [{ debit: '1010', credit: '4010', posted: amountCents }],
    interchangeTransfers(someOccasion(world.random), accounts(world, member), {
      newId,
      amountCents,
    }),
  );
};

export const disputeSteps: readonly StepMaker[] = [
  creditOwed,
  creditRepaid,
  win,
  lose,
  writeOff,
  settleNetwork,
  earnInterchange,
];
