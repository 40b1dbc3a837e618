import { formatDay } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { useTransactionMessages } from '../transaction-messages.ts';

/** When the credit of a lost dispute is taken back; nothing where none is to be. */
export function TakeBack({ of: { disputeTakeBack } }: { of: CardTransaction }) {
  const said = useTransactionMessages();
  if (!disputeTakeBack) return null;
  const { amount, day } = disputeTakeBack;
  return <span>{said('takeBack', { amount: formatDollars(amount), date: formatDay(day) })}</span>;
}
