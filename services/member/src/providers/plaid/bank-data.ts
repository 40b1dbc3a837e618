import { ProviderError } from '@reset/service-kit';
import * as answers from './plaid-answers.ts';
import type { PlaidApi } from 'plaid';
import type { BankData } from '#providers/bank-data.ts';
import { askPlaid } from './ask-plaid.ts';
import { isBill, toAccount, toBill, toItem, toTransaction } from './plaid-records.ts';

/** The most transactions that Plaid puts on one page. */
const PAGE = 500;

/** While Plaid has not read enough of a new item, and where a bank lets nothing of it be read. */
const NOT_TO_BE_HAD = new Set(['PRODUCT_NOT_READY', 'PRODUCTS_NOT_SUPPORTED', 'NO_AUTH_ACCOUNTS']);

/** Bank data read by Plaid's client. */
export function plaidBankData(plaid: PlaidApi): BankData {
  return {
    readAccount: async (access_token) =>
      toAccount(await askPlaid(answers.Balances, () => plaid.accountsBalanceGet({ access_token }))),

    async readBills(access_token) {
      const { outflow_streams } = await askPlaid(answers.Recurring, () =>
        plaid.transactionsRecurringGet({ access_token }),
      ).catch(orElse({ outflow_streams: [] }));
      const bills = outflow_streams.filter(isBill).map(toBill);
      return [...new Map(bills.map((bill) => [bill.streamId, bill])).values()];
    },

    readItem: async (access_token) =>
      toItem(await askPlaid(answers.Item, () => plaid.itemGet({ access_token }))),

    async readLatest(access_token) {
      const latest = await askPlaid(answers.Latest, () => plaid.accountsGet({ access_token }));
      return { item: toItem(latest), account: toAccount(latest) };
    },

    async readTransactions(access_token, cursor) {
      const page = await askPlaid(answers.Sync, () =>
        plaid.transactionsSync({ access_token, count: PAGE, ...(cursor ? { cursor } : {}) }),
      );
      return {
        changed: [...page.added, ...page.modified].map(toTransaction),
        removedIds: page.removed.map(({ transaction_id }) => transaction_id),
        nextCursor: page.next_cursor,
        hasMore: page.has_more,
        isComplete: page.transactions_update_status === 'HISTORICAL_UPDATE_COMPLETE',
      };
    },

    async readNumbers(access_token, accountId) {
      const { numbers } = await askPlaid(answers.Numbers, () =>
        plaid.authGet({ access_token }),
      ).catch(orElse({ numbers: { ach: [] } }));
      const found = numbers.ach.find(({ account_id }) => account_id === accountId);
      return found ? { routingNumber: found.routing, accountNumber: found.account } : null;
    },

    async readOwners(access_token, accountId) {
      const { accounts } = await askPlaid(answers.Owners, () =>
        plaid.identityGet({ access_token }),
      ).catch(orElse({ accounts: [] }));
      const account = accounts.find(({ account_id }) => account_id === accountId);
      return account?.owners.flatMap(({ names }) => names) ?? [];
    },

    async setWebhook(access_token, webhook) {
      await askPlaid(answers.Nothing, () => plaid.itemWebhookUpdate({ access_token, webhook }));
    },

    async removeItem(access_token) {
      await askPlaid(answers.Nothing, () => plaid.itemRemove({ access_token }));
    },
  };
}

/** What there is when a product is not to be had; every other failure stays one. */
const orElse =
  <Answer>(none: Answer) =>
  (error: unknown): Answer => {
    if (error instanceof ProviderError && NOT_TO_BE_HAD.has(error.code ?? '')) return none;
    throw error;
  };
