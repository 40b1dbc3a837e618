import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { stateName } from './states.ts';

type Gap = {
  /** Two letters. */
  state: string;
  product: ProductName;
  /** The first calendar date on which the product is not to be had there. */
  from: string;
  /** The first on which it is again; null while nobody knows of one. */
  until: string | null;
};

const CARD = { product: 'earned_wage_access', from: '2025-01-01', until: null } as const;

/** Where a product is not to be had, and when (document 2, section 1; decision C-080). */
export const GAPS: readonly Gap[] = [
  { state: 'KS', ...CARD },
  { state: 'MD', ...CARD },
  { state: 'MO', ...CARD },
  { state: 'MT', ...CARD },
  { state: 'NV', ...CARD },
  { state: 'SC', ...CARD },
  { state: 'WI', ...CARD },
  { state: 'CA', product: 'tax_refund_advance', from: '2025-01-01', until: null },
];

/**
 * Whether somebody who lives in a state may have a product.
 * @param on the calendar date
 */
export const isAvailable = (state: string, product: ProductName, on: string): boolean =>
  !gapsOf(product, on).some((gap) => gap.state === state);

/**
 * The names of the states where a product is not to be had, in their order: for every sentence that
 * says so.
 * @param on the calendar date
 */
export const statesWithout = (product: ProductName, on: string): string[] =>
  gapsOf(product, on)
    .map(({ state }) => stateName(state))
    .toSorted();

const gapsOf = (product: ProductName, on: string): Gap[] =>
  GAPS.filter(
    (gap) => gap.product === product && gap.from <= on && (gap.until === null || on < gap.until),
  );
