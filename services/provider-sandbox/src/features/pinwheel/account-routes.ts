import type { Service } from '@reset/service-kit';
import Type, { type TSchema } from 'typebox';
import type { CalendarDay } from '#personas/calendar-day.ts';
import { paystubs, shifts } from '#personas/pay-history.ts';
import { Refused } from '#http/refusals.ts';
import { PAGE_FIELDS, pageOf } from './paging.ts';
import { payrollPaystubs, payrollShifts, type History } from './pinwheel-lists.ts';
import {
  allocations,
  employment,
  identity,
  income,
  midnight,
  payrollAccount,
  type AccountToday,
} from './pinwheel-records.ts';
import { notReadHere } from './pinwheel-refusals.ts';
import {
  AllocationsReply,
  EmploymentReply,
  IdentityReply,
  IncomeReply,
  PaystubsReply,
  PayrollAccountReply,
  ShiftsReply,
} from './pinwheel-schemas.ts';
import type { Pinwheel } from './open-pinwheel.ts';

const params = Type.Object({ id: Type.String() });
const ACCOUNT = '/v1/accounts/:id';

/* What lists are narrowed by: days on or after, and on or before, those that are given. */
const OptionalDay = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }));
const ShiftsQuery = Type.Object(
  {
    ...PAGE_FIELDS,
    from_start_date: OptionalDay,
    to_start_date: OptionalDay,
    from_end_date: OptionalDay,
    to_end_date: OptionalDay,
  },
  { additionalProperties: false },
);
const PaystubsQuery = Type.Object(
  { ...PAGE_FIELDS, from_pay_date: OptionalDay, to_pay_date: OptionalDay },
  { additionalProperties: false },
);

/** GET /v1/accounts/:id and what is below it. */
export function accountRoutes(scope: Service, pinwheel: Pinwheel): void {
  const historyOf = cachedHistories();
  const read = (id: string, job: string): AccountToday => {
    const found = pinwheel.account(id);
    if (!found.account.jobs.includes(job)) throw new Refused(notReadHere);
    pinwheel.life.wasRead(found.account);
    return found;
  };
  const refreshed = (of: AccountToday) => ({ refreshed_at: midnight(of.today) });
  /** A route that answers the one record that a job reads. */
  const record = (job: string, reply: TSchema, recordOf: (of: AccountToday) => object) =>
    scope.get(
      `${ACCOUNT}/${job}`,
      { schema: { params, response: { 200: reply } } },
      async (request) => {
        const of = read(request.params.id, job);
        return { data: recordOf(of), meta: refreshed(of) };
      },
    );

  scope.get(
    ACCOUNT,
    { schema: { params, response: { 200: PayrollAccountReply } } },
    async (request) => ({ data: payrollAccount(pinwheel.account(request.params.id)) }),
  );
  record('employment', EmploymentReply, employment);
  record('income', IncomeReply, income);
  record('identity', IdentityReply, identity);
  record('direct_deposit_allocations', AllocationsReply, allocations);
  scope.get(
    `${ACCOUNT}/shifts`,
    { schema: { params, querystring: ShiftsQuery, response: { 200: ShiftsReply } } },
    async ({ params: { id }, query }) => {
      const of = read(id, 'shifts');
      const worked = payrollShifts(of, historyOf(of), pinwheel.added.shifts(id));
      const wanted = worked.filter(
        ({ start_date, end_date }) =>
          isBetween(start_date, query.from_start_date, query.to_start_date) &&
          isBetween(end_date, query.from_end_date, query.to_end_date),
      );
      const { meta, data } = pageOf(wanted, query);
      return { meta: { ...meta, ...refreshed(of) }, data };
    },
  );
  scope.get(
    `${ACCOUNT}/paystubs`,
    { schema: { params, querystring: PaystubsQuery, response: { 200: PaystubsReply } } },
    async ({ params: { id }, query }) => {
      const of = read(id, 'paystubs');
      const stubs = payrollPaystubs(of, historyOf(of), pinwheel.added.paystubs(id));
      const wanted = stubs.filter(({ pay_date }) =>
        isBetween(pay_date, query.from_pay_date, query.to_pay_date),
      );
      const { meta, data } = pageOf(wanted, query);
      return { meta: { ...meta, ...refreshed(of) }, data };
    },
  );
}

/** Whether a day is on or after `from` and on or before `to`, as far as they are given. */
const isBetween = (day: CalendarDay, from?: CalendarDay, to?: CalendarDay): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

/** Histories that are computed once a day, because thousands of accounts share a persona. */
function cachedHistories(): (of: AccountToday) => History {
  const histories = new Map<string, History>();
  let cachedFor: CalendarDay | null = null;
  return ({ persona, payroll, linkedOn, today }) => {
    if (today !== cachedFor) histories.clear();
    cachedFor = today;
    const key = `${persona.key} ${linkedOn}`;
    const days = { linkedOn, today };
    const history = histories.get(key) ?? {
      shifts: shifts(payroll, days),
      paystubs: paystubs(payroll, days),
    };
    histories.set(key, history);
    return history;
  };
}
