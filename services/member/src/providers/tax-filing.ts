/** Where a return stands with the tax authority. */
export type TaxReturnStatus =
  | 'submitted'
  | 'accepted'
  | 'rejected'
  | 'refund_received'
  | 'no_refund';

/** A return as its filer has it now. */
export type FiledReturn = {
  id: string;
  /** `Federal`, or a state as `NY`. */
  jurisdiction: string;
  taxYear: number;
  /** Where she lives. */
  state: string;
  /** As it was filed: what comes in may be less, or more. Below zero where she owes. */
  refundCents: number;
  isAdvanceEligible: boolean;
  status: TaxReturnStatus;
  /** Anew for one that was corrected and sent again. */
  submittedAt: Date;
};

/** What we need of whoever files members' taxes; each call throws ProviderError. */
export type TaxFiling = {
  /** The provider's id of her: the same one for the same `userId`. */
  createUser(user: {
    userId: string;
    firstName: string;
    lastName: string;
    email: string;
  }): Promise<string>;
  /** What opens the questions in her browser for a while. */
  grantAccess(filerId: string): Promise<{ accessToken: string; expiresAt: string }>;
  /** Where refunds of hers are sent from now on. */
  setDestination(
    filerId: string,
    account: { routingNumber: string; accountNumber: string },
  ): Promise<void>;
  listReturns(filerId: string): Promise<FiledReturn[]>;
  /** null for one that there is no more. */
  findReturn(id: string): Promise<FiledReturn | null>;
};
