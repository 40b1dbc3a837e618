import {
  type ChosenPlatform,
  manualEligibility,
  type Outcome,
  type QuestionnaireAnswers,
} from '@reset/application-engine/manual-eligibility.ts';
import { type Answers, asksTimeAndAttendance, isOther, type PlatformPick } from './answers.ts';

/** What the answers come to, as they stand. */
export const outcomeOf = (answers: Answers): Outcome =>
  manualEligibility(questionnaireOf(answers)).overall;

/** The form's answers as the engine and the waiting list have them. What is not asked is null. */
export function questionnaireOf(answers: Answers): QuestionnaireAnswers {
  const { incomeType, tracksHoursWithPayroll } = answers;
  const isHourly = incomeType === 'hourly';
  return {
    incomeType: incomeType || null,
    tracksHoursWithPayroll:
      isHourly && tracksHoursWithPayroll ? tracksHoursWithPayroll === 'yes' : null,
    payroll: chosen(answers.payroll, answers.payrollOtherName),
    timeAndAttendance: asksTimeAndAttendance(answers)
      ? chosen(answers.timeAndAttendance, answers.timeAndAttendanceOtherName)
      : null,
  };
}

function chosen(pick: PlatformPick | null, otherName: string): ChosenPlatform | null {
  if (!pick) return null;
  if (isOther(pick)) return { id: null, name: otherName.trim() };
  return { id: pick.value, name: pick.label, products: pick.products };
}
