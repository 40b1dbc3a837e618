import type { CalendarDay } from '#personas/calendar-day.ts';

/** What somebody linked: a login at a bank, as Plaid remembers it. */
export type PlaidItem = {
  id: string;
  accessToken: string;
  personaKey: string;
  /** Whom the link token was made for; null for persons who are linked by their key. */
  clientUserId: string | null;
  /** Whose name the bank tells of the accounts. */
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
  /** The last day of which its bank has told; it never goes back, whatever the clock does. */
  through: CalendarDay;
  status: 'good' | 'login_required' | 'institution_down' | 'removed';
  /** Needs a login as soon as it has been synced for the first time. */
  leavesSoon: boolean;
  /** Plaid tells of news only where somebody has asked before. */
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
  /** The day of the item on which it was posted: it stands behind all that this day brought. */
  learntOn: CalendarDay;
  /** Positive where money leaves the account. */
  cents: number;
  name: string;
  isDirectDeposit: boolean;
};

/** Where pay and bills happen; null where only savings were chosen. */
export const checkingOf = ({ accounts }: PlaidItem): PlaidAccount | null =>
  accounts.find(({ subtype }) => subtype === 'checking') ?? null;
