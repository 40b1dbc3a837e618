/** A linked checking account as it was last read. */
export type BankLink = {
  institutionName: string;
  accountName: string;
  mask: string | null;
  /** Below zero when overdrawn. */
  availableCents: number;
};
