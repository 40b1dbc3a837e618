/** What other features may use of this one. */
export { LinkedAccount } from './components/linked-account.tsx';
export { LinkedAccounts } from './components/linked-accounts.tsx';
export { accountName, linkedBankQuery } from './api/get-linked-bank.ts';
export { unlinkBank } from './api/unlink-bank.ts';
