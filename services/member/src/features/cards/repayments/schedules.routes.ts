import {
  ChangedRepayment,
  ChangeRepayment,
  MakeRepaymentSchedule,
  NextDebits,
  NextDebitsQuery,
  type RepaymentSchedule,
  RepaymentScheduleReply,
  RepaymentSchedules,
  RepaymentSchedulesQuery,
} from '@reset/api-contract/member/repayment-schedules.ts';
import { Id } from '@reset/api-contract/fields.ts';
import {
  answerOnce,
  type CommandOutcome,
  invalidFields,
  newId,
  notFound,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { requireOpenMember } from '#features/members/members.store.ts';
import { askedInstanceStore } from './asked-instances.store.ts';
import { planRepaymentOf } from './plan-repayments.store.ts';
import { readSchedule } from './read-schedule.ts';
import { countedFrom, nextDebitDates } from './schedule.ts';
import { type Changed, fieldsOf, type KeptSchedule, scheduleStore } from './schedules.store.ts';

const conflict = (code: string, error: string): Refusal => ({ status: 409, code, error });

/** What stands against a change of what is in another state. */
const CONFLICTS = {
  approve: conflict('not_pending', 'This schedule is not pending: it was approved or inactivated.'),
  inactivate: conflict('not_active', 'This schedule is not active.'),
  cancel: conflict('not_scheduled', 'This repayment is not scheduled any more.'),
};

const OWN: Refusal = {
  status: 403,
  code: 'own_proposal',
  error: 'Another person has to approve what you made.',
};

const params = Type.Object({ id: Id });
const config = { callers: ['admin' as const] };

/** What staff set of members' repayments, by the admin service, in their names. */
export function schedulesRoutes(app: Service, context: Context): void {
  const { clock, database, jobs } = context;

  app.get(
    '/internal/repayment_schedules',
    {
      config,
      schema: { querystring: RepaymentSchedulesQuery, response: { 200: RepaymentSchedules } },
    },
    async ({ query }) => {
      const listed = await scheduleStore(database).list({
        userId: query.user_id ?? null,
        isActive: query.active === undefined ? null : query.active === 'true',
      });
      const today = dayOf(clock.now());
      return { repayment_schedules: listed.map((schedule) => toWire(schedule, today)) };
    },
  );

  app.get(
    '/internal/repayment_schedules/next_debits',
    { config, schema: { querystring: NextDebitsQuery, response: { 200: NextDebits } } },
    async ({ query }, reply) => {
      const today = dayOf(clock.now());
      const read = readSchedule(givenIn(query), today);
      if ('faults' in read) return reply.refuse(invalidFields(read.faults));
      return {
        next_debit_dates: nextDebitDates(read.schedule, today, SHOWN_DEBITS),
        counted_from: countedFrom(read.schedule),
      };
    },
  );

  app.post(
    '/internal/repayment_schedules',
    { config, schema: { body: MakeRepaymentSchedule, response: { 201: RepaymentScheduleReply } } },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { made_by: by, repayment_schedule: given } = request.body;
        const now = clock.now();
        const read = readSchedule(given, dayOf(now));
        if ('faults' in read) return { refusal: invalidFields(read.faults) };
        const schedule = { ...read.schedule, id: newId(), userId: given.user_id };
        await requireOpenMember(transaction, given.user_id);
        const made = await scheduleStore(transaction).make(schedule, by, now);
        return { status: 201, body: { repayment_schedule: toWire(made, dayOf(now)) } };
      }),
  );

  for (const command of ['approve', 'inactivate'] as const) {
    app.post(
      `/internal/repayment_schedules/:id/${command}`,
      { config, schema: { params, body: ChangeRepayment, response: { 200: ChangedRepayment } } },
      (request, reply) =>
        answerOnce(context, request, reply, async (transaction) => {
          const { made_by: by } = request.body;
          const now = clock.now();
          const changed = await scheduleStore(transaction)[command](request.params.id, by, now);
          // Her next repayment is of that day from now on, and no longer of the one before.
          if (typeof changed === 'object') await planRepaymentOf(transaction, changed.userId, now);
          return outcomeOf(changed, command);
        }),
    );
  }

  app.post(
    '/internal/repayment_instances/:id/cancel',
    { config, schema: { params, body: ChangeRepayment, response: { 200: ChangedRepayment } } },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) =>
        outcomeOf(
          await askedInstanceStore(transaction).cancel(request.params.id, {
            now: clock.now(),
            add: jobs.add,
          }),
          'cancel',
        ),
      ),
  );
}

/** As a schedule has them: an address knows no numbers. */
const givenIn = ({
  recurring_day_of_week: weekday,
  recurring_day_of_month: day,
  ...query
}: NextDebitsQuery) => ({
  ...query,
  ...(weekday !== undefined && { recurring_day_of_week: Number(weekday) }),
  ...(day !== undefined && { recurring_day_of_month: Number(day) }),
});

/** As many of a schedule's next debits are told. */
const SHOWN_DEBITS = 3;

function outcomeOf(changed: Changed, command: keyof typeof CONFLICTS): CommandOutcome {
  if (changed === 'unknown') return { refusal: notFound };
  if (changed === 'own') return { refusal: OWN };
  if (changed === 'conflict') return { refusal: CONFLICTS[command] };
  return { status: 200, body: { user_id: changed.userId } };
}

const toWire = (schedule: KeptSchedule, today: CalendarDate): RepaymentSchedule => ({
  id: schedule.id,
  user_id: schedule.userId,
  schedule_type: schedule.scheduleType,
  active: schedule.isActive,
  approval_status: schedule.isApproved ? 'approved' : 'pending',
  business_day_adjustment: schedule.businessDayAdjustment,
  ...fieldsOf(schedule),
  next_debit_dates: schedule.isActive ? nextDebitDates(schedule, today, SHOWN_DEBITS) : [],
  made_by: schedule.madeBy,
  created_at: schedule.createdAt.toISOString(),
  updated_at: schedule.updatedAt.toISOString(),
});
