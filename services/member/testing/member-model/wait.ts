import { dayOf, onDayOfMonth, plusDays } from '#calendar/calendar-date.ts';
import { reduced } from '#testing/pay-period-oracle.ts';
import { sync } from './card-operations.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { endExpired } from './issuer-news.ts';
import { type MemberModel, today } from './member-model.ts';
import type { Operation, Operations } from './operation.ts';
import type { RealMember } from './real-member.ts';
import { issueStatements } from './statements-of-model.ts';

/* The clock goes on, and now and then back. */

/** The list of holidays that the oracle goes by ends with 2030. */
const LAST_DAY = '2030-10-01';

/** Where the clocks are changed next, in spring or in autumn. */
const CLOCK_CHANGES = ['2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'];

/**
 * To an hour later, some days later, the next payday, a month's end, before and after midnight or the
 * cut-off; now and then to the day before the clocks are changed. All links are read, or none.
 */
const wait: Operation = (scene) => {
  const { model, days, flag, index } = scene;
  const day = today(model);
  if (day > LAST_DAY) return undefined;
  const { nextPayday } = reduced({ ...model.history, today: day, payrollBrokenSince: null });
  const noonOf = (date: string) => Date.parse(`${date}T20:00:00Z`);
  const change = CLOCK_CHANGES.find((date) => date > day && date < plusDays(day, 200));
  // In Los Angeles it is seven or eight hours earlier: one of two is what the name says.
  const offset = days % 2 === 0 ? '07:00' : '08:00';
  const places = [
    model.now + HOUR_MS,
    model.now + HOUR_MS,
    model.now + days * DAY_MS,
    noonOf(nextPayday ?? day),
    noonOf(nextPayday ?? day),
    noonOf(onDayOfMonth(day, 31)),
    Date.parse(`${plusDays(onDayOfMonth(day, 31), 1)}T00:00:00-${offset}`),
    Date.parse(`${day}T23:59:00-${offset}`),
    Date.parse(`${plusDays(day, 1)}T00:00:00-${offset}`),
    Date.parse(`${plusDays(day, days % 3)}T13:24:00-${offset}`),
    Date.parse(`${plusDays(day, days % 3)}T13:25:00-${offset}`),
    days > 16 && change ? Date.parse(`${change}T08:30:00Z`) : noonOf(plusDays(day, 1)),
  ];
  const to = places[index % places.length] ?? 0;
  return async (real) => {
    await sync(scene)?.(real);
    await goTo(model, real, Math.max(model.now, to));
    if (flag) {
      const read = { synced_at: new Date(model.now) };
      if (!model.bank?.isBroken) await real.bank.clone().update(read);
      if (!model.payroll.isBroken) await real.payroll.clone().update(read);
    }
  };
};

async function goTo(model: MemberModel, real: RealMember, now: number): Promise<void> {
  model.now = now;
  real.service.clock.set(new Date(now).toISOString());
  await real.service.jobs.runSchedule('end-expired-holds');
  endExpired(model);
}

/** By an hour of one day, as when a clock was wrong. */
const goBack: Operation = ({ model }) => {
  const to = model.now - HOUR_MS;
  if (dayOf(new Date(to)) !== today(model)) return undefined;
  return (real) => goTo(model, real, to);
};

const issueStatementsOfMonths: Operation =
  ({ model }) =>
  async (real) => {
    await real.issueStatements();
    issueStatements(model);
  };

export const timeOperations: Operations = {
  wait: [wait, 10],
  goBack: [goBack, 1],
  issueStatements: [issueStatementsOfMonths, 2],
};
