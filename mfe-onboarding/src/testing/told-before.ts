import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';

/** Of somebody who told of herself for her taxes, and comes for the card. */
export const TOLD_BEFORE: CurrentIdentityStatus = {
  current_status: 'info_saved',
  told_before: {
    phone_number: '2025550123',
    date_of_birth: '1990-01-31',
    ssn_last_four: '7890',
    address: {
      street_one: '1 Harbor Street',
      street_two: null,
      city: 'Portland',
      state_abbr: 'OR',
      zip_code: '97201',
    },
  },
};
