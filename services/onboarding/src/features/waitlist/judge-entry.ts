import type { Platform } from '@reset/api-contract/member/platforms.ts';
import type { WaitlistEntry } from '@reset/api-contract/onboarding/waitlist.ts';
import {
  manualEligibility,
  type ManualEligibility,
  type QuestionnaireAnswers,
} from '@reset/application-engine/manual-eligibility.ts';
import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import type { Waiting } from './waitlist.ts';

/** By field, in sentences. */
export type Faults = Record<string, string[]>;

const REQUIRED = ['This is required.'];

// Neither white space nor what divides headers and lists of addresses.
const EMAIL =
  /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@.]+(\.[^\s\p{Cc},;:<>()[\]"\\@.]+)+$/u;

/**
 * Judges what was sent, whatever the screen made of it.
 * @param platform what the payroll platform can report; null for one that is in no list
 * @returns what to keep, or what is wrong with it
 */
export function judgeEntry(
  entry: WaitlistEntry,
  platform: Platform | null,
  as: Pick<Waiting, 'id' | 'userId' | 'bankOutcome' | 'createdAt'>,
): { waiting: Waiting } | { faults: Faults } {
  const { email, name } = recipientOf(entry);
  const answers = answersOf(entry, platform);
  const { payroll, timeAndAttendance } = answers;
  const judged = manualEligibility(answers);
  const faults = { ...recipientFaults({ email, name }), ...answerFaults(judged) };
  // Without a payroll it is indeterminate.
  if (Object.keys(faults).length > 0 || judged.overall === 'indeterminate' || !payroll) {
    return { faults };
  }
  return {
    waiting: {
      ...as,
      email,
      name,
      incomeType: entry.income_type,
      payrollProviderName: payroll.name,
      pinwheelId: payroll.id,
      payrollProducts: platform?.products ?? [],
      timeAndAttendancePinwheelId: timeAndAttendance?.id ?? null,
      timeAndAttendanceName: timeAndAttendance?.name ?? null,
      bankAccountName: oneLine(entry.bank_account_name ?? '') || null,
      outcome: judged.overall,
    },
  };
}

const recipientOf = ({ email, name }: WaitlistEntry) => ({
  email: email.normalize('NFC').trim().toLowerCase(),
  name: oneLine(name),
});

const recipientFaults = ({ email, name }: Pick<Waiting, 'email' | 'name'>): Faults => ({
  ...(name === '' ? { name: REQUIRED } : {}),
  ...(EMAIL.test(email) ? {} : { email: ['This is not an email address.'] }),
});

const answerFaults = ({ payroll, timeAndAttendance }: ManualEligibility): Faults => ({
  ...(payroll === 'indeterminate' ? { payroll_provider_name: REQUIRED } : {}),
  ...(timeAndAttendance === 'indeterminate' ? { time_and_attendance_platform_name: REQUIRED } : {}),
});

function answersOf(entry: WaitlistEntry, platform: Platform | null): QuestionnaireAnswers {
  const payroll = platform ?? { id: null, name: oneLine(entry.payroll_provider_name ?? '') };
  const trackedBy = {
    id: entry.time_and_attendance_platform_pinwheel_id ?? null,
    name: oneLine(entry.time_and_attendance_platform_name ?? ''),
    products: [],
  };
  const isTrackedElsewhere =
    entry.income_type === 'hourly' && (trackedBy.id !== null || trackedBy.name !== '');
  return {
    incomeType: entry.income_type,
    tracksHoursWithPayroll: !isTrackedElsewhere,
    payroll,
    timeAndAttendance: isTrackedElsewhere ? trackedBy : null,
  };
}
