import Type from 'typebox';
import { Id } from '@reset/api-contract/fields.ts';
import { PutShift, Shifts } from '@reset/api-contract/member/commands.ts';
import { Earnings, Paystubs } from '@reset/api-contract/member/income.ts';
import { invalidFields, requireIdentity, type Service } from '@reset/service-kit';
import { dayOf, isDay } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { notMember } from '#features/members/members.ts';
import { requireMember } from '#features/members/members.store.ts';
import { earningsStore, payrollStore } from './payroll.store.ts';
import { toDollars } from '#money/dollars.ts';
import {
  currentPeriodBegin,
  netPayBasisPoints,
  type Payroll,
  type Paystub,
  type Shift,
  unpaidShifts,
} from './payroll.ts';

const notADay = invalidFields({ ended_on: ['This is not a day.'] });

/** GET /income/earnings and /income/paystubs, and the internal commands on shifts. */
export function earningsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const earnings = earningsStore(database);
  const config = { access: 'member' } as const;

  app.get(
    '/api/v1/income/earnings',
    { config, schema: { response: { 200: Earnings } } },
    async (request) => {
      const { userId } = requireIdentity(request);
      const [payroll, shifts, paystubs] = await Promise.all([
        payrollStore(database).find(userId),
        earnings.shifts(userId),
        earnings.paystubs(userId),
      ]);
      return toEarnings(userId, { payroll, shifts, paystubs }, dayOf(clock.now()));
    },
  );

  app.get(
    '/api/v1/income/paystubs',
    { config, schema: { response: { 200: Paystubs } } },
    async (request) => {
      const paystubs = await earnings.paystubs(requireIdentity(request).userId);
      return {
        data: paystubs.map(({ id, payOn, grossCents, netCents }) => ({
          id,
          pay_date: payOn,
          gross_pay_amount: toDollars(grossCents),
          net_pay_amount: toDollars(netCents),
        })),
      };
    },
  );

  shiftCommands(app, context);
}

function toEarnings(
  userId: string,
  known: { payroll: Payroll | null; shifts: Shift[]; paystubs: Paystub[] },
  today: string,
): Earnings {
  const { payroll, paystubs } = known;
  const overrides = payroll?.overrides;
  const shifts = payroll ? unpaidShifts(known.shifts, paystubs, today, overrides) : [];
  return {
    shifts: shifts.map((shift) => ({
      id: shift.id,
      user_id: userId,
      end_date: shift.endedOn,
      earnings: [{ amount: toDollars(shift.grossCents), hours: shift.minutes / 60 }],
    })),
    net_pay_ratio: netPayBasisPoints(paystubs) / 10_000,
    beginning_of_pay_period: currentPeriodBegin(paystubs, today, overrides),
    compensation_unit: payroll?.compensationUnit ?? null,
    compensation_amount: payroll?.compensationCents ?? null,
  };
}

function shiftCommands(app: Service, { database }: Context): void {
  const earnings = earningsStore(database);
  const config = { callers: ['operator'] };
  const ofMember = Type.Object({ user_id: Id });

  app.get(
    '/internal/members/:user_id/shifts',
    { config, schema: { params: ofMember, response: { 200: Shifts } } },
    async (request) => {
      const userId = request.params.user_id;
      await requireMember(database, userId);
      return (await earnings.shifts(userId)).map((shift) => ({
        id: shift.id,
        ended_on: shift.endedOn,
        minutes: shift.minutes,
        gross_cents: shift.grossCents,
      }));
    },
  );

  app.put(
    '/internal/members/:user_id/shifts/:shift_id',
    { config, schema: { params: Type.Object({ user_id: Id, shift_id: Id }), body: PutShift } },
    async (request, reply) => {
      const { user_id: userId, shift_id: id } = request.params;
      if (!isDay(request.body.ended_on)) return reply.refuse(notADay);
      await requireMember(database, userId);
      const { ended_on: endedOn, minutes, gross_cents: grossCents } = request.body;
      const isTheirs = await earnings.putShift(userId, { id, endedOn, minutes, grossCents });
      return isTheirs ? reply.code(204).send() : reply.refuse(notMember);
    },
  );
}
