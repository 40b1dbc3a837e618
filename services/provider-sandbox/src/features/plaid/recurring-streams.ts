import { plusDays, plusMonths, type CalendarDay } from '#personas/calendar-day.ts';
import { nextPayday, paystubs } from '#personas/pay-history.ts';
import type { Bill, Payroll, Persona } from '#personas/persona.ts';
import { stableId } from '#personas/stable-id.ts';
import { accountIdOf } from './account-balance.ts';
import type { RecurringReply, TransactionStream } from './plaid-schemas.ts';

const MONTHS_SEEN = 6;

/** What /transactions/recurring/get tells: her bills, and her pay where she has an employer. */
export function recurringStreams(
  persona: Persona,
  today: CalendarDay,
): Omit<RecurringReply, 'request_id'> {
  return {
    inflow_streams: persona.payroll ? [payStream(persona, persona.payroll, today)] : [],
    outflow_streams: persona.bank.bills.map((bill) => billStream(persona, bill, today)),
    updated_datetime: `${today}T00:00:00Z`,
  };
}

function billStream(persona: Persona, bill: Bill, today: CalendarDay): TransactionStream {
  const nextDate = plusDays(today, bill.dueInDays);
  // A cancelled one has missed months already, which is how Plaid knows.
  const lastDate = plusMonths(nextDate, bill.isActive ? -1 : -4);
  return {
    account_id: accountIdOf(persona),
    stream_id: stableId('stream', persona.key, bill.key),
    description: bill.description,
    merchant_name: bill.merchantName,
    first_date: plusMonths(lastDate, 1 - MONTHS_SEEN),
    last_date: lastDate,
    predicted_next_date: bill.isActive ? nextDate : null,
    frequency: 'MONTHLY',
    transaction_ids: transactionIds(persona, bill.key, MONTHS_SEEN),
    average_amount: usd(bill.averageCents),
    last_amount: usd(bill.averageCents),
    is_active: bill.isActive,
    status: bill.isActive ? 'MATURE' : 'TOMBSTONED',
    personal_finance_category: { ...bill.category, confidence_level: 'VERY_HIGH' },
  };
}

function payStream(persona: Persona, payroll: Payroll, today: CalendarDay): TransactionStream {
  const paid = paystubs(payroll, today);
  const total = paid.reduce((sum, { netCents }) => sum + netCents, 0);
  return {
    account_id: accountIdOf(persona),
    stream_id: stableId('stream', persona.key, 'pay'),
    description: `${payroll.employerName.toUpperCase()} PAYROLL`,
    merchant_name: payroll.employerName,
    first_date: paid.at(-1)?.payDate ?? today,
    last_date: paid[0]?.payDate ?? today,
    predicted_next_date: nextPayday(today),
    frequency: 'BIWEEKLY',
    transaction_ids: transactionIds(persona, 'pay', paid.length),
    average_amount: usd(-Math.round(total / paid.length)),
    last_amount: usd(-(paid[0]?.netCents ?? 0)),
    is_active: true,
    status: 'MATURE',
    personal_finance_category: {
      primary: 'INCOME',
      detailed: 'INCOME_WAGES',
      confidence_level: 'VERY_HIGH',
    },
  };
}

const transactionIds = (persona: Persona, stream: string, count: number) =>
  Array.from({ length: count }, (_, index) => stableId('transaction', persona.key, stream, index));

const usd = (cents: number) =>
  ({ amount: cents / 100, iso_currency_code: 'USD', unofficial_currency_code: null }) as const;
