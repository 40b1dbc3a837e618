import type { ProductName } from '@reset/remote-sdk';

export type SignUpStep = 'signup' | 'bankLinking' | 'payrollLinking' | 'personalInfo' | 'taxFiling';

/** The way to each product, from the first visit to the application's end. */
export const stepsOf: Record<ProductName, readonly SignUpStep[]> = {
  earned_wage_access: ['signup', 'bankLinking', 'payrollLinking', 'personalInfo'],
  tax_refund_advance: ['signup', 'bankLinking', 'personalInfo', 'taxFiling'],
};
