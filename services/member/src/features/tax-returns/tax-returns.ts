import type { PutIncomeTaxReturn } from '@reset/api-contract/member/tax-returns.ts';

/** A return as the tax authority has it. */
export type TaxReturn = {
  id: string;
  userId: string;
  /** `Federal`, or a state as `NY`. */
  jurisdiction: string;
  taxYear: number;
  /** Where she lives. */
  state: string;
  /** As it was filed: what comes in may be less, or more. */
  refundCents: number;
  isAdvanceEligible: boolean;
  status: PutIncomeTaxReturn['tax_return_status'];
  submittedAt: Date;
};

/** What is shown of a return. */
export type ShownTaxReturn = Pick<
  TaxReturn,
  'jurisdiction' | 'taxYear' | 'refundCents' | 'isAdvanceEligible' | 'status'
> & {
  /** Its refund came in through us. */
  isRefunded: boolean;
};
