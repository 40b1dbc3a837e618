import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { IssuedPayout } from '#providers/payouts.ts';

/**
 * How a payout stands with us: what is hers is reserved for it, the issuer has accepted it, it has
 * arrived; the issuer refused it, or her bank or the issuer gave it back, and it is on deposit again.
 */
export type PayoutStatus = 'reserved' | 'sent' | 'settled' | 'refused' | 'returned';

/** What is a member's, on its way from her deposit to her bank. */
export type Payout = {
  id: string;
  accountId: string;
  amountCents: number;
  status: PayoutStatus;
  bankLinkId: string;
  bankName: string;
  bankMask: string | null;
  /** The issuer's id of her bank account; null before. */
  recipientId: string | null;
  /** The issuer's id of the transfer; null before it was accepted. */
  issuerId: string | null;
  /** When it was first sent to the issuer; null before. */
  sentAt: Date | null;
  arrivesOn: CalendarDate | null;
};

/** What is to be posted; null for nothing. */
export type PayoutStep = 'settle' | 'give_back' | 'take_back' | null;

/** What follows from how the issuer has a payout now. */
export const stepFor = (status: 'sent' | 'settled', issuer: IssuedPayout['status']): PayoutStep =>
  STEPS[status][issuer];

const STEPS: Readonly<
  Record<'sent' | 'settled', Readonly<Record<IssuedPayout['status'], PayoutStep>>>
> = {
  sent: { pending: null, completed: 'settle', canceled: 'give_back', returned: 'give_back' },
  // Her bank may send it back days after it arrived.
  settled: { pending: null, completed: null, canceled: 'take_back', returned: 'take_back' },
};

/**
 * The issuer may not remember its answer to a key for longer than this: sent again later, a payout
 * whose answer was lost could be made twice.
 */
const MAX_RESEND_MS = 86_400_000;

/** Whether a payout that was sent without an answer may be sent again. */
export const mayResend = (sentAt: Date | null, now: Date): boolean =>
  sentAt === null || now.getTime() - sentAt.getTime() < MAX_RESEND_MS;

/** What becomes of what is hers: nothing is hers where it is null. */
export type PayoutOutlook = {
  status: 'scheduled' | 'on_its_way' | 'needs_bank' | 'returned';
  /** What is on its way or was sent back; else all that is hers. */
  amountCents: number;
  bankName: string | null;
  bankMask: string | null;
  arrivesOn: CalendarDate | null;
} | null;
