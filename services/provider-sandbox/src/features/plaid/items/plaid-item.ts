import type { CalendarDay } from '#personas/calendar-day.ts';

/** A login at a bank that was linked. */
export type PlaidItem = {
  id: string;
  accessToken: string;
  personaKey: string;
  /** Of the link token; null for items of personas and of /sandbox/public_token/create. */
  clientUserId: string | null;
  /** The owner of the accounts, by the bank. */
  ownerName: string;
  institutionId: string;
  institutionName: string;
  /** Where its webhooks go; null for nowhere. */
  webhook: string | null;
  products: string[];
  accounts: PlaidAccount[];
  /** From this day on its transactions happen; before it they are its history. */
  madeOn: CalendarDay;
  /** Moments, as ISO writes them. */
  madeAt: string;
  updatedAt: string;
  failedAt: string | null;
  /** The last day with transactions; it never goes back, whatever the clock does. */
  through: CalendarDay;
  /** When what its owner agreed to ends, as ISO writes it; absent while nothing says so. */
  consentEndsAt?: string | undefined;
  status: 'good' | 'login_required' | 'institution_down' | 'removed';
  /** Requires a login as soon as it has been synced for the first time. */
  leavesSoon: boolean;
  /** Plaid sends webhooks about transactions only after they were read once. */
  wasSynced: boolean;
  wasAskedForStreams: boolean;
  /** What was posted by hand, in the order in which it was. */
  posted: PostedByHand[];
};

export type PlaidAccount = {
  id: string;
  subtype: 'checking' | 'savings';
  name: string;
  mask: string;
  balanceCents: number;
};

export type PostedByHand = {
  key: string;
  date: CalendarDay;
  /** The item's `through` when it was posted: it comes after all entries of that day. */
  learntOn: CalendarDay;
  /** Positive where money leaves the account. */
  cents: number;
  name: string;
  isDirectDeposit: boolean;
};

/** Where pay and bills happen; null where only savings were chosen. */
export const checkingOf = ({ accounts }: PlaidItem): PlaidAccount | null =>
  accounts.find(({ subtype }) => subtype === 'checking') ?? null;
