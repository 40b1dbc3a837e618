import type { PlatformPick } from './platform-pick.ts';
import type { IncomeType } from '@reset/api-contract/onboarding/waitlist.ts';

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
