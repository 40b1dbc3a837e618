import type { Tone } from '@reset/shared-ui';
import type { WaitlistEntry } from '../api/get-waitlist.ts';

export type Eligibility = WaitlistEntry['eligible'];

/** What each colour of the wire means on the screen. */
export const eligibilityTones = {
  green: 'success',
  yellow: 'warning',
  red: 'danger',
} as const satisfies Record<Eligibility, Tone>;
