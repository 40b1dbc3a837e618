import Type, { type Static } from 'typebox';
import { plusDays } from '#calendar/calendar-date.ts';
import type { Frequency } from '#calendar/recurrence.ts';
import { toCents } from '#money/dollars.ts';
import type { BankBill, BankData } from './bank-data.ts';
import { callProvider } from './call-provider.ts';
import { ProviderError } from './provider-error.ts';

/* Plaid, as far as we read it: https://plaid.com/docs/api/ */

const nullableText = Type.Union([Type.String(), Type.Null()]);
const nullableNumber = Type.Union([Type.Number(), Type.Null()]);
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const Balances = Type.Object({
  accounts: Type.Array(
    Type.Object({
      name: Type.String(),
      mask: nullableText,
      balances: Type.Object({ available: nullableNumber, current: nullableNumber }),
    }),
    { minItems: 1 },
  ),
  item: Type.Object({ institution_name: nullableText }),
});

const Stream = Type.Object({
  stream_id: Type.String(),
  description: Type.String(),
  merchant_name: nullableText,
  last_date: Day,
  predicted_next_date: Type.Union([Day, Type.Null()]),
  frequency: Type.String(),
  average_amount: Type.Object({ amount: Type.Number() }),
  is_active: Type.Boolean(),
  personal_finance_category: Type.Object({ primary: Type.String(), detailed: Type.String() }),
});
const Recurring = Type.Object({ outflow_streams: Type.Array(Stream) });

/** Plaid's words for how often; what it does not know recurs monthly, as most bills do. */
const FREQUENCIES: Record<string, Frequency> = {
  WEEKLY: 'weekly',
  BIWEEKLY: 'bi_weekly',
  SEMI_MONTHLY: 'semi_monthly',
  ANNUALLY: 'annually',
};

/** Bank data read from Plaid's API at `baseUrl`. */
export function plaidBankData(options: {
  baseUrl: string;
  clientId: string;
  secret: string;
}): BankData {
  const post = (path: string, accessToken: string): [string, RequestInit] => [
    options.baseUrl + path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: options.clientId,
        secret: options.secret,
        access_token: accessToken,
      }),
    },
  ];
  return {
    async readAccount(accessToken) {
      const { accounts, item } = await callProvider(
        Balances,
        ...post('/accounts/balance/get', accessToken),
      );
      const [account] = accounts;
      const balance = account?.balances.available ?? account?.balances.current ?? null;
      if (!account || balance === null) {
        throw new ProviderError('The bank tells no balance', 'unavailable');
      }
      return {
        institutionName: item.institution_name ?? account.name,
        accountName: account.name,
        mask: account.mask,
        availableCents: toCents(balance),
      };
    },

    async readBills(accessToken) {
      const { outflow_streams } = await callProvider(
        Recurring,
        ...post('/transactions/recurring/get', accessToken),
      );
      return outflow_streams.filter((stream) => stream.is_active).map(toBill);
    },
  };
}

function toBill(stream: Static<typeof Stream>): BankBill {
  return {
    streamId: stream.stream_id,
    merchantName: stream.merchant_name,
    description: stream.description === '' ? null : stream.description,
    averageCents: Math.abs(toCents(stream.average_amount.amount)),
    frequency: FREQUENCIES[stream.frequency] ?? 'monthly',
    lastOccurrenceOn: stream.last_date,
    nextOccurrenceOn: stream.predicted_next_date ?? plusDays(stream.last_date, 30),
    categoryPrimary: stream.personal_finance_category.primary,
    categorySecondary: stream.personal_finance_category.detailed,
  };
}
