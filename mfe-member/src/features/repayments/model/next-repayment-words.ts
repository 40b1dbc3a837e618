import { formatDay } from '#dates/calendar-date.ts';
import { t } from '../repayments-messages.ts';
import type { NextRepayment } from '../api/repayments.ts';
import { bankWords, money, sumOf } from './repayment-words.ts';

/** What is repaid next, as it is read on each screen that says it. */
export type NextRepaymentWords = {
  title: string;
  /** Null where there is nothing to repay. */
  amount: string | null;
  /** 'Fri, Nov 27'; null where no day is set. */
  day: string | null;
  /** The day, or in two or three words why there is none. */
  dayInShort: string;
  /** When and from where, in a sentence; null where there is nothing to repay. */
  when: string | null;
  /** What is pending, of a tax refund, or owed once a credit is taken back; null for none of them. */
  rest: string | null;
  /** 'Then $19.15 on Wed, Dec 9.', or that there are two on its day; null where no debit comes after it. */
  following: string | null;
};

export function nextRepaymentWords(next: NextRepayment): NextRepaymentWords {
  const isNothing = next.amount === 0;
  return {
    title: titleOf(next),
    amount: isNothing ? null : money(next.amount),
    day: isNothing || next.day === null ? null : formatDay(next.day),
    dayInShort: isNothing ? titleOf(next) : dayInShort(next),
    when: isNothing ? null : whenWords(next),
    rest: restWords(next),
    following: isNothing ? null : followingWords(next),
  };
}

function titleOf({ amount, ofRefund, status }: NextRepayment): string {
  if (amount === 0) return t(ofRefund > 0 ? 'next.notFromPay' : 'next.nothing');
  return t(status === 'processing' ? 'next.debited' : 'next');
}

function dayInShort({ status, day }: NextRepayment): string {
  if (day !== null) return formatDay(day);
  if (status === 'stopped') return t('next.nonePlanned');
  return t(status === 'from_pay' ? 'next.fromPay' : 'next.noDay');
}

function followingWords({ day, amount, following }: NextRepayment): string | null {
  if (following === null) return null;
  const words = { amount: money(following.amount), date: formatDay(following.day) };
  if (following.day !== day) return t('next.then', words);
  return t('next.sameDay', { ...words, total: sumOf([amount, following.amount]) });
}

function whenWords({ status, day, bank }: NextRepayment): string {
  if (status === 'stopped') return t('next.stopped');
  if (day === null) return t(status === 'from_pay' ? 'next.fromPay' : 'next.unplanned');
  const date = formatDay(day);
  if (status === 'from_pay') return t('next.fromPayOn', { date });
  if (!bank) return t('next.onWithoutBank', { date });
  const words = { date, bank: bankWords(bank.name, bank.mask) };
  return t(status === 'processing' ? 'next.processing' : 'next.on', words);
}

/** What is in no debit and no paycheck, in sentences; null where nothing is owed beside those. */
export function restWords(next: NextRepayment): string | null {
  const { amount, ofRefund, pending } = next;
  const isMore = amount > 0;
  const words = [
    ofRefund > 0 && t(isMore ? 'next.ofRefund' : 'next.onlyOfRefund', { amount: money(ofRefund) }),
    pending > 0 &&
      t(isMore || ofRefund > 0 ? 'next.pending' : 'next.onlyPending', { amount: money(pending) }),
    ...takeBackWords(next),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' ') : null;
}

/** What of credits of lost disputes she owes from which day on, a sentence each. */
export const takeBackWords = ({ takeBacks = [] }: Pick<NextRepayment, 'takeBacks'>): string[] =>
  takeBacks.map(({ day, amount }) =>
    t('next.takeBack', { amount: money(amount), date: formatDay(day) }),
  );
