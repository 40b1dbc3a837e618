import { onDayOfMonth, plusDays } from '#calendar/calendar-date.ts';
import { reduced } from '#testing/pay-period-oracle.ts';
import { sync } from './card-operations.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { endExpired } from './issuer-news.ts';
import type { Operation, Operations } from './operation.ts';

/** An hour, days, to noon of the next payday, or of a month's last day; all links are read, or none. */
const wait: Operation = (scene) => {
  const { model, days, flag, index, today } = scene;
  const { nextPayday } = reduced({
    ...model.history,
    today,
    payrollBrokenSince: null,
  });
  const noonOf = (day: string) => Date.parse(`${day}T20:00:00Z`);
  const to = [
    model.now + HOUR_MS,
    model.now + days * DAY_MS,
    noonOf(nextPayday ?? today),
    noonOf(onDayOfMonth(today, 31)),
    // Midnight in Los Angeles, as near as it gets.
    Date.parse(`${plusDays(today, 1)}T07:59:59Z`),
  ][index % 5];
  return async (real) => {
    await sync(scene)?.(real);
    model.now = Math.max(model.now, to ?? 0);
    real.service.clock.set(new Date(model.now).toISOString());
    await real.service.jobs.runSchedule('end-expired-holds');
    endExpired(model);
    if (flag) {
      const read = { synced_at: new Date(model.now) };
      if (!model.bank?.isBroken) await real.bank.clone().update(read);
      if (!model.payroll.isBroken) await real.payroll.clone().update(read);
    }
  };
};

export const timeOperations: Operations = { wait: [wait, 4] };
