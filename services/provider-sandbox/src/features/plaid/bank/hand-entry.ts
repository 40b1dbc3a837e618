import type { PostedByHand } from '../items/plaid-item.ts';
import type { BankEntry } from './bank-entry.ts';

/** What was posted by hand, as the bank writes it. */
export function handEntry({ key, date, cents, name, isDirectDeposit }: PostedByHand): BankEntry {
  return {
    key,
    date,
    cents,
    name,
    merchantName: null,
    category: categoryOf(cents, isDirectDeposit),
    channel: 'other',
    isPending: false,
    takesPlaceOf: null,
    isDirectDeposit,
  };
}

function categoryOf(cents: number, isDirectDeposit: boolean): BankEntry['category'] {
  if (isDirectDeposit) return { primary: 'INCOME', detailed: 'INCOME_WAGES' };
  return cents < 0
    ? { primary: 'TRANSFER_IN', detailed: 'TRANSFER_IN_ACCOUNT_TRANSFER' }
    : {
        primary: 'GENERAL_MERCHANDISE',
        detailed: 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
      };
}
