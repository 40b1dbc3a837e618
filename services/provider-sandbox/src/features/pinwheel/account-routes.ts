import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { keptHistories } from './history.ts';
import { PaystubsQuery, ShiftsQuery } from './list-queries.ts';
import { pageOf } from './paging.ts';
import { payrollPaystubs, payrollShifts } from './pinwheel-lists.ts';
import {
  allocations,
  employment,
  identity,
  income,
  midnight,
  payrollAccount,
  type AccountToday,
} from './pinwheel-records.ts';
import { notReadHere, PinwheelRefused } from './pinwheel-refusal.ts';
import {
  AllocationsReply,
  EmploymentReply,
  IdentityReply,
  IncomeReply,
  PaystubsReply,
  PayrollAccountReply,
  ShiftsReply,
} from './pinwheel-schemas.ts';
import type { PinwheelWorld } from './pinwheel-world.ts';
import { isBetween } from './is-between.ts';

const params = Type.Object({ id: Type.String() });
const ACCOUNT = '/v1/accounts/:id';

/** What can be asked of an account: GET /v1/accounts/:id and what is below it. */
export function registerAccounts(pinwheel: Service, world: PinwheelWorld): void {
  const histories = keptHistories();
  const read = (id: string, job: string): AccountToday => {
    const found = world.account(id);
    if (!found.account.jobs.includes(job)) throw new PinwheelRefused(notReadHere);
    world.life.wasRead(found.account);
    return found;
  };
  const refreshed = <Data>(of: AccountToday, data: Data) => ({
    data,
    meta: { refreshed_at: midnight(of.today) },
  });

  pinwheel.get(
    ACCOUNT,
    { schema: { params, response: { 200: PayrollAccountReply } } },
    async (request) => ({ data: payrollAccount(world.account(request.params.id)) }),
  );
  pinwheel.get(
    `${ACCOUNT}/employment`,
    { schema: { params, response: { 200: EmploymentReply } } },
    async (request) => {
      const of = read(request.params.id, 'employment');
      return refreshed(of, employment(of));
    },
  );
  pinwheel.get(
    `${ACCOUNT}/income`,
    { schema: { params, response: { 200: IncomeReply } } },
    async (request) => {
      const of = read(request.params.id, 'income');
      return refreshed(of, income(of));
    },
  );
  pinwheel.get(
    `${ACCOUNT}/identity`,
    { schema: { params, response: { 200: IdentityReply } } },
    async (request) => {
      const of = read(request.params.id, 'identity');
      return refreshed(of, identity(of));
    },
  );
  pinwheel.get(
    `${ACCOUNT}/direct_deposit_allocations`,
    { schema: { params, response: { 200: AllocationsReply } } },
    async (request) => {
      const of = read(request.params.id, 'direct_deposit_allocations');
      return refreshed(of, allocations(of));
    },
  );
  pinwheel.get(
    `${ACCOUNT}/shifts`,
    { schema: { params, querystring: ShiftsQuery, response: { 200: ShiftsReply } } },
    async ({ params: { id }, query }) => {
      const of = read(id, 'shifts');
      const shifts = payrollShifts(of, histories(of.payroll, of.today), world.added.shifts(id));
      const asked = shifts.filter(
        ({ start_date, end_date }) =>
          isBetween(start_date, query.from_start_date, query.to_start_date) &&
          isBetween(end_date, query.from_end_date, query.to_end_date),
      );
      return pageOf(asked, query, midnight(of.today));
    },
  );
  pinwheel.get(
    `${ACCOUNT}/paystubs`,
    { schema: { params, querystring: PaystubsQuery, response: { 200: PaystubsReply } } },
    async ({ params: { id }, query }) => {
      const of = read(id, 'paystubs');
      const stubs = payrollPaystubs(of, histories(of.payroll, of.today), world.added.paystubs(id));
      const asked = stubs.filter(({ pay_date }) =>
        isBetween(pay_date, query.from_pay_date, query.to_pay_date),
      );
      return pageOf(asked, query, midnight(of.today));
    },
  );
}
