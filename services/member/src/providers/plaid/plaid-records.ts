import { ProviderError } from '@reset/service-kit';
import type { Frequency } from '#calendar/recurrence.ts';
import { toCents } from '#money/dollars.ts';
import type { BankAccount, BankBill, BankItem, BankTransaction } from '#providers/bank-data.ts';
import type { Balances, Item, Stream, Transaction } from './plaid-answers.ts';

/** Plaid's words for how often; what it does not know recurs monthly, as most bills do. */
const FREQUENCIES: Record<string, Frequency> = {
  WEEKLY: 'weekly',
  BIWEEKLY: 'bi_weekly',
  SEMI_MONTHLY: 'semi_monthly',
  ANNUALLY: 'annually',
};

/** The account with money in it. @throws ProviderError where there is none, or no balance */
export function toAccount({ accounts, item }: Balances): BankAccount {
  // Beside the checking account a link may show cards and loans, whose balance is debt.
  const withMoney = accounts.filter(({ type }) => type === 'depository');
  const account = withMoney.find(({ subtype }) => subtype === 'checking') ?? withMoney[0];
  const balance = account?.balances.available ?? account?.balances.current ?? null;
  if (!account || balance === null) {
    throw new ProviderError('The bank reports no balance', 'unavailable');
  }
  return {
    institutionName: item.institution_name ?? account.name,
    accountId: account.account_id,
    accountName: account.name,
    mask: account.mask,
    availableCents: exactCents(balance),
  };
}

export const toItem = ({ item }: Item): BankItem => ({
  itemId: item.item_id,
  institutionId: item.institution_id ?? null,
  error: item.error?.error_code ?? null,
  consentEndsAt: item.consent_expiration_time ? new Date(item.consent_expiration_time) : null,
  webhook: item.webhook,
});

/** Still to come, and taking money: where refunds outweigh payments the average is below zero. */
export const isBill = ({ is_active, average_amount }: Stream): boolean =>
  is_active && average_amount.amount >= 0;

export function toBill(stream: Stream): BankBill {
  const { last_date: last, predicted_next_date } = stream;
  const predicted = predicted_next_date ?? null;
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

export const toTransaction = (transaction: Transaction): BankTransaction => ({
  providerTransactionId: transaction.transaction_id,
  accountId: transaction.account_id,
  occurredOn: transaction.date,
  amountCents: exactCents(transaction.amount),
  name: transaction.name,
  merchantName: transaction.merchant_name ?? null,
  category: transaction.personal_finance_category?.primary ?? null,
  categoryId: transaction.category_id ?? transaction.personal_finance_category?.detailed ?? null,
  transactionType: transaction.transaction_type ?? transaction.payment_channel ?? null,
  isPending: transaction.pending,
});

function exactCents(dollars: number): number {
  try {
    return toCents(dollars);
  } catch (cause) {
    throw Object.assign(new ProviderError('An amount has a fraction of a cent', 'unavailable'), {
      cause,
    });
  }
}
