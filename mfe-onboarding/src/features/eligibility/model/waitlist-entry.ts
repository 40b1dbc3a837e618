import type { WaitlistEntry as WireEntry } from '@reset/api-contract/onboarding/waitlist.ts';
import type { Camelized, MemberProfile } from '@reset/remote-sdk';
import type { Answers } from './answers.ts';
import { questionnaireOf } from './questionnaire-outcome.ts';

export type WaitlistEntry = Camelized<WireEntry>;

/** The entry for the waiting list; null while her kind of income is not known. */
export function waitlistEntryOf(answers: Answers, profile: MemberProfile): WaitlistEntry | null {
  const { incomeType, payroll, timeAndAttendance } = questionnaireOf(answers);
  if (!incomeType) return null;
  return {
    email: profile.email,
    name: `${profile.firstName} ${profile.lastName}`,
    userId: profile.id,
    incomeType,
    ...(profile.linkedBank && { bankAccountName: profile.linkedBank.name }),
    ...(payroll && { payrollProviderName: payroll.name }),
    ...(payroll?.id && { pinwheelId: payroll.id }),
    ...(timeAndAttendance && { timeAndAttendancePlatformName: timeAndAttendance.name }),
    ...(timeAndAttendance?.id && { timeAndAttendancePlatformPinwheelId: timeAndAttendance.id }),
  };
}
