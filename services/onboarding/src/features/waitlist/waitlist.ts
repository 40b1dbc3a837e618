import type {
  EligibilityColor,
  IncomeType,
  WaitlistedPerson,
} from '@reset/api-contract/onboarding/waitlist.ts';
import type { Outcome } from '@reset/application-engine/manual-eligibility.ts';

/** The queue of the mail that says to a member that she is on the waitlist. */
export const WAITLIST_MAIL_QUEUE = 'mail-waitlist';
export type WaitlistMailJob = { user_id: string };

type Decided = Exclude<Outcome, 'indeterminate'>;

/** An entry about an income that could not be linked, and its outcome. */
export type Waiting = {
  id: string;
  /** null for a visitor. */
  userId: string | null;
  email: string;
  name: string;
  incomeType: IncomeType;
  payrollProviderName: string;
  /** null for one that is in no list. */
  pinwheelId: string | null;
  payrollProducts: readonly string[];
  /** Both null where hours are tracked with the payroll, and for who is not paid by them. */
  timeAndAttendancePinwheelId: string | null;
  timeAndAttendanceName: string | null;
  bankAccountName: string | null;
  /** Of the account that she has linked; null where none is, for a visitor too. */
  bankOutcome: Decided | null;
  outcome: Decided;
  createdAt: Date;
};

type Bank = { hasBank: boolean; isBankDigitalOnly: boolean; isBankOfAnother: boolean };

/** What of her bank counts; null while she has linked none, and for who never began to apply. */
export function bankOutcomeOf(applicant: Bank | null): Decided | null {
  if (!applicant?.hasBank) return null;
  const { isBankDigitalOnly, isBankOfAnother } = applicant;
  return isBankDigitalOnly || isBankOfAnother ? 'ineligible' : 'eligible';
}

const COLORS: Record<Decided, EligibilityColor> = {
  eligible: 'green',
  ineligible: 'red',
};

/** Of the payroll alone and of all answers it is the same: the other part is only ever named. */
export const toWire = (waiting: Waiting): WaitlistedPerson => ({
  id: waiting.id,
  name: waiting.name,
  email: waiting.email,
  bank_account_eligible: waiting.bankOutcome === null ? 'yellow' : COLORS[waiting.bankOutcome],
  bank_account_name: waiting.bankAccountName,
  payroll_provider_eligible: COLORS[waiting.outcome],
  payroll_provider_name: waiting.payrollProviderName,
  payroll_provider_jobs: [...waiting.payrollProducts],
  income_type: waiting.incomeType,
  time_and_attendance_platform_name: waiting.timeAndAttendanceName,
  eligible: COLORS[waiting.outcome],
  created_at: waiting.createdAt.toISOString(),
});
