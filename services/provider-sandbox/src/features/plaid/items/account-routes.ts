import type { Service } from '@reset/service-kit';
import { findBank } from '#directory/banks.ts';
import type { PlaidNeeds } from '../plaid-needs.ts';
import { ItemRequest } from '../plaid-schemas.ts';
import { accountNumberOf } from './account-number.ts';
import { chosenAccounts } from './chosen-accounts.ts';
import { readableItem } from './open-item.ts';
import { wireAccount, wireItem } from './wire-item.ts';

/** What a bank tells of accounts: balances, numbers and owners. */
export function registerAccounts(plaid: Service, needs: PlaidNeeds): void {
  for (const path of ['/accounts/get', '/accounts/balance/get']) {
    plaid.post(path, { schema: { body: ItemRequest } }, async (request) => {
      const item = readableItem(needs, request);
      return {
        accounts: chosenAccounts(item, request.body).map((account) => wireAccount(item, account)),
        item: wireItem(item),
        request_id: request.id,
      };
    });
  }

  plaid.post('/auth/get', { schema: { body: ItemRequest } }, async (request) => {
    const item = readableItem(needs, request);
    const accounts = chosenAccounts(item, request.body);
    const routing = findBank(item.institutionId)?.routingNumbers[0] ?? TEST_ROUTING_NUMBER;
    const ach = accounts.map((account) => ({
      account_id: account.id,
      account: accountNumberOf(item, account),
      is_tokenized_account_number: false,
      routing,
      wire_routing: null,
    }));
    return {
      accounts: accounts.map((account) => wireAccount(item, account)),
      numbers: { ach, eft: [], international: [], bacs: [] },
      item: wireItem(item),
      request_id: request.id,
    };
  });

  plaid.post('/identity/get', { schema: { body: ItemRequest } }, async (request) => {
    const item = readableItem(needs, request);
    const owner = { names: [item.ownerName], phone_numbers: [], emails: [], addresses: [] };
    return {
      accounts: chosenAccounts(item, request.body).map((account) => ({
        ...wireAccount(item, account),
        owners: [owner],
      })),
      item: wireItem(item),
      request_id: request.id,
    };
  });
}

const TEST_ROUTING_NUMBER = '021000021';
