import {
  ChangeRepayment,
  DebitReply,
  MakeDebit,
  MakeRepaymentSchedule,
  type RepaymentSchedule,
  RepaymentScheduleReply,
  RepaymentSchedules,
  RepaymentSchedulesQuery,
} from '@reset/api-contract/member/repayment-schedules.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { invalidFields, newId, notFound, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { askedInstanceStore } from './asked-instances.store.ts';
import { readSchedule } from './read-schedule.ts';
import { type Changed, fieldsOf, type KeptSchedule, scheduleStore } from './schedules.store.ts';

const conflict = (error: string): Refusal => ({ status: 409, code: 'conflict', error });

const REFUSALS: Readonly<Record<Exclude<Changed, 'done'>, Refusal>> = {
  unknown: notFound,
  conflict: conflict('This was changed in the meantime.'),
  own: conflict('Another person has to approve what you made.'),
};

const params = Type.Object({ id: Id });
const config = { callers: ['admin' as const] };

/** What staff set of members' repayments, by the admin service, in their names. */
export function schedulesRoutes(app: Service, { clock, database }: Context): void {
  const schedules = scheduleStore(database);
  const instances = askedInstanceStore(database);

  app.get(
    '/internal/repayment_schedules',
    {
      config,
      schema: { querystring: RepaymentSchedulesQuery, response: { 200: RepaymentSchedules } },
    },
    async ({ query }) => ({
      repayment_schedules: (await schedules.list(query.user_id ?? null)).map(toWire),
    }),
  );

  app.post(
    '/internal/repayment_schedules',
    { config, schema: { body: MakeRepaymentSchedule, response: { 201: RepaymentScheduleReply } } },
    async ({ body: { made_by: by, repayment_schedule: given } }, reply) => {
      const read = readSchedule(given, dayOf(clock.now()));
      if ('faults' in read) return reply.refuse(invalidFields(read.faults));
      const made = await schedules.make(
        { ...read.schedule, id: newId(), userId: given.user_id },
        by,
        clock.now(),
      );
      if (!made) return reply.refuse(notFound);
      return reply.code(201).send({ repayment_schedule: toWire(made) });
    },
  );

  for (const command of ['approve', 'inactivate'] as const) {
    app.post(
      `/internal/repayment_schedules/:id/${command}`,
      { config, schema: { params, body: ChangeRepayment } },
      async (request, reply) => {
        const { made_by: by } = request.body;
        const changed = await schedules[command](request.params.id, by, clock.now());
        return changed === 'done' ? reply.code(204).send() : reply.refuse(REFUSALS[changed]);
      },
    );
  }

  app.post(
    '/internal/repayment_instances/:id/cancel',
    { config, schema: { params, body: ChangeRepayment } },
    async (request, reply) => {
      const changed = await instances.cancel(request.params.id, clock.now());
      return changed === 'done' ? reply.code(204).send() : reply.refuse(REFUSALS[changed]);
    },
  );

  app.post(
    '/internal/members/:id/debits',
    { config, schema: { params, body: MakeDebit, response: { 201: DebitReply } } },
    async (request, reply) => {
      const { effective_date: day } = request.body;
      const asked = await instances.askByStaff(request.params.id, day, clock.now());
      if ('refusal' in asked) return reply.refuse(DEBIT_REFUSALS[asked.refusal]);
      return reply.code(201).send({ id: asked.id, effective_date: asked.effectiveOn });
    },
  );
}

const cannotDebit = (error: string): Refusal => ({ status: 422, code: 'cannot_debit', error });

const DEBIT_REFUSALS = {
  unknown: notFound,
  not_in_time: cannotDebit('The date has to be today or tomorrow.'),
  nothing_owed: cannotDebit('No outstanding balance.'),
  repays_from_pay: cannotDebit(
    'Repayments are made from direct deposit: no debit of a bank account is authorized.',
  ),
  no_bank: cannotDebit('There is no bank account that may be debited.'),
  already_asked: cannotDebit('A debit is scheduled for this day already.'),
};

const toWire = (schedule: KeptSchedule): RepaymentSchedule => ({
  id: schedule.id,
  user_id: schedule.userId,
  schedule_type: schedule.scheduleType,
  active: schedule.isActive,
  approval_status: schedule.isApproved ? 'approved' : 'pending',
  business_day_adjustment: schedule.businessDayAdjustment,
  ...fieldsOf(schedule),
  created_at: schedule.createdAt.toISOString(),
  updated_at: schedule.updatedAt.toISOString(),
});
