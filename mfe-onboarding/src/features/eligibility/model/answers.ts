import type { IncomeType } from '@reset/api-contract/onboarding/waitlist.ts';
import type { Choice } from '@reset/shared-ui';

export const INCOME_TYPES: readonly IncomeType[] = ['salary', 'hourly', 'gig', 'benefits'];

/** One that was picked from the list of a search, with what it can tell; or `other`. */
export type PlatformPick = Choice & { products: string[] };

/** Picked by who finds hers in no list. No platform has this id. */
const OTHER = 'other';

/** @param label what it is called in the list */
export const otherPick = (label: string): PlatformPick => ({ value: OTHER, label, products: [] });

export const isOther = (pick: PlatformPick | null): boolean => pick?.value === OTHER;

/** What the form holds; empty and null are not answered yet. */
export type Answers = {
  incomeType: IncomeType | '';
  tracksHoursWithPayroll: 'yes' | 'no' | '';
  payroll: PlatformPick | null;
  payrollOtherName: string;
  timeAndAttendance: PlatformPick | null;
  timeAndAttendanceOtherName: string;
};

export const noAnswers: Answers = {
  incomeType: '',
  tracksHoursWithPayroll: '',
  payroll: null,
  payrollOtherName: '',
  timeAndAttendance: null,
  timeAndAttendanceOtherName: '',
};

/** Who that is goes by the kind of income. */
export const asksPayroll = ({ incomeType }: Answers): boolean => Boolean(incomeType);

/** Hours are paid to hourly workers alone. */
export const asksHowHoursAreTracked = ({ incomeType }: Answers): boolean => incomeType === 'hourly';

/** Who clocks in where she is paid has been asked for that already. */
export const asksTimeAndAttendance = (answers: Answers): boolean =>
  asksHowHoursAreTracked(answers) && answers.tracksHoursWithPayroll === 'no';
