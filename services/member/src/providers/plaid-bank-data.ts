import Type, { type Static } from 'typebox';
import type { Frequency } from '#calendar/recurrence.ts';
import { toCents } from '#money/dollars.ts';
import type { BankBill, BankData } from './bank-data.ts';
import { callProvider } from './call-provider.ts';
import { ProviderError } from './provider-error.ts';
import { Day, Dollars, nullable, RecordId, Text } from './provider-fields.ts';

/* Plaid, as far as we read it: https://plaid.com/docs/api/ */

const Balances = Type.Object({
  accounts: Type.Array(
    Type.Object({
      name: Text,
      type: Text,
      mask: nullable(Text),
      balances: Type.Object({ available: nullable(Dollars), current: nullable(Dollars) }),
    }),
  ),
  item: Type.Object({ institution_name: nullable(Text) }),
});

const Stream = Type.Object({
  stream_id: RecordId,
  description: Text,
  merchant_name: nullable(Text),
  last_date: Day,
  predicted_next_date: nullable(Day),
  frequency: Text,
  average_amount: Type.Object({ amount: Dollars, iso_currency_code: Type.Literal('USD') }),
  is_active: Type.Boolean(),
  personal_finance_category: Type.Object({ primary: Text, detailed: Text }),
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
      // Beside the checking account a link may show cards and loans, whose balance is debt.
      const account = accounts.find(({ type }) => type === 'depository');
      const balance = account?.balances.available ?? account?.balances.current ?? null;
      if (!account || balance === null) {
        throw new ProviderError('The bank tells no balance', 'unavailable');
      }
      return {
        institutionName: item.institution_name ?? account.name,
        accountName: account.name,
        mask: account.mask,
        availableCents: exactCents(balance),
      };
    },

    async readBills(accessToken) {
      const { outflow_streams } = await callProvider(
        Recurring,
        ...post('/transactions/recurring/get', accessToken),
      );
      const bills = outflow_streams.filter(isBill).map(toBill);
      return [...new Map(bills.map((bill) => [bill.streamId, bill])).values()];
    },
  };
}

type Stream = Static<typeof Stream>;

/** Still to come, and taking money: where refunds outweigh payments the average is below zero. */
const isBill = ({ is_active, average_amount }: Stream) => is_active && average_amount.amount >= 0;

function toBill(stream: Stream): BankBill {
  const { last_date: last, predicted_next_date: predicted } = stream;
  return {
    streamId: stream.stream_id,
    merchantName: stream.merchant_name,
    description: stream.description === '' ? null : stream.description,
    // An average, so it may have a fraction of a cent where no payment has one.
    averageCents: Math.round(stream.average_amount.amount * 100),
    frequency: FREQUENCIES[stream.frequency] ?? 'monthly',
    lastOccurrenceOn: last,
    // Without a prediction the last one is where the series is counted on from.
    nextOccurrenceOn: predicted !== null && predicted > last ? predicted : last,
    categoryPrimary: stream.personal_finance_category.primary,
    categorySecondary: stream.personal_finance_category.detailed,
  };
}

function exactCents(dollars: number): number {
  try {
    return toCents(dollars);
  } catch (cause) {
    throw Object.assign(new ProviderError('An amount has a fraction of a cent', 'unavailable'), {
      cause,
    });
  }
}
