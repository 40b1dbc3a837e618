import { stableId } from '#personas/stable-id.ts';
import type { PlaidItem } from '../items/plaid-item.ts';
import type { BankEntry } from './bank-entry.ts';

/** Of one item, though other items may have the same line. */
export const transactionIdOf = ({ id }: Pick<PlaidItem, 'id'>, key: string): string =>
  stableId('transaction', id, key);

/** A line in Plaid's own shape: https://plaid.com/docs/api/products/transactions/ */
export const wireTransaction = (item: PlaidItem, accountId: string, entry: BankEntry) => ({
  transaction_id: transactionIdOf(item, entry.key),
  account_id: accountId,
  account_owner: null,
  amount: entry.cents / 100,
  iso_currency_code: 'USD',
  unofficial_currency_code: null,
  category: null,
  category_id: null,
  check_number: null,
  date: entry.date,
  datetime: null,
  authorized_date: entry.date,
  authorized_datetime: null,
  name: entry.name,
  original_description: null,
  merchant_name: entry.merchantName,
  merchant_entity_id: null,
  logo_url: null,
  website: null,
  counterparties: [],
  location: NOWHERE,
  payment_meta: { ...NO_META, ppd_id: entry.isDirectDeposit ? PPD_ID : null },
  payment_channel: entry.channel,
  pending: entry.isPending,
  pending_transaction_id: entry.replaces === null ? null : transactionIdOf(item, entry.replaces),
  personal_finance_category: { ...entry.category, confidence_level: 'VERY_HIGH', version: 'v1' },
  personal_finance_category_icon_url: '',
  transaction_code: null,
  transaction_type: entry.channel === 'in store' ? 'place' : 'special',
});

/** Of the company that pays by direct deposit. */
const PPD_ID = '9000000001';

const NOWHERE = {
  address: null,
  city: null,
  region: null,
  postal_code: null,
  country: null,
  lat: null,
  lon: null,
  store_number: null,
};

const NO_META = {
  reference_number: null,
  ppd_id: null,
  payee: null,
  by_order_of: null,
  payer: null,
  payment_method: null,
  payment_processor: null,
  reason: null,
};
