import { describe, expect, it } from '@jest/globals';
import type { MemberProfile } from '@reset/remote-sdk';
import { noAnswers, otherPick } from './answers.ts';
import { waitlistEntryOf } from './waitlist-entry.ts';

const hazel = {
  id: '0192f0c1-2a3b-7c4d-8e5f-000000000006',
  email: 'hazel@example.com',
  firstName: 'Hazel',
  lastName: 'Bourne',
  linkedBank: { name: 'Tidewater Savings Bank' },
} as MemberProfile;
const errandly = { value: 'sandbox-errandly', label: 'Errandly', products: ['shifts'] };
const punchwell = { value: 'sandbox-punchwell', label: 'Punchwell', products: [] };

describe('waitlistEntryOf', () => {
  it('tells all of an hourly worker whose hours are tracked elsewhere', () => {
    const answers = {
      ...noAnswers,
      incomeType: 'hourly',
      tracksHoursWithPayroll: 'no',
      payroll: errandly,
      timeAndAttendance: punchwell,
    } as const;
    expect(waitlistEntryOf(answers, hazel)).toEqual({
      email: 'hazel@example.com',
      name: 'Hazel Bourne',
      userId: '0192f0c1-2a3b-7c4d-8e5f-000000000006',
      incomeType: 'hourly',
      bankAccountName: 'Tidewater Savings Bank',
      payrollProviderName: 'Errandly',
      pinwheelId: 'sandbox-errandly',
      timeAndAttendancePlatformName: 'Punchwell',
      timeAndAttendancePlatformPinwheelId: 'sandbox-punchwell',
    });
  });

  it('has no id for one that is in no list, and no bank where none is linked', () => {
    const answers = {
      ...noAnswers,
      incomeType: 'gig',
      payroll: otherPick('Other'),
      payrollOtherName: 'Ferry taps',
    } as const;
    expect(waitlistEntryOf(answers, { ...hazel, linkedBank: null })).toEqual({
      email: 'hazel@example.com',
      name: 'Hazel Bourne',
      userId: '0192f0c1-2a3b-7c4d-8e5f-000000000006',
      incomeType: 'gig',
      payrollProviderName: 'Ferry taps',
    });
  });

  it('is none while the kind of income is not known', () => {
    expect(waitlistEntryOf(noAnswers, hazel)).toBeNull();
  });
});
