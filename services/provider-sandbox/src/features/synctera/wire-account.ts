import type { Account } from './synctera-records.ts';

const ROUTING_NUMBER = '112233445';

/** An account as Synctera tells it; `available` in cents. */
export const wireAccount = ({ balance, ...account }: Account, available: number) => ({
  ...account,
  account_number_masked: `****${account.account_number.slice(-4)}`,
  bank_routing: ROUTING_NUMBER,
  currency: 'USD',
  customer_type: 'PERSONAL',
  balances: [
    { type: 'ACCOUNT_BALANCE', balance },
    { type: 'AVAILABLE_BALANCE', balance: available },
  ],
});
