import {
  institutionDown,
  loginRequired,
  unknownItem,
  type PlaidRefusal,
} from '../plaid-refusals.ts';
import type { PlaidAccount, PlaidItem } from './plaid-item.ts';

/* An item and its accounts in Plaid's own shapes: https://plaid.com/docs/api/items/ */

export const asPlaidError = ({ status, ...error }: PlaidRefusal) => ({
  ...error,
  display_message: null,
  suggested_action: null,
  causes: [],
  documentation_url: 'https://plaid.com/docs/errors/',
  status,
});

export function wireItem(item: PlaidItem) {
  const error = errorOf(item);
  return {
    item_id: item.id,
    institution_id: item.institutionId,
    institution_name: item.institutionName,
    webhook: item.webhook,
    auth_method: null,
    // Plaid shows only the errors that a login repairs, not those of the bank itself.
    error: item.status === 'login_required' && error ? asPlaidError(error) : null,
    available_products: [],
    billed_products: item.products,
    products: item.products,
    consented_products: item.products,
    consent_expiration_time: item.consentEndsAt ?? null,
    update_type: 'background',
  };
}

export const wireStatus = ({ updatedAt, failedAt }: PlaidItem) => ({
  transactions: { last_successful_update: updatedAt, last_failed_update: failedAt },
  investments: null,
  last_webhook: null,
});

/** Dollars, in Plaid's way a JSON number. */
export const wireAccount = (item: PlaidItem, account: PlaidAccount) => ({
  account_id: account.id,
  balances: {
    available: account.balanceCents / 100,
    current: account.balanceCents / 100,
    limit: null,
    iso_currency_code: 'USD',
    unofficial_currency_code: null,
  },
  mask: account.mask,
  name: account.name,
  official_name: `${item.institutionName} ${account.name}`,
  subtype: account.subtype,
  type: 'depository',
});

/** Why an item cannot be read; null for one that can. */
export function errorOf({ status }: PlaidItem): PlaidRefusal | null {
  switch (status) {
    case 'good':
      return null;
    case 'login_required':
      return loginRequired;
    case 'institution_down':
      return institutionDown;
    case 'removed':
      return unknownItem;
  }
}
