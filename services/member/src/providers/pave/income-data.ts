import Type, { type Static } from 'typebox';
import { callProvider } from '@reset/service-kit';
import type { BankTransaction } from '#providers/bank-data.ts';
import { Day, nullable, Text } from '#providers/http/provider-fields.ts';
import type { IncomeData, RecurringIncome } from '#providers/income-data.ts';

/* Pave's Cashflow API, as far as we use it: https://docs.pave.dev */

/** The most transactions in one upload. */
const MOST = 1_000;

const Uploaded = Type.Object({ received: Type.Integer() });

/** Dollars a month come of an average, so they may be of any number of decimals. */
const MostlyDollars = Type.Number({ minimum: -10_000_000, maximum: 10_000_000 });

const Income = Type.Object({
  name: Text,
  kind: Type.Union([Type.Literal('payroll'), Type.Literal('gig'), Type.Literal('benefit')]),
  frequency: Type.Union([
    Type.Literal('weekly'),
    Type.Literal('biweekly'),
    Type.Literal('semi_monthly'),
    Type.Literal('monthly'),
  ]),
  average_amount: MostlyDollars,
  last_amount: MostlyDollars,
  monthly_amount: MostlyDollars,
  last_date: Day,
  next_date: nullable(Day),
  is_active: Type.Boolean(),
});

/** Without `income` it is still being read. */
const Insights = Type.Union([
  Type.Object({ income: Type.Object({ recurring: Type.Array(Income, { maxItems: 1_000 }) }) }),
  Type.Object({ status: Type.Literal('processing') }),
]);

/** Income read by Pave's API at `baseUrl`. */
export function paveIncomeData(options: { baseUrl: string; apiKey: string }): IncomeData {
  const userUrl = (subject: string, what: string) =>
    `${options.baseUrl}/v1/users/${encodeURIComponent(subject)}/${what}`;
  const headers = { 'x-api-key': options.apiKey };
  return {
    async upload(subject, transactions) {
      // Also with none: a user who was never uploaded is unknown there, and is never read.
      for (let from = 0; from === 0 || from < transactions.length; from += MOST) {
        await callProvider(Uploaded, userUrl(subject, 'transactions'), {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            transactions: transactions.slice(from, from + MOST).map(toWire),
          }),
        });
      }
    },

    async read(subject) {
      const insights = await callProvider(Insights, userUrl(subject, 'unified_insights'), {
        headers,
      });
      return 'income' in insights ? insights.income.recurring.map(toIncome) : null;
    },
  };
}

const toWire = (transaction: BankTransaction) => ({
  transaction_id: transaction.providerTransactionId,
  account_id: transaction.accountId,
  date: transaction.occurredOn,
  amount: transaction.amountCents / 100,
  name: transaction.name,
  merchant_name: transaction.merchantName,
  pending: transaction.isPending,
  personal_finance_category:
    transaction.category === null
      ? null
      : { primary: transaction.category, detailed: transaction.categoryId ?? transaction.category },
});

const toIncome = (income: Static<typeof Income>): RecurringIncome => ({
  name: income.name,
  kind: income.kind,
  frequency: income.frequency,
  averageCents: inCents(income.average_amount),
  lastCents: inCents(income.last_amount),
  monthlyCents: inCents(income.monthly_amount),
  lastOn: income.last_date,
  nextOn: income.next_date,
  isActive: income.is_active,
});

const inCents = (dollars: number): number => Math.round(dollars * 100);
