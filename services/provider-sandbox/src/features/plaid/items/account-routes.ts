import type { Service } from '@reset/service-kit';
import { findBank } from '#directory/banks.ts';
import { Refused } from '#http/refusals.ts';
import { invalidAccount } from '../plaid-refusals.ts';
import { ItemRequest } from '../plaid-schemas.ts';
import type { Plaid } from '../plaid-deps.ts';
import { accountNumberOf } from './account-number.ts';
import { readableItem } from './open-item.ts';
import type { PlaidAccount, PlaidItem } from './plaid-item.ts';
import { wireAccount, wireItem } from './wire-item.ts';

/** Balances, numbers and owners of accounts. */
export function accountRoutes(scope: Service, plaid: Plaid): void {
  for (const path of ['/accounts/get', '/accounts/balance/get']) {
    scope.post(path, { schema: { body: ItemRequest } }, async (request) => {
      const item = readableItem(plaid, request);
      return {
        accounts: chosenAccounts(item, request.body).map((account) => wireAccount(item, account)),
        item: wireItem(item),
        request_id: request.id,
      };
    });
  }

  scope.post('/auth/get', { schema: { body: ItemRequest } }, async (request) => {
    const item = readableItem(plaid, request);
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

  scope.post('/identity/get', { schema: { body: ItemRequest } }, async (request) => {
    const item = readableItem(plaid, request);
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

type Wanted = { account_ids?: string[]; options?: { account_ids?: string[] } };

/** Those that a request names; all where it names none. @throws Refused for unknown ones */
export function chosenAccounts(
  { accounts }: PlaidItem,
  { account_ids, options }: Wanted,
): PlaidAccount[] {
  const ids = options?.account_ids ?? account_ids;
  if (!ids) return accounts;
  if (ids.every((id) => accounts.some((account) => account.id === id))) {
    return accounts.filter(({ id }) => ids.includes(id));
  }
  throw new Refused(invalidAccount);
}
