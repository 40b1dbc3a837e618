import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#dates/calendar-date.ts';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { type RepaymentPart, repaymentParts } from '../model/repayment-parts.ts';
import { t, useTransactionMessages } from '../transaction-messages.ts';

interface Props {
  transaction: CardTransaction;
  transactions: readonly CardTransaction[];
}

/** When it is repaid, part by part, as far as that is planned; nothing before that is known. */
export function DueWords({ transaction, transactions }: Props) {
  useTransactionMessages();
  const { data, isPending } = useQuery(overviewQuery);
  if (isPending) return null;
  const next = data?.nextRepayment ?? null;
  const parts = repaymentParts(transaction, transactions, next);
  return ` ${parts.length === 1 ? wholeWords(parts[0], next?.status === 'stopped') : partWords(parts)}`;
}

/** @param isStopped her bank allows no debits */
function wholeWords(part: RepaymentPart | undefined, isStopped: boolean): string {
  if (!part || part.by === 'unplanned') return t(isStopped ? 'due.stopped' : 'dueLater');
  if (part.day === null) return t('due.next_pay');
  return t(WHOLE[part.by], { date: formatDay(part.day) });
}

const WHOLE = {
  processing: 'due.processing',
  scheduled: 'dueOn',
  from_pay: 'due.from_pay',
} as const;

/** '$12.99 of it is debited on Tue, Dec 15, the rest on Thu, Dec 24.' */
const partWords = (parts: readonly RepaymentPart[]): string =>
  `${parts.map((part, place) => t(keyOf(part, place, parts.length - 1), wordsOf(part))).join(', ')}.`;

function keyOf({ by }: RepaymentPart, place: number, last: number) {
  // What is not planned comes last.
  if (by === 'unplanned') return 'due.restLater';
  if (place === 0) return `due.part.${by}` as const;
  return place === last ? 'due.rest' : 'due.then';
}

const wordsOf = ({ cents, day }: RepaymentPart) => ({
  amount: formatMoney(cents),
  date: day === null ? '' : formatDay(day),
});
