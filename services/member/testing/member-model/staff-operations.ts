import { plusDays } from '#calendar/calendar-date.ts';
import type { Schedule } from '#features/cards/repayments/schedule.ts';
import { today } from './member-model.ts';
import { expectSame, type Operation, type Operations } from './operation.ts';

/* What staff set of her repayments. */

const makeSchedule: Operation = (scene) => {
  const { model } = scene;
  const schedule = scheduleOf(scene);
  return async (real) => {
    const id = await real.makeSchedule(schedule);
    model.schedules.push({ id, schedule, isApproved: false, isActive: true });
  };
};

const WEEKS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

function scheduleOf({ model, index, days, cents, flag }: Parameters<Operation>[0]): Schedule {
  const businessDayAdjustment = flag ? 'before' : 'after';
  const recurringDayOfWeek = (days % 7) + 1;
  const weekly = { scheduleType: 'weekly', businessDayAdjustment, recurringDayOfWeek } as const;
  const kinds: Schedule[] = [
    weekly,
    {
      scheduleType: 'bi_weekly',
      businessDayAdjustment,
      recurringDayOfWeek,
      previousBiWeeklyPayDate: plusDays(today(model), -days),
    },
    {
      scheduleType: 'monthly_exact_day',
      businessDayAdjustment,
      recurringDayOfMonth: (cents % 31) + 1,
    },
    {
      scheduleType: 'monthly_nth_week',
      businessDayAdjustment,
      recurringDayOfWeek,
      recurringWeekOfMonth: WEEKS[cents % WEEKS.length] ?? 'first',
    },
  ];
  return kinds[index % kinds.length] ?? weekly;
}

/** By another person than made it, once. */
const approveSchedule: Operation = ({ model, oneOf, index }) => {
  const one = oneOf(model.schedules.slice(-3));
  const isByMaker = index % 3 === 0;
  return (
    one &&
    (async (real) => {
      const isPending = !one.isApproved && one.isActive;
      const status = await real.changeSchedule(one.id, { to: 'approve', isByMaker });
      const asPending = isByMaker ? 403 : 200;
      expectSame('answer to approving', status, isPending ? asPending : 409);
      if (status === 200) one.isApproved = true;
    })
  );
};

const inactivateSchedule: Operation = ({ model, oneOf, flag: isByMaker }) => {
  const one = oneOf(model.schedules.slice(-3));
  return (
    one &&
    (async (real) => {
      const status = await real.changeSchedule(one.id, { to: 'inactivate', isByMaker });
      expectSame('answer to inactivating', status, one.isActive ? 200 : 409);
      one.isActive = false;
    })
  );
};

const cancelInstance: Operation = ({ model: { instances }, oneOf }) => {
  const one = oneOf(instances.slice(-3));
  return (
    one &&
    (async (real) => {
      const isCancellable = one.state === 'scheduled';
      const status = await real.cancelInstance(instances.indexOf(one));
      expectSame('answer to cancelling', status, isCancellable ? 200 : 409);
      if (isCancellable) Object.assign(one, { state: 'cancelled', because: 'staff' });
    })
  );
};

export const staffOperations: Operations = {
  makeSchedule: [makeSchedule, 1],
  approveSchedule: [approveSchedule, 1],
  inactivateSchedule: [inactivateSchedule, 1],
  cancelInstance: [cancelInstance, 1],
};
