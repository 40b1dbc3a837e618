import { plusDays } from '#calendar/calendar-date.ts';
import {
  isSettledToday,
  settledOn,
  settlementDayAfter,
  settlementDayFrom,
} from '#testing/banking-day-oracle.ts';
import { sync } from './card-operations.ts';
import { DAY_MS, MINUTE_MS, morningOf } from './durations.ts';
import { isMoved, isTaken, scheduled } from './instances-of-model.ts';
import { refreshLimit } from './limits-in-step.ts';
import {
  book,
  type MemberModel,
  type ModelDebit,
  type ModelInstance,
  today,
} from './member-model.ts';
import { expectSame, type Operation, type Operations } from './operation.ts';
import { repayByDebit } from './repayments-of-model.ts';
import { TROUBLES } from './transfers-of-model.ts';

/* What she repays from her bank: the job, what she asks for, and what her bank says. */

/** How often the job runs. */
const EVERY_MS = 5 * MINUTE_MS;

/** Plans, debits what is due, and sends it, on a banking day or at any time, while something may be wrong. */
export const repay: Operation = (scene) => {
  const { model, oneOf, flag } = scene;
  const trouble = oneOf(TROUBLES) ?? 'none';
  return async (real) => {
    model.now = flag && !isSettledToday(model.now) ? morningOf(settledOn(model.now)) : model.now;
    model.now += EVERY_MS;
    real.service.clock.set(new Date(model.now).toISOString());
    await sync(scene)?.(real);
    await refreshLimit(model, real);
    await real.repayByDebit(trouble);
    repayByDebit(model, trouble);
    await real.payFromDeposit();
    book(model, { kind: 'use_deposit' });
  };
};

/** 5: once, to a banking day that is near, by who repays by debits that her bank allows. */
const moveDebit: Operation = ({ model, days }) => {
  const day = plusDays(today(model), days);
  return async (real) => {
    const [planned] = scheduled(model, 'payday');
    const answer = answerToMoving(model, planned, day);
    expectSame('answer to moving', await real.moveDebit(day), answer);
    if (planned && answer === 204) {
      Object.assign(planned, { effectiveOn: day, movedFrom: planned.effectiveOn });
    }
  };
};

function answerToMoving(model: MemberModel, planned: ModelInstance | undefined, day: string) {
  if (!planned) return 404;
  if (!model.repaysByDebit || model.bank?.isStopped === true) return 422;
  if (isMoved(model, planned)) return 409;
  return isMovableTo(model, planned, day) ? 204 : 422;
}

function isMovableTo(model: MemberModel, planned: ModelInstance, day: string): boolean {
  const last = settlementDayAfter(planned.dueOn, 5);
  return (
    planned.effectiveOn > today(model) &&
    planned.effectiveOn < last &&
    day > today(model) &&
    day <= last &&
    day === settlementDayFrom(day) &&
    !isTaken(model.instances, { purpose: 'payday', effectiveOn: day })
  );
}

const preferPart: Operation =
  ({ model, flag }) =>
  async (real) => {
    expectSame('answer to preferring', await real.preferPart(flag), 204);
    model.repaysInPart = flag;
  };

/** Her pay repays instead of debits, or the other way round, while no debit is planned. */
const repayFromPay: Operation = ({ model }) =>
  scheduled(model).length > 0
    ? undefined
    : async (real) => {
        model.repaysByDebit = !model.repaysByDebit;
        const method = model.repaysByDebit ? 'ach_debit_flow' : 'direct_deposit_flow';
        expectSame('answer to another method', await real.repayBy(method), 204);
      };

const settleDebit: Operation = ({ model, oneOf }) => {
  const one = oneOf(model.debits.filter(({ atIssuer }) => atIssuer === 'pending'));
  return one && say(model, one, { atIssuer: 'settled' });
};

const cancelDebit: Operation = ({ model, oneOf }) => {
  const one = oneOf(model.debits.filter(({ atIssuer }) => atIssuer === 'pending'));
  return one && say(model, one, { atIssuer: 'canceled' });
};

/** Of what NACHA lets a bank send back, and of what nobody knows. */
const RETURN_CODES = [
  ...Array<string>(6).fill('R01'),
  'R09',
  'R02',
  'R16',
  'R06',
  'R08',
  'R10',
  'R29',
  'R98',
];

/** Before it is settled, or up to sixty days later. */
const returnDebit: Operation = ({ model, oneOf, days, cents }) => {
  const { debits, now } = model;
  const isReturnable = ({ atIssuer, settledAt }: ModelDebit) =>
    atIssuer === 'pending' ||
    (atIssuer === 'settled' && (settledAt === null || now - settledAt < 60 * DAY_MS));
  const all = debits.filter(isReturnable);
  // More often one of the last.
  const one = oneOf(days % 2 === 0 ? all.slice(-2) : all);
  const returnCode = RETURN_CODES[cents % RETURN_CODES.length] ?? 'R01';
  return one && say(model, one, { atIssuer: 'returned', returnCode });
};

/** Her bank, and the issuer, say so of it from now on. */
export const say =
  (model: MemberModel, debit: ModelDebit, news: Partial<ModelDebit>) =>
  async (real: Parameters<NonNullable<ReturnType<Operation>>>[0]) => {
    Object.assign(debit, news);
    await real.sayOfDebit(model.debits.indexOf(debit), debit);
  };

export const repaymentOperations: Operations = {
  repay: [repay, 10],
  moveDebit: [moveDebit, 1],
  preferPart: [preferPart, 1],
  repayFromPay: [repayFromPay, 3],
  settleDebit: [settleDebit, 12],
  cancelDebit: [cancelDebit, 10],
  returnDebit: [returnDebit, 6],
};
