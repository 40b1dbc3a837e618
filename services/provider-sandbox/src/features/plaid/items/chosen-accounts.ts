import { invalidInput, PlaidRefused } from '../plaid-refusal.ts';
import type { PlaidAccount, PlaidItem } from './plaid-item.ts';

type Wanted = { account_ids?: string[]; options?: { account_ids?: string[] } };

/** Those that a request names; all where it names none. @throws PlaidRefused for unknown ones */
export function chosenAccounts(
  { accounts }: PlaidItem,
  { account_ids, options }: Wanted,
): PlaidAccount[] {
  const ids = options?.account_ids ?? account_ids;
  if (!ids) return accounts;
  if (ids.every((id) => accounts.some((account) => account.id === id))) {
    return accounts.filter(({ id }) => ids.includes(id));
  }
  throw new PlaidRefused(
    invalidInput('INVALID_ACCOUNT_ID', 'failed to find requested account ID for requested item'),
  );
}
