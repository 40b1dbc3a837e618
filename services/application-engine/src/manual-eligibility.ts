import type { PayrollProduct } from '@reset/api-contract/member/linking.ts';
import type { IncomeType, WaitlistReason } from '@reset/api-contract/onboarding/waitlist.ts';

/** `indeterminate` says that something is still to be answered. */
export type Outcome = 'eligible' | 'ineligible' | 'indeterminate';

/** One of the list with what it can tell, or one that is in no list, named by hand. */
export type ChosenPlatform =
  | { id: string; name: string; products: readonly string[] }
  | { id: null; name: string };

/** The questionnaire about an income that could not be linked; null is not answered yet. */
export type QuestionnaireAnswers = {
  incomeType: IncomeType | null;
  /** Asked of hourly workers alone. */
  tracksHoursWithPayroll: boolean | null;
  payroll: ChosenPlatform | null;
  /** Asked where hours are tracked elsewhere than with the payroll. */
  timeAndAttendance: ChosenPlatform | null;
};

export type ManualEligibility = {
  payroll: Outcome;
  /** null where it is not asked for. */
  timeAndAttendance: Outcome | null;
  /** Nothing can be submitted while it is indeterminate. */
  overall: Outcome;
};

const TOLD_OF_PAY: readonly PayrollProduct[] = [
  'paystubs',
  'direct_deposit_switch',
  'income',
  'employment',
];

/** What a payroll platform has to tell. Gigs have shifts instead of a job (decision C-078). */
const NEEDED: Record<IncomeType, readonly PayrollProduct[]> = {
  salary: TOLD_OF_PAY,
  hourly: TOLD_OF_PAY,
  benefits: TOLD_OF_PAY,
  gig: ['paystubs', 'direct_deposit_switch', 'shifts'],
};

/**
 * The manual eligibility tree of the specification (document 2, section 4): eligible only where
 * every part is. Judged on the screen as it is answered, and by the service when it is sent.
 */
export function manualEligibility(answers: QuestionnaireAnswers): ManualEligibility {
  const payroll = payrollOutcome(answers);
  const timeAndAttendance = timeAndAttendanceOutcome(answers);
  return { payroll, timeAndAttendance, overall: overallOf([payroll, timeAndAttendance]) };
}

/** Why answers rule somebody out: of a listed platform too little can be read, of others nothing. */
export const waitlistReason = (isListed: boolean): WaitlistReason =>
  isListed ? 'platform' : 'waiting_list';

function payrollOutcome({ incomeType, payroll }: QuestionnaireAnswers): Outcome {
  if (incomeType === null || !isChosen(payroll)) return 'indeterminate';
  // Of what is in no list, nothing can be read (decision C-077).
  if (payroll.id === null) return 'ineligible';
  const { products } = payroll;
  return NEEDED[incomeType].every((product) => products.includes(product))
    ? 'eligible'
    : 'ineligible';
}

/** It has to be named, no more: the pay is read from the payroll. */
function timeAndAttendanceOutcome(answers: QuestionnaireAnswers): Outcome | null {
  const { incomeType, tracksHoursWithPayroll, timeAndAttendance } = answers;
  if (incomeType !== 'hourly' || tracksHoursWithPayroll === true) return null;
  if (tracksHoursWithPayroll === null) return 'indeterminate';
  return isChosen(timeAndAttendance) ? 'eligible' : 'indeterminate';
}

const isChosen = (platform: ChosenPlatform | null): platform is ChosenPlatform =>
  platform !== null && platform.name.trim() !== '';

function overallOf(parts: readonly (Outcome | null)[]): Outcome {
  if (parts.includes('indeterminate')) return 'indeterminate';
  return parts.includes('ineligible') ? 'ineligible' : 'eligible';
}
