import type { CalendarDate } from '#calendar/calendar-date.ts';

export const TAX_MAIL_QUEUE = 'send-tax-mail';

/** What became of a return, or of the advance on its refund, that a member is mailed of. */
export type TaxMailJob = {
  user_id: string;
  mailed: 'accepted' | 'rejected' | 'refund_received' | 'no_refund' | 'season_ended';
  /** `Federal`, or a state as `NY`. */
  jurisdiction: string;
  taxYear: number;
  /** As it was filed; below zero where she owes. */
  refundCents: number;
  /** Of one that was accepted: what of its refund is in her limit by that, and until when. */
  advance?: {
    cents: number;
    lastDay: CalendarDate;
    /** What she has spent of an advance before, which is of it; missing for nothing. */
    spentCents?: number;
  };
  /** Of one that was accepted: what of its refund is hers early with the card, which she has not. */
  advanceWithCard?: { cents: number };
  /** A part of its refund was in her limit until now: what she has spent of it. */
  endedAdvance?: { spentCents: number };
  /** None is any more, and has not been for a time: what she has spent of it and owes. */
  owedAdvance?: { spentCents: number };
};
