// An entry of its own, which travels with the remotes that show the way and not with every page.
import { defineMessages } from '@reset/remote-sdk';
import type { JourneyStep } from './journey.ts';

/** What each step is called, wherever it is spoken of, and what they are called together. */
export const { useMessages: useStepNames, messages } = defineMessages('remote-sdk.journey', {
  steps: 'Steps',
  signup: 'Sign up',
  bank_linking: 'Checking account',
  payroll_linking: 'Payroll',
  personal_info_submission: 'Personal information',
  tax_filing_submission: 'Tax filing',
} satisfies Record<JourneyStep | 'steps', string>);
