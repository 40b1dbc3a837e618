import type {
  Cancellation,
  IneligibleReason,
  TaskName,
} from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import type { Outcome } from './manual-eligibility.ts';

/** Whether an applicant has to link her payroll, may skip it, or is never asked for it. */
export type PayrollPolicy = NonNullable<Partner['payroll_linking']>;

/** The tasks of each application that are over because they were done or skipped there. */
export type RecordedTasks = Record<ProductName, ReadonlySet<TaskName>>;

export type Cancelled = Partial<Record<ProductName, Cancellation>>;

/** All that decides where an applicant stands. */
export type ApplicantFacts = {
  /** Her address is. */
  isConfirmed: boolean;
  hasBank: boolean;
  /** The bank exists on phones only; false while none is linked. */
  isBankDigitalOnly: boolean;
  hasPayroll: boolean;
  /** Whether her pay arrives; null while what was linked is still being read. */
  hasEarnings: boolean | null;
  hasCard: boolean;
  payrollPolicy: PayrollPolicy;
  recorded: RecordedTasks;
  /** What she told of herself was sent to be verified, and cannot be told anew. */
  isInfoSubmitted: boolean;
  /** The applications that she has cancelled and not begun again. */
  cancelled: Cancelled;
  /** What her latest questionnaire about her income came to; null when she sent none. */
  questionnaireOutcome: Exclude<Outcome, 'indeterminate'> | null;
  /** Whether the payroll of it is one that we know; true when she sent none. */
  isPlatformListed: boolean;
  /** For what she was refused: who she is, or by staff who looked at her application; null if she was not. */
  rejectedFor: Extract<IneligibleReason, 'identity' | 'not_approved'> | null;
  /** Two letters; null until she has told where she lives. */
  homeState: string | null;
  /** The calendar date. */
  today: string;
};
