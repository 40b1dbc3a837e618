import type { RecurringOutflow } from '@reset/api-contract/member/outflows.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { countOccurrences, type Frequency, nextOccurrence } from '#calendar/recurrence.ts';
import { toDollars } from '#money/dollars.ts';
import type { RecurringIncome } from '#providers/income-data.ts';

export { renewalDay } from './consent/consent.ts';
export { isOwner } from './linking/account-owner.ts';

/* The queues of jobs about banks, which hold ids alone. */
export const SYNC_BANK_QUEUE = 'sync-bank';
export type SyncBankJob = { link_id: string };
export const SYNC_BANKS_QUEUE = 'sync-banks';
export type SyncBanksJob = { link_ids: string[] };
export const READ_BANK_OWNER_QUEUE = 'read-bank-owner';
export const READ_INCOME_QUEUE = 'read-income';
export const REMOVE_BANK_ITEM_QUEUE = 'remove-bank-item';

/** Where the provider of banks sends its webhooks; null where nobody said. */
export const bankWebhook = ({ WEBHOOKS_URL: url }: { WEBHOOKS_URL: string }): string | null =>
  url ? `${url}/plaid` : null;

/**
 * Whether a link with this error of the provider's is no more, so that signing in again mends
 * nothing (https://plaid.com/docs/errors/item): its owner took it back, or the account is closed.
 */
export const isGone = (error: string | null): boolean => GONE.has(error);

const GONE: ReadonlySet<string | null> = new Set([
  'INVALID_ACCESS_TOKEN',
  'ITEM_NOT_FOUND',
  'NO_ACCOUNTS',
  'USER_PERMISSION_REVOKED',
]);

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
  /** When the bank stops sharing her data unless she signs in again; null while nobody says. */
  consentEndsAt: Date | null;
  /** Whether the account is in the member's name. */
  ownerStatus: OwnerStatus;
};

export type OwnerStatus = 'pending' | 'verified' | 'failed';

/** A bill that comes again and again, as it is stored. */
export type Outflow = {
  id: string;
  merchantName: string | null;
  description: string | null;
  averageCents: number;
  frequency: Frequency;
  lastOccurrenceOn: CalendarDate;
  nextOccurrenceOn: CalendarDate;
  categoryPrimary: string;
  categorySecondary: string | null;
};

/** The bill as of today: when what was predicted is past, the occurrence after it. */
export function asOf(outflow: Outflow, today: CalendarDate): Outflow {
  const { nextOccurrenceOn, frequency } = outflow;
  return { ...outflow, nextOccurrenceOn: nextOccurrence(nextOccurrenceOn, frequency, today) };
}

/** A bill on the wire. */
export const wireOutflow = (outflow: Outflow): RecurringOutflow => ({
  id: outflow.id,
  last_occurrence_date: outflow.lastOccurrenceOn,
  next_occurrence_date: outflow.nextOccurrenceOn,
  merchant_name: outflow.merchantName,
  description: outflow.description,
  average_amount: toDollars(outflow.averageCents),
  personal_finance_category_primary: outflow.categoryPrimary,
  personal_finance_category_secondary: outflow.categorySecondary,
});

/**
 * What bills take from one day to the other, both included; a weekly one counts
 * as often as it comes.
 */
export const billsCents = (
  outflows: readonly Pick<Outflow, 'averageCents' | 'nextOccurrenceOn' | 'frequency'>[],
  span: { from: CalendarDate; to: CalendarDate },
): number =>
  outflows.reduce(
    (total, { averageCents, nextOccurrenceOn, frequency }) =>
      total + averageCents * countOccurrences(nextOccurrenceOn, frequency, span),
    0,
  );

/** Pay has to come to this much a month before a member counts as earning: 500 dollars. */
const MIN_MONTHLY_CENTS = 50_000;

/** The most that a month's income is taken for: ten million dollars. */
const MAX_CENTS = 1_000_000_000;

/** What still comes in of itself in a month, in cents: pay, gigs and benefits alike. */
export const depositsMonthlyCents = (incomes: readonly RecurringIncome[]): number =>
  Math.min(
    incomes
      .filter(({ isActive, monthlyCents }) => isActive && monthlyCents > 0)
      .reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
    MAX_CENTS,
  );

/** Whether the bank shows that a member earns; null while that is still being read. */
export const showsEarnings = (monthlyCents: number | null): boolean | null =>
  monthlyCents === null ? null : monthlyCents >= MIN_MONTHLY_CENTS;

/**
 * Whether a member earns, by all that she has linked, each of which says true, false, or null
 * while it is being read, and undefined where it is not linked: one that shows it is enough, and
 * it is denied only when all have been read.
 */
export function anyEarnings(words: readonly (boolean | null | undefined)[]): boolean | null {
  const said = words.filter((word) => word !== undefined);
  if (said.includes(true)) return true;
  return said.length === 0 || said.includes(null) ? null : false;
}
