import { newId } from '@reset/service-kit';
import {
  achCanceledTransfers,
  achDebitTransfers,
  achReturnedTransfers,
  achSettledTransfers,
  creditLossTransfers,
} from '../../src/postings-of-repayments.ts';
import {
  keeping,
  posting,
  someOccasion,
  takenFrom,
  type ModelMember,
  type StepMaker,
  type World,
} from './world.ts';

/* What happens to repayments from a member's bank. */

const accounts = (world: World, { index }: ModelMember) => ({
  receivable: world.idOf(`1110 ${index}`),
  debitClearing: world.idOf('1210'),
  settlementCash: world.idOf('1010'),
  creditLoss: world.idOf('5010'),
});

/** All that may be asked for, a cent more, or anything. */
export const someRepayment = ({ random, model }: World, { index }: ModelMember) => {
  const most = model.repayable(index);
  return Math.max(
    1,
    random.percent(30) ? most + random.between(0, 1) : random.between(1, most + 500),
  );
};

const initiate: StepMaker = (world, member) => {
  const [id, amountCents] = [newId(), someRepayment(world, member)];
  const [debit, credit] = ['1210', `1110 ${member.index}`];
  return keeping(
    posting(
      world,
      'debit her bank',
      [{ debit, credit, pending: amountCents }],
      achDebitTransfers(someOccasion(world.random), accounts(world, member), { id, amountCents }),
    ),
    () => member.debits.push({ id, left: amountCents, debit, credit }),
  );
};

const settle: StepMaker = (world, member) => {
  const debit = takenFrom(world.random, member.debits);
  if (!debit) return null;
  const amountCents = debit.left;
  return keeping(
    posting(
      world,
      'the debit is settled',
      [
        { debit: '1210', credit: debit.credit, pending: -amountCents, posted: amountCents },
        { debit: '1010', credit: '1210', posted: amountCents },
      ],
      achSettledTransfers(
        someOccasion(world.random),
        { pendingId: debit.id, amountCents },
        { ...accounts(world, member), newId },
      ),
    ),
    () => {
      member.settled.push(amountCents);
      member.ended.push({ ...debit, left: 0 });
    },
  );
};

const cancel: StepMaker = (world, member) => {
  const debit = takenFrom(world.random, member.debits);
  if (!debit) return null;
  return keeping(
    posting(
      world,
      'the debit comes back before it is settled',
      [{ debit: '1210', credit: debit.credit, pending: -debit.left }],
      achCanceledTransfers(
        someOccasion(world.random),
        { pendingId: debit.id, amountCents: debit.left },
        { newId },
      ),
    ),
    () => member.ended.push({ ...debit, left: 0 }),
  );
};

const comeBack: StepMaker = (world, member) => {
  const amountCents = takenFrom(world.random, member.settled);
  if (amountCents === undefined) return null;
  return posting(
    world,
    'the debit comes back after it was settled',
    [{ debit: `1110 ${member.index}`, credit: '1010', posted: amountCents }],
    achReturnedTransfers(someOccasion(world.random), accounts(world, member), {
      newId,
      amountCents,
    }),
  );
};

const lose: StepMaker = (world, member) => {
  if (world.random.percent(70)) return null;
  const amountCents = someRepayment(world, member);
  return posting(
    world,
    'a debt is lost',
    [{ debit: '5010', credit: `1110 ${member.index}`, posted: amountCents }],
    creditLossTransfers(someOccasion(world.random), accounts(world, member), {
      newId,
      amountCents,
    }),
  );
};

export const repaymentSteps: readonly StepMaker[] = [
  initiate,
  initiate,
  settle,
  cancel,
  comeBack,
  lose,
];
