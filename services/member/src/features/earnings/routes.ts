import { Id } from '@reset/api-contract/fields.ts';
import { PutShift, Shifts } from '@reset/api-contract/member/commands.ts';
import { Earnings, Paystubs } from '@reset/api-contract/member/income.ts';
import { signedIn, type Clock, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import { dayOf, isDay, plusDays } from '#calendar/calendar-date.ts';
import { notMember, type Member } from '#features/members/members.ts';
import type { Payroll } from '#features/payroll/payroll.ts';
import { toDollars } from '#money/dollars.ts';
import {
  netPayBasisPoints,
  paidThrough,
  unpaidShifts,
  type Paystub,
  type Shift,
} from './earnings.ts';

type Needs = {
  findMember(userId: string): Promise<Member | null>;
  findPayroll(userId: string): Promise<Payroll | null>;
  shifts(userId: string): Promise<Shift[]>;
  paystubs(userId: string): Promise<Paystub[]>;
  putShift(userId: string, shift: Shift): Promise<boolean>;
  clock: Clock;
};

const notADay: Refusal = {
  status: 422,
  code: 'invalid_request',
  error: 'Some fields are not right.',
  errors: { ended_on: ['This is not a day.'] },
};

/** GET /income/earnings and /income/paystubs, and the internal commands on shifts. */
export function registerEarnings(app: Service, needs: Needs): void {
  const config = { access: 'member' } as const;

  app.get(
    '/api/v1/income/earnings',
    { config, schema: { response: { 200: Earnings } } },
    async (request) => {
      const { userId } = signedIn(request);
      const [payroll, shifts, paystubs] = await Promise.all([
        needs.findPayroll(userId),
        needs.shifts(userId),
        needs.paystubs(userId),
      ]);
      return toEarnings(userId, { payroll, shifts, paystubs }, dayOf(needs.clock.now()));
    },
  );

  app.get(
    '/api/v1/income/paystubs',
    { config, schema: { response: { 200: Paystubs } } },
    async (request) => {
      const paystubs = await needs.paystubs(signedIn(request).userId);
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

  registerShiftCommands(app, needs);
}

function toEarnings(
  userId: string,
  known: { payroll: Payroll | null; shifts: Shift[]; paystubs: Paystub[] },
  today: string,
): Earnings {
  const covered = paidThrough(known.paystubs, today);
  const shifts = known.payroll ? unpaidShifts(known.shifts, known.paystubs, today) : [];
  return {
    shifts: shifts.map((shift) => ({
      id: shift.id,
      user_id: userId,
      end_date: shift.endedOn,
      earnings: [{ amount: toDollars(shift.grossCents), hours: shift.minutes / 60 }],
    })),
    net_pay_ratio: netPayBasisPoints(known.paystubs) / 10_000,
    beginning_of_pay_period: covered === null ? null : plusDays(covered, 1),
    compensation_unit: known.payroll?.compensationUnit ?? null,
    compensation_amount: known.payroll?.compensationCents ?? null,
  };
}

function registerShiftCommands(app: Service, needs: Needs): void {
  const config = { callers: ['operator'] };
  const ofMember = Type.Object({ user_id: Id });

  app.get(
    '/internal/members/:user_id/shifts',
    { config, schema: { params: ofMember, response: { 200: Shifts } } },
    async (request, reply) => {
      const userId = request.params.user_id;
      if (!(await needs.findMember(userId))) return reply.refuse(notMember);
      return (await needs.shifts(userId)).map((shift) => ({
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
      if (!(await needs.findMember(userId))) return reply.refuse(notMember);
      const { ended_on: endedOn, minutes, gross_cents: grossCents } = request.body;
      const isTheirs = await needs.putShift(userId, { id, endedOn, minutes, grossCents });
      return isTheirs ? reply.code(204).send() : reply.refuse(notMember);
    },
  );
}
