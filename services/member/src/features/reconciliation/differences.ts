import { bankingDayFrom, plusBankingDays } from '#calendar/banking-day.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { FileHead, FileKind } from '#providers/reconciliation-files.ts';
import type { EntryDifference, EntryDifferenceKind } from './match-entries.ts';

/** In what the ledger and a file differ, or why there is no file that could be compared. */
export type DifferenceKind =
  | EntryDifferenceKind
  /** What is on an account is not explained by what is in the ledger and in open differences. */
  | 'balance_differs'
  /** A banking day is over for long, and its file is not there. */
  | 'file_missing'
  /** A file contradicts itself, is not whole, or is in no shape that we know. */
  | 'file_invalid';

/** One of them; null for what is not there. */
export type FoundDifference = Omit<EntryDifference, 'kind'> & { kind: DifferenceKind };

/** One that has no end yet, as staff see it. */
export type OpenDifference = FoundDifference & {
  id: string;
  fileKind: FileKind;
  /** The banking day from which its age counts. */
  day: CalendarDate;
  openedAt: Date;
};

/** The same, with the dispute of the purchase that a chargeback is of; null for none. */
export type ListedDifference = OpenDifference & { disputeId: string | null };

/** How many banking days one is old: 0 on the first banking day after the one that it is of. */
export function ageInBankingDays(day: CalendarDate, today: CalendarDate): number {
  let age = 0;
  for (let next = plusBankingDays(day, 1); next < today; next = plusBankingDays(next, 1)) age += 1;
  return age;
}

/** So many banking days a file may be late before it is missed. */
const LATE_DAYS = 1;

/** Banking days of which a file should be there by now and is not, from `first` on. */
export function missingDays(
  first: CalendarDate,
  known: ReadonlySet<CalendarDate>,
  today: CalendarDate,
): CalendarDate[] {
  const missing: CalendarDate[] = [];
  for (let day = bankingDayFrom(first); isDue(day, today); day = plusBankingDays(day, 1)) {
    if (!known.has(day)) missing.push(day);
  }
  return missing;
}

const isDue = (day: CalendarDate, today: CalendarDate): boolean =>
  plusBankingDays(day, LATE_DAYS) < today;

const NOTHING = { ourId: null, theirId: null, ourCents: null, theirCents: null };

/** That there is no file of a day. */
export const fileMissing = (day: CalendarDate): FoundDifference => ({
  ...NOTHING,
  kind: 'file_missing',
  key: day,
});

/** That a file cannot be compared. */
export const fileInvalid = ({ id, day, revision }: FileHead): FoundDifference => ({
  ...NOTHING,
  kind: 'file_invalid',
  key: day,
  theirId: `${id} ${revision}`,
});

/** That so much of a balance is not explained; nothing where all of it is. */
export const balanceDiffers = (unexplainedCents: number): FoundDifference[] =>
  unexplainedCents === 0
    ? []
    : [{ ...NOTHING, kind: 'balance_differs', key: 'balance', theirCents: unexplainedCents }];
