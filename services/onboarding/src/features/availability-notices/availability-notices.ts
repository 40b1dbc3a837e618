import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';

/** Where a product may be awaited. */
export type Place = {
  product: ProductName;
  /** Two letters. */
  stateAbbr: string;
};

/** The queue of the mails that say to people that a product is to be had where they live. */
export const AVAILABILITY_MAIL_QUEUE = 'mail-availability';
export type AvailabilityMailJob = { user_id: string; product: ProductName; state_abbr: string };
