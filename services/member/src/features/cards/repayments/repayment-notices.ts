import type { RepaymentNotice as WireNotice } from '@reset/api-contract/member/repayments.ts';
import { type CalendarDate, plusDays } from '#calendar/calendar-date.ts';
import { toDollars } from '#money/dollars.ts';

/**
 * What a member is told of debits and payouts, in the product and by mail: that her bank is
 * debited soon, that it could not be and when it is tried next, that it is tried no more, that a
 * debit was not made, and of one that came back whether the same amount is presented again, owed with
 * the rest, or whether her account is debited no more at all; and that what is hers cannot be sent to
 * her bank.
 */
export type NoticeKind =
  | 'due'
  | 'put_off'
  | 'given_up'
  | 'presented_again'
  | 'returned'
  | 'failed'
  | 'stopped'
  | 'payout_returned'
  | 'payout_needs_bank';

/** What she is told by mail alone: what she asked for herself, another day or none, and what arrived. */
export type MailKind =
  | NoticeKind
  | 'asked'
  | 'moved'
  | 'payday_moved'
  | 'cancelled'
  | 'payout_arrived';

/** Why it was put off or given up. */
export type NoticeCause = 'no_bank' | 'short_balance';

export type RepaymentNotice = {
  /** Of the repayment, the debit or the disputed purchase that it is about. */
  id: string;
  /** That the credit of a lost dispute is taken back is mailed by the dispute. */
  kind: NoticeKind | 'credit_taken_back';
  because: NoticeCause | null;
  amountCents: number;
  /** null where no bank is linked; never a number of an account. */
  bankName: string | null;
  bankMask: string | null;
  /** When her bank is debited; of what came back for good, when it was. */
  day: CalendarDate | null;
  /** Of the disputed purchase; null of all others. */
  merchantName: string | null;
};

/** A notice as the browser is answered. */
export const wireNotice = ({ id, kind, ...notice }: RepaymentNotice): WireNotice => ({
  id,
  what: kind,
  because: notice.because,
  amount: toDollars(notice.amountCents),
  bank_name: notice.bankName,
  bank_mask: notice.bankMask,
  day: notice.day,
  merchant_name: notice.merchantName,
});

const REMINDED_DAYS_BEFORE = 2;

/** Until which day repayments are near enough to remind of them. */
export const remindedUntil = (today: CalendarDate): CalendarDate =>
  plusDays(today, REMINDED_DAYS_BEFORE);

export const REPAYMENT_MAIL_QUEUE = 'send-repayment-mail';

/** Of what is due alone, and to who agreed to be texted. */
export const REPAYMENT_TEXT_QUEUE = 'text-repayment';
export type RepaymentTextJob = { user_id: string; amount_cents: number; day: CalendarDate };

/** What happened, as it was then. */
export type RepaymentMailJob = {
  user_id: string;
  kind: MailKind;
  because: NoticeCause | null;
  amount_cents: number;
  bank_name: string | null;
  bank_mask: string | null;
  day: CalendarDate | null;
  /** Of what came back, was not made or was cancelled: what is to be repaid once what is hers has repaid of it. */
  owed_cents?: number;
  /** Of what is due: whether she may still move its day. */
  is_movable?: boolean;
  /** Of what is due: whether it is of an amount that staff ordered, to which nothing is added. */
  is_fixed?: boolean;
  /** Of what is due: what other repayments of hers debit on the same day. */
  beside_cents?: number;
  /** Of what has another day: from which one. */
  moved_from?: CalendarDate;
  /** Of what she asked for: what is debited of what came back before, and when. */
  rests?: readonly Rest[];
};

/** What is told by mail of one member. */
export type ToldByMail = Omit<RepaymentNotice, 'id' | 'kind' | 'merchantName'> & {
  userId: string;
  kind: MailKind;
  owedCents?: number;
  isMovable?: boolean;
  isFixed?: boolean;
  besideCents?: number;
  movedFrom?: CalendarDate;
  rests?: readonly Rest[];
};

/** What is debited of what came back, instead of all of it. */
export type Rest = { cents: number; day: CalendarDate };

export const toMailJob = ({
  userId,
  owedCents,
  isMovable,
  isFixed,
  besideCents,
  movedFrom,
  rests,
  ...notice
}: ToldByMail): RepaymentMailJob => ({
  user_id: userId,
  kind: notice.kind,
  because: notice.because,
  amount_cents: notice.amountCents,
  bank_name: notice.bankName,
  bank_mask: notice.bankMask,
  day: notice.day,
  ...(owedCents !== undefined && { owed_cents: owedCents }),
  ...(isMovable !== undefined && { is_movable: isMovable }),
  ...(isFixed !== undefined && { is_fixed: isFixed }),
  ...(besideCents !== undefined && { beside_cents: besideCents }),
  ...(movedFrom !== undefined && { moved_from: movedFrom }),
  ...(rests !== undefined && { rests }),
});
