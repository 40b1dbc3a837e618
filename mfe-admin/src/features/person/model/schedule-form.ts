import * as yup from 'yup';
import { t as say } from '../action-messages.ts';

export const SCHEDULE_TYPES = [
  'weekly',
  'bi_weekly',
  'monthly_nth_week',
  'monthly_exact_day',
] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

export const WEEKS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export const ADJUSTMENTS = ['before', 'after'] as const;

/** What depends on the type, and is empty again when that changes. */
export const noDays = {
  recurringDayOfWeek: '',
  recurringDayOfMonth: '',
  recurringWeekOfMonth: '',
  previousBiWeeklyPayDate: '',
  businessDayAdjustment: '',
};
export type DaysField = keyof typeof noDays;

export type ScheduleValues = typeof noDays & { scheduleType: string };
export const noSchedule: ScheduleValues = { scheduleType: '', ...noDays };

const NEEDS: Record<ScheduleType, readonly DaysField[]> = {
  weekly: ['recurringDayOfWeek'],
  bi_weekly: ['recurringDayOfWeek', 'previousBiWeeklyPayDate'],
  monthly_nth_week: ['recurringWeekOfMonth', 'recurringDayOfWeek'],
  monthly_exact_day: ['recurringDayOfMonth'],
};

/** Which fields a schedule of this type asks for, in their order. */
export const fieldsOf = (type: string): readonly DaysField[] => {
  const known = SCHEDULE_TYPES.find((name) => name === type);
  return known ? [...NEEDS[known], 'businessDayAdjustment'] : [];
};

const whenNeeded = (field: DaysField, needed: yup.StringSchema) =>
  yup
    .string()
    .when('scheduleType', ([type], schema) =>
      fieldsOf(String(type)).includes(field) ? needed : schema,
    );
const chosen = (message: string) => yup.string().required(message);

export const scheduleSchema = {
  scheduleType: chosen(say('schedule.chooseType')),
  recurringDayOfWeek: whenNeeded('recurringDayOfWeek', chosen(say('schedule.chooseDay'))),
  recurringDayOfMonth: whenNeeded(
    'recurringDayOfMonth',
    chosen(say('schedule.enterDay')).matches(/^([1-9]|[12]\d|3[01])$/, say('schedule.enterDay')),
  ),
  recurringWeekOfMonth: whenNeeded('recurringWeekOfMonth', chosen(say('schedule.chooseWeek'))),
  previousBiWeeklyPayDate: whenNeeded(
    'previousBiWeeklyPayDate',
    chosen(say('schedule.enterDate')).matches(/^\d{4}-\d\d-\d\d$/, say('schedule.enterDate')),
  ),
  businessDayAdjustment: whenNeeded(
    'businessDayAdjustment',
    chosen(say('schedule.chooseAdjustment')),
  ),
};

const NUMBERS: readonly DaysField[] = ['recurringDayOfWeek', 'recurringDayOfMonth'];

/** What is sent: only what the type has a use for. */
export function toSchedule(values: ScheduleValues): Record<string, unknown> {
  const days = fieldsOf(values.scheduleType).map((field) => [
    field,
    NUMBERS.includes(field) ? Number(values[field]) : values[field],
  ]);
  return { scheduleType: values.scheduleType, ...Object.fromEntries(days) };
}

const whole = yup.object(scheduleSchema);

/** Whether all is filled in that the type asks for. */
export const isWhole = (values: ScheduleValues): boolean => whole.isValidSync(values);

/** The same as what is sent, as an address has it. */
export const scheduleSearch = ({ scheduleType, ...values }: ScheduleValues): string =>
  new URLSearchParams({
    schedule_type: scheduleType,
    ...Object.fromEntries(
      fieldsOf(scheduleType).map((field) => [SEARCH_NAMES[field], values[field]]),
    ),
  }).toString();

const SEARCH_NAMES: Record<DaysField, string> = {
  recurringDayOfWeek: 'recurring_day_of_week',
  recurringDayOfMonth: 'recurring_day_of_month',
  recurringWeekOfMonth: 'recurring_week_of_month',
  previousBiWeeklyPayDate: 'previous_bi_weekly_pay_date',
  businessDayAdjustment: 'business_day_adjustment',
};
