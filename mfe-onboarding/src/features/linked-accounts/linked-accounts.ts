/** What other features may use of this one. */
export { LinkedAccount } from './components/linked-account.tsx';
export { LinkedAccounts } from './components/linked-accounts.tsx';
export { unlinkBank } from './api/unlink-bank.ts';
