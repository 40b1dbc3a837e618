/** How a return stands with the tax authority. */
export type TaxReturnStatus =
  | 'submitted'
  | 'accepted'
  | 'rejected'
  | 'refund_received'
  | 'no_refund';

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
  status: TaxReturnStatus;
  submittedAt: Date;
};
