/* What others have recorded of a member, in whole cents. */

/** An account of the ledger. */
export type Sums = {
  debitsPosted: number;
  creditsPosted: number;
  debitsPending: number;
  creditsPending: number;
};

export type LedgerRecord = {
  /** 1110, what she owes. */
  receivable: Sums;
  /** 2010, what is hers. */
  deposit: Sums;
  /** What of her pay that was taken back is with her bank already. */
  goneCents: number;
};

export type IssuersEntry = {
  id: string;
  type: 'card' | 'ach';
  subtype: string;
  sign: 'debit' | 'credit';
  cents: number;
};
export type IssuersAch = {
  id: string;
  memo: string;
  sign: 'debit' | 'credit';
  status: string;
  cents: number;
  effectiveOn: string;
  /** R01 and the like; null for one that did not come back. */
  code: string | null;
};

/** Both of her accounts there. */
export type IssuersRecord = {
  entries: IssuersEntry[];
  achs: IssuersAch[];
  heldCents: number;
  balanceCents: number;
};

/** A line of a statement, or a transfer that is to be one. */
export type Line = {
  transferId: string;
  day: string;
  subtype: string;
  cents: number;
  isDebit: boolean;
};
export type Statement = {
  startDate: string;
  endDate: string;
  openingCents: number;
  closingCents: number;
  lines: Line[];
};

export type StatedRecord = {
  /** The oldest first. */
  statements: Statement[];
  /** All that was posted to what she owes, as the ledger has it: `subtype` is its code. */
  transfers: Line[];
};

/** All of one member. */
export type Recorded = {
  ledger: LedgerRecord;
  issuer: IssuersRecord;
  /** What transfers by ACH have moved on her account at her bank. */
  bankCents: number;
  stated: StatedRecord;
  /** Ids of our debits. */
  debitIds: string[];
};
