import type { CalendarDate } from '#calendar/calendar-date.ts';

/** What becomes of what is hers: nothing is hers where it is null. */
export type PayoutOutlook = {
  /** `after_repayment`: it waits until a debit of hers can come back no more. */
  status: 'scheduled' | 'after_repayment' | 'on_its_way' | 'needs_bank' | 'returned';
  /** What is on its way or was sent back; else all that is hers. */
  amountCents: number;
  bankName: string | null;
  bankMask: string | null;
  arrivesOn: CalendarDate | null;
  /** When what is on its way, or was sent back, was begun; null for what was not sent. */
  begunAt: Date | null;
} | null;
