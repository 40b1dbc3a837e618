import type { CalendarDate } from '#calendar/calendar-date.ts';

/** In the order in which those of one day are read. */
export const FILE_KINDS = [
  /** What was bought and given back by card, and what the network gets for it. */
  'card_settlement',
  /** What became of transfers to and from members' banks. */
  'ach',
  /** Our own account at the bank, and the one of what belongs to members. */
  'settlement_account',
  'fbo_account',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file of a banking day that is over. */
export type FileHead = {
  /** The issuer's. */
  id: string;
  kind: FileKind;
  day: CalendarDate;
  /** Higher where the file was sent anew, in the place of the one before. */
  revision: number;
};

/** A line of one. Whole cents. */
export type FileEntry = {
  /** By which we find it in the ledger: booked_entries.sql says what it is. */
  key: string;
  /** The issuer's. */
  issuerId: string;
  /** What the network is owed by it; in other files what comes in. */
  cents: number;
  /** The key of the entry that it takes back; null for none. */
  undoes: string | null;
};

/** All of a file: its entries come to `netCents`, by its own word too. */
export type ReconciliationFile = FileHead & {
  entries: FileEntry[];
  netCents: number;
  /** When the money moves that the file is about. */
  settlesOn: CalendarDate;
  /** What is on the account at the end; null where the file is of no account. */
  closingCents: number | null;
};

/**
 * The files by which the issuer and its bank say what they did, and what moves money between our account
 * there and that of deposits. Each call throws ProviderError.
 */
export type ReconciliationFiles = {
  /** Those of a day and of later ones, the oldest first, in their newest revisions. */
  list(from: CalendarDate): Promise<FileHead[]>;
  /** null for one that contradicts itself, is not whole, or is in no shape that we know. */
  read(head: FileHead): Promise<ReconciliationFile | null>;
  /** @param cents to the account of deposits; below zero from there. Once for each key. */
  transfer(cents: number, key: string): Promise<void>;
};
