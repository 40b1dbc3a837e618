import type { CalendarDay } from '#personas/calendar-day.ts';
import { stableId } from '#personas/stable-id.ts';
import { frequencyOf, hasStopped, nextDay, TIMES_A_MONTH } from './frequency.ts';
import type { RecurringIncome, UploadedTransaction } from './pave-schemas.ts';
import { payerOf, type Payer } from './payer.ts';

/** What comes in again and again and is pay, the largest in a month first. */
export function recurringIncomes(
  transactions: readonly UploadedTransaction[],
  today: CalendarDay,
): RecurringIncome[] {
  return [...byPayer(transactions).values()]
    .flatMap(({ payer, paid }) => incomeOf(payer, paid, today) ?? [])
    .toSorted((a, b) => b.monthly_amount - a.monthly_amount || a.name.localeCompare(b.name));
}

type Paid = { payer: Payer; paid: UploadedTransaction[] };

function byPayer(transactions: readonly UploadedTransaction[]): Map<string, Paid> {
  const payers = new Map<string, Paid>();
  for (const transaction of transactions) {
    const payer = payerOf(transaction);
    if (!payer) continue;
    const key = `${transaction.account_id} ${payer.name.toLowerCase()}`;
    const known = payers.get(key) ?? { payer, paid: [] };
    known.paid.push(transaction);
    payers.set(key, known);
  }
  return payers;
}

function incomeOf(
  { name, kind }: Payer,
  transactions: readonly UploadedTransaction[],
  today: CalendarDay,
): RecurringIncome | null {
  const paid = transactions.toSorted((a, b) => a.date.localeCompare(b.date));
  const [first, last] = [paid[0], paid.at(-1)];
  const frequency = frequencyOf(paid.map(({ date }) => date));
  if (!first || !last || !frequency) return null;
  const average = -paid.reduce((sum, { amount }) => sum + amount, 0) / paid.length;
  const isActive = !hasStopped(last.date, frequency, today);
  return {
    set_id: stableId('pave income', first.account_id, name.toLowerCase()),
    name,
    kind,
    frequency,
    average_amount: inCents(average),
    last_amount: inCents(-last.amount),
    monthly_amount: inCents(average * TIMES_A_MONTH[frequency]),
    first_date: first.date,
    last_date: last.date,
    next_date: isActive ? nextDay(last.date, frequency, today) : null,
    is_active: isActive,
    transaction_ids: paid.map(({ transaction_id }) => transaction_id),
  };
}

/** Dollars without parts of a cent. */
export const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;
