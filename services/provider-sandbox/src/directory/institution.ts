/** Plaid's names of what a bank can be read for. */
export const BANK_PRODUCTS = [
  'assets',
  'auth',
  'balance',
  'identity',
  'income_verification',
  'liabilities',
  'recurring_transactions',
  'transactions',
] as const;
export type BankProduct = (typeof BANK_PRODUCTS)[number];

/** A bank or credit union as Plaid knows it. */
export type Bank = {
  /** `ins_…` */
  id: string;
  name: string;
  products: readonly BankProduct[];
  /** A bank on phones only has no charter: its numbers are those of the bank behind it. */
  routingNumbers: readonly string[];
  url: string;
  oauth: boolean;
};

/** What Pinwheel calls jobs: what can be read of a platform, or done there. */
export const PLATFORM_JOBS = [
  'direct_deposit_switch',
  'employment',
  'income',
  'paystubs',
  'shifts',
] as const;
export type PlatformJob = (typeof PLATFORM_JOBS)[number];

/**
 * A platform that people are paid or clocked by, as Pinwheel knows it. Vendors, employers with
 * a payroll of their own, benefit programmes and gig platforms are all of the type `payroll`.
 */
export type Platform = {
  id: string;
  name: string;
  type: 'payroll' | 'time_and_attendance';
  jobs: readonly PlatformJob[];
};
