import type { AchEntry } from '#ach/ach-network.ts';
import { itemChanges } from './item-changes.ts';
import { accountNumberOf } from './items/account-number.ts';
import { checkingOf } from './items/plaid-item.ts';
import type { Plaid } from './plaid-deps.ts';

/** Shows transfers by ACH among the transactions of linked accounts. */
export function bookAch(plaid: Plaid): (entry: AchEntry) => void {
  const changes = itemChanges(plaid);
  return ({ accountNumber, cents, company, description }) => {
    const items = plaid.items.list().filter((item) => {
      const checking = checkingOf(item);
      return (
        item.status !== 'removed' &&
        checking !== null &&
        accountNumber.endsWith(checking.mask) &&
        accountNumberOf(item, checking) === accountNumber
      );
    });
    for (const item of items) {
      const name = `${company} ${description}`;
      changes.post(item, { amount_cents: cents, name, days_ago: 0, direct_deposit: false });
    }
  };
}
