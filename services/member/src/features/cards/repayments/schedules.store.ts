import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { BusinessDayAdjustment, Recurrence, Schedule, WeekOfMonth } from './schedule.ts';

/** A schedule as staff made it. */
export type KeptSchedule = Schedule & {
  id: string;
  userId: string;
  isActive: boolean;
  isApproved: boolean;
  madeBy: string;
  createdAt: Date;
  updatedAt: Date;
};

type NewSchedule = Schedule & { id: string; userId: string };

/** What became of a command: whose it was that was changed, nobody has it, or it is not the time for it. */
export type Changed = { userId: string } | 'unknown' | 'conflict' | 'own';

/** On which days members repay, as staff set it, in the database. */
export const scheduleStore = (database: Database) => ({
  /** Keeps one that waits to be approved. */
  async make(schedule: NewSchedule, by: string, now: Date): Promise<KeptSchedule> {
    const [row] = await database('repayment_schedule').insert(
      { ...toRow(schedule), made_by: by, created_at: now, updated_at: now },
      '*',
    );
    return toSchedule(row);
  },

  /** Those of one member, or of all, the newest first. */
  async list({ userId, isActive }: Listed): Promise<KeptSchedule[]> {
    const rows = await database('repayment_schedule')
      .where((which) => {
        if (userId !== null) which.where({ user_id: userId });
        if (isActive === true) which.whereNull('inactivated_by');
        if (isActive === false) which.whereNotNull('inactivated_by');
      })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
    return rows.map(toSchedule);
  },

  /** Approves one that another person made. */
  async approve(id: string, by: string, now: Date): Promise<Changed> {
    const [approved] = await database('repayment_schedule')
      .where({ id, approved_by: null, inactivated_by: null })
      .whereNot({ made_by: by })
      .update({ approved_by: by, updated_at: now })
      .returning('user_id');
    if (approved) return { userId: approved.user_id };
    const row = await database('repayment_schedule').where({ id }).first();
    if (!row) return 'unknown';
    const isPending = row.approved_by === null && row.inactivated_by === null;
    return isPending && row.made_by === by ? 'own' : 'conflict';
  },

  async inactivate(id: string, by: string, now: Date): Promise<Changed> {
    const [ended] = await database('repayment_schedule')
      .where({ id, inactivated_by: null })
      .update({ inactivated_by: by, updated_at: now })
      .returning('user_id');
    if (ended) return { userId: ended.user_id };
    const row = await database('repayment_schedule').where({ id }).first('id');
    return row ? 'conflict' : 'unknown';
  },
});

/** Those of a member end with her account. */
export async function endSchedules(database: Database, userId: string, now: Date): Promise<void> {
  await database('repayment_schedule')
    .where({ user_id: userId, inactivated_by: null })
    .update({ inactivated_by: userId, updated_at: now });
}

/** By member, those by which her bank is debited. */
export async function activeSchedulesOf(
  database: Database,
  userIds: readonly string[],
): Promise<Map<string, KeptSchedule[]>> {
  const rows: ScheduleRow[] = await database('repayment_schedule')
    .whereIn('user_id', userIds)
    .where({ inactivated_by: null })
    .whereNotNull('approved_by')
    .orderBy(['created_at', 'id']);
  return Map.groupBy(rows.map(toSchedule), ({ userId }) => userId);
}

/** Those that wait to be approved. */
export async function pendingSchedules(database: Database): Promise<KeptSchedule[]> {
  const rows: ScheduleRow[] = await database('repayment_schedule').where({
    approved_by: null,
    inactivated_by: null,
  });
  return rows.map(toSchedule);
}

type ScheduleRow = {
  id: string;
  user_id: string;
  schedule_type: Recurrence['scheduleType'];
  business_day_adjustment: BusinessDayAdjustment;
  recurring_day_of_week: number | null;
  recurring_day_of_month: number | null;
  recurring_week_of_month: WeekOfMonth | null;
  previous_bi_weekly_pay_date: CalendarDate | null;
  made_by: string;
  approved_by: string | null;
  inactivated_by: string | null;
  created_at: Date;
  updated_at: Date;
};

/** null for whichever. */
type Listed = { userId: string | null; isActive: boolean | null };

const toRow = ({ id, userId, businessDayAdjustment, ...recurrence }: NewSchedule) => ({
  id,
  user_id: userId,
  schedule_type: recurrence.scheduleType,
  business_day_adjustment: businessDayAdjustment,
  ...fieldsOf(recurrence),
});

/** The days of a schedule by the names of its fields, each null where its type has none. */
export const fieldsOf = (recurrence: Recurrence) => ({
  recurring_day_of_week: 'recurringDayOfWeek' in recurrence ? recurrence.recurringDayOfWeek : null,
  recurring_day_of_month:
    'recurringDayOfMonth' in recurrence ? recurrence.recurringDayOfMonth : null,
  recurring_week_of_month:
    'recurringWeekOfMonth' in recurrence ? recurrence.recurringWeekOfMonth : null,
  previous_bi_weekly_pay_date:
    'previousBiWeeklyPayDate' in recurrence ? recurrence.previousBiWeeklyPayDate : null,
});

const toSchedule = (row: ScheduleRow): KeptSchedule => ({
  id: row.id,
  userId: row.user_id,
  businessDayAdjustment: row.business_day_adjustment,
  // The table's checks see to it that what a type needs is there, and nothing else.
  ...(compact({
    scheduleType: row.schedule_type,
    recurringDayOfWeek: row.recurring_day_of_week,
    recurringDayOfMonth: row.recurring_day_of_month,
    recurringWeekOfMonth: row.recurring_week_of_month,
    previousBiWeeklyPayDate: row.previous_bi_weekly_pay_date,
  }) as Recurrence),
  isActive: row.inactivated_by === null,
  isApproved: row.approved_by !== null,
  madeBy: row.made_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const compact = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
