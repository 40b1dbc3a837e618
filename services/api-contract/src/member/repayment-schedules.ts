import Type, { type Static } from 'typebox';
import { body, CalendarDate, Cents, Id, Instant, nullable, text } from '../fields.ts';
import { approvedUpTo } from './needs-approval.ts';

const ScheduleType = Type.Union([
  Type.Literal('weekly'),
  Type.Literal('bi_weekly'),
  Type.Literal('monthly_nth_week'),
  Type.Literal('monthly_exact_day'),
]);

const BusinessDayAdjustment = Type.Union([Type.Literal('before'), Type.Literal('after')]);

const WeekOfMonth = Type.Union([
  Type.Literal('first'),
  Type.Literal('second'),
  Type.Literal('third'),
  Type.Literal('fourth'),
  Type.Literal('fifth'),
]);

/** On which days a member repays, as staff set it. */
export const RepaymentSchedule = Type.Object({
  id: Id,
  user_id: Id,
  schedule_type: ScheduleType,
  active: Type.Boolean(),
  /** Nobody is debited by one that is pending: a second person approves it. */
  approval_status: Type.Union([Type.Literal('pending'), Type.Literal('approved')]),
  business_day_adjustment: BusinessDayAdjustment,
  recurring_day_of_month: nullable(Type.Integer()),
  /** 1 for Monday to 7 for Sunday. */
  recurring_day_of_week: nullable(Type.Integer()),
  recurring_week_of_month: nullable(WeekOfMonth),
  previous_bi_weekly_pay_date: nullable(CalendarDate),
  /** The next three days on which it debits, or would once it is approved; none of one that is inactive. */
  next_debit_dates: Type.Optional(Type.Array(CalendarDate)),
  /** Who of staff made it: another person approves it. */
  made_by: Type.Optional(Id),
  created_at: Instant,
  updated_at: Instant,
});
export type RepaymentSchedule = Static<typeof RepaymentSchedule>;

/** GET /admin/repayment_schedules?user_id=&active=: active ones, others, or both, the newest first. */
export const RepaymentSchedules = Type.Object({
  repayment_schedules: Type.Array(RepaymentSchedule),
});
export type RepaymentSchedules = Static<typeof RepaymentSchedules>;

export const RepaymentSchedulesQuery = Type.Object(
  {
    user_id: Type.Optional(Id),
    active: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  },
  { additionalProperties: false },
);

/** Which of them a schedule needs says its type; one that it has no use for is refused. */
export const NewRepaymentSchedule = body({
  user_id: Id,
  schedule_type: ScheduleType,
  business_day_adjustment: Type.Optional(nullable(BusinessDayAdjustment)),
  recurring_day_of_month: Type.Optional(nullable(Type.Number())),
  recurring_day_of_week: Type.Optional(nullable(Type.Number())),
  recurring_week_of_month: Type.Optional(nullable(text(10))),
  previous_bi_weekly_pay_date: Type.Optional(nullable(text(10))),
});
export type NewRepaymentSchedule = Static<typeof NewRepaymentSchedule>;

/** POST /admin/repayment_schedules */
export const CreateRepaymentSchedule = body({ repayment_schedule: NewRepaymentSchedule });

export const RepaymentScheduleReply = Type.Object({ repayment_schedule: RepaymentSchedule });
export type RepaymentScheduleReply = Static<typeof RepaymentScheduleReply>;

/**
 * GET /admin/repayment_schedules/next_debits: on which days a schedule would debit that nobody has made
 * yet. As for the schedule itself, its type says which of them it needs.
 */
export const NextDebitsQuery = Type.Object(
  {
    schedule_type: ScheduleType,
    business_day_adjustment: BusinessDayAdjustment,
    recurring_day_of_month: Type.Optional(Type.String({ pattern: '^\\d{1,2}$' })),
    recurring_day_of_week: Type.Optional(Type.String({ pattern: '^\\d$' })),
    recurring_week_of_month: Type.Optional(text(10)),
    previous_bi_weekly_pay_date: Type.Optional(text(10)),
  },
  { additionalProperties: false },
);
export type NextDebitsQuery = Static<typeof NextDebitsQuery>;

export const NextDebits = Type.Object({
  /** The next three. */
  next_debit_dates: Type.Array(CalendarDate),
  /** Of a bi-weekly one the day from which its two weeks are counted; null for the others. */
  counted_from: nullable(CalendarDate),
});
export type NextDebits = Static<typeof NextDebits>;

/** Internal: in whose name the admin service makes or changes something. */
const by = { made_by: Id };
export const MakeRepaymentSchedule = body({ ...by, repayment_schedule: NewRepaymentSchedule });
export type MakeRepaymentSchedule = Static<typeof MakeRepaymentSchedule>;
export const ChangeRepayment = body(by);
export type ChangeRepayment = Static<typeof ChangeRepayment>;

/** Internal, 200: whose it is. */
export const ChangedRepayment = Type.Object({ user_id: Id });
export type ChangedRepayment = Static<typeof ChangedRepayment>;

/** POST /admin/users/:id/debit_external_account: today or tomorrow, in Los Angeles. */
export const DebitExternalAccount = body({ effective_date: CalendarDate });
export type DebitExternalAccount = Static<typeof DebitExternalAccount>;
export const MakeDebit = body({
  ...by,
  effective_date: CalendarDate,
  /** So much was approved: it is debited, or what is left to debit where that is less. Absent for all of that. */
  amount_cents: Type.Optional(Cents),
  ...approvedUpTo,
});
export type MakeDebit = Static<typeof MakeDebit>;

/** By which it is cancelled, and on which day her bank is debited: the next banking day, where the one that was asked for is none. */
export const DebitReply = Type.Object({ id: Id, effective_date: CalendarDate });
export type DebitReply = Static<typeof DebitReply>;

/** Internal, 201: with how much is debited; absent from a release before it was told. */
export const MadeDebit = Type.Object({
  ...DebitReply.properties,
  amount_cents: Type.Optional(Cents),
});
export type MadeDebit = Static<typeof MadeDebit>;
