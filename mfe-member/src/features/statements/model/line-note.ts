import { formatDate } from '#dates/calendar-date.ts';
import type { Statement } from '../api/get-statement.ts';
import { t } from '../statements-messages.ts';

/**
 * Below the name of a transaction: its day, and what kind it is where its name does not say that. Of a
 * debit of her bank it is the day on which it arrived, which is later than that of the debit.
 */
export function lineNote({ postedDate, subtype }: Statement['transactions'][number]): string {
  const date = formatDate(postedDate);
  switch (subtype) {
    case 'purchase':
    case 'refund':
      return t('dated', { date, kind: t(subtype) });
    case 'repayment':
      return t('arrived', { date });
    case 'returned_repayment':
      return t('sentBack', { date });
    default:
      return date;
  }
}
