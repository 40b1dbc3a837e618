/** A linked checking account as it was last read. */
export type BankLink = {
  institutionName: string;
  accountName: string;
  mask: string | null;
  /** Below zero when overdrawn. */
  availableCents: number;
};

/** The same, and how the link stands. */
export type StandingBankLink = BankLink & {
  /** Another one for each item that is linked. */
  id: string;
  /** The bank exists on phones only. */
  isDigitalOnly: boolean;
  /** Its owner has to repair it before it is read again. */
  isBroken: boolean;
  /** Whether the account is in the member's name. */
  ownerStatus: OwnerStatus;
};

export type OwnerStatus = 'pending' | 'verified' | 'failed';
