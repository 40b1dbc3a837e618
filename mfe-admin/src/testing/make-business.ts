import type { Business } from '@reset/api-contract/admin/business.ts';

const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26'];
const nothing = [0, 0, 0];

/** Three days of a small business. */
export const makeBusiness = (changes: Partial<Business> = {}): Business => ({
  as_of: '2026-11-26T20:00:00.000Z',
  days: DAYS,
  steps: [
    { state: 'issued_card', people: 31, entered: [1, 0, 2] },
    { state: 'verified_identity', people: 1_204, entered: [3, 4, 5] },
  ],
  limits: { spendable: [100, 120.5, 90.25], members: [2, 2, 1] },
  money: {
    purchases: [10, 20.5, 24.15],
    refunds: [0, 5, 0],
    repaid_from_bank: [30, 0, 0],
    repaid_from_deposit: [0, 0.29, 0],
    debits_returned: nothing,
    deposits_returned: nothing,
    dispute_credits: nothing,
    dispute_credits_taken_back: nothing,
    written_off: [0, 12, 0],
    losses_recovered: [0, 0, 2],
  },
  ...changes,
});
