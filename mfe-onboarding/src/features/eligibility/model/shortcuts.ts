import type { IncomeType } from '@reset/api-contract/onboarding/waitlist.ts';

/** A platform that many have: what to search for, and which of the answers it is. */
export type Shortcut = { search: string; id: string };

const VENDORS: readonly Shortcut[] = [
  { search: 'Northwind Payroll', id: 'sandbox-northwind-payroll' },
  { search: 'Paylark', id: 'sandbox-paylark' },
  { search: 'Meridian People', id: 'sandbox-meridian-people' },
  { search: 'Summit Workforce', id: 'sandbox-summit-workforce' },
];

/**
 * The shortcuts of each kind of income, in order. The ids are those of the provider's directory:
 * with another provider this list is another.
 */
export const SHORTCUTS: Record<IncomeType, readonly Shortcut[]> = {
  salary: VENDORS,
  hourly: VENDORS,
  gig: [
    { search: 'Wheelhop Driver', id: 'sandbox-wheelhop' },
    { search: 'Errandly', id: 'sandbox-errandly' },
    { search: 'Dashling Delivery', id: 'sandbox-dashling' },
    { search: 'Taskperch', id: 'sandbox-taskperch' },
  ],
  benefits: [
    { search: 'Social Security Administration', id: 'sandbox-social-security' },
    { search: 'Veterans Benefits Portal', id: 'sandbox-veterans-benefits' },
    { search: 'State Unemployment Insurance', id: 'sandbox-unemployment-insurance' },
    { search: 'State Disability Insurance', id: 'sandbox-disability-insurance' },
  ],
};
