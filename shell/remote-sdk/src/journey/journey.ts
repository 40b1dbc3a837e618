import type { ProductName } from '@reset/remote-sdk';

/** The way to each product, from the first visit to the application's end, in its order. */
export const JOURNEYS = {
  earned_wage_access: ['signup', 'bank_linking', 'payroll_linking', 'personal_info_submission'],
  tax_refund_advance: [
    'signup',
    'bank_linking',
    'personal_info_submission',
    'tax_filing_submission',
  ],
} as const satisfies Record<ProductName, readonly string[]>;

export type JourneyStep = (typeof JOURNEYS)[ProductName][number];
