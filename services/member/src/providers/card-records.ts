/** Where something was bought, as far as the issuer reports it. */
export type Merchant = { name: string | null; mcc: string | null };

/** A hold of the issuer's as it stands with her. Whole cents. */
export type HoldRecord = {
  id: string;
  /** The issuer's id; null where it names none. */
  cardId: string | null;
  status: 'open' | 'cleared' | 'released' | 'declined';
  /** The issuer's word: REVERSED, EXPIRED. */
  reason: string;
  /** All that it was ever to take, with what was added or taken back: also what is taken already. */
  authorizedCents: number;
  occurredAt: Date;
  /** When the issuer last changed it. */
  updatedAt: Date;
  merchant: Merchant;
};

/** An entry that changed an account's balance with the issuer; it never changes. Whole cents. */
export type PostedRecord = {
  id: string;
  cardId: string | null;
  /** The hold that it takes from; null for none. */
  holdId: string | null;
  /** The entry that it gives back; null for none. */
  originalId: string | null;
  direction: 'debit' | 'credit';
  amountCents: number;
  occurredAt: Date;
  merchant: Merchant;
};

/** Entries behind a place in a list, and the place from which to read on another day. */
export type ReadFrom<Item> = {
  items: Item[];
  /** The ids of entries in no shape that we know: money is never read by guessing. */
  unreadable: string[];
  place: string;
};

/**
 * What the issuer has recorded of an account's cards. Both lists only ever grow behind; `place` is
 * '' for the beginning, and the place that is returned has some entries again that were read before.
 * Each throws ProviderError.
 */
export type CardRecords = {
  readHolds(accountId: string, place: string): Promise<ReadFrom<HoldRecord>>;
  /** null where the issuer knows of none; `unreadable` for one in no shape that we know. */
  readHold(id: string): Promise<HoldRecord | 'unreadable' | null>;
  /** Without what is no purchase by card: transfers from and to banks. */
  readPosted(accountId: string, place: string): Promise<ReadFrom<PostedRecord>>;
};
