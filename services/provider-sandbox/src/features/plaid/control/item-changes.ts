import { randomUUID } from 'node:crypto';
import { dayOf, plusDays } from '#personas/calendar-day.ts';
import { upToDate } from '../items/open-item.ts';
import type { PlaidItem } from '../items/plaid-item.ts';
import type { PlaidNeeds } from '../plaid-needs.ts';
import { invalidRequest, PlaidRefused } from '../plaid-refusal.ts';
import type { TransactionBody } from './control-schemas.ts';

export type DisconnectReason = 'login_required' | 'revoked' | 'pending' | 'institution_down';

/** What befalls an item at its bank, and whom Plaid tells of it. */
export function itemChanges(needs: PlaidNeeds) {
  const { clock, items, hooks } = needs;
  const failed = (item: PlaidItem, status: PlaidItem['status']) =>
    items.put({ ...item, status, failedAt: clock.now().toISOString() });
  const updated = (item: PlaidItem, changes: Partial<PlaidItem>) => {
    const changed = items.put({ ...item, ...changes, updatedAt: clock.now().toISOString() });
    // Of a bank that it cannot read Plaid hears nothing.
    if (changed.status === 'good') hooks.news(changed);
  };

  return {
    disconnect(item: PlaidItem, reason: DisconnectReason): void {
      switch (reason) {
        case 'pending':
          return hooks.pendingDisconnect(item, clock.now());
        case 'institution_down':
          failed(item, 'institution_down');
          return undefined;
        case 'revoked':
          return hooks.permissionRevoked(failed(item, 'login_required'));
        case 'login_required':
          return hooks.loginRequired(failed(item, 'login_required'));
      }
    },

    /** It mends without her, as when a bank takes the old login again. */
    repair(item: PlaidItem): void {
      const good = upToDate(needs, items.put({ ...item, status: 'good' }));
      if (item.status === 'login_required') hooks.loginRepaired(good);
      hooks.news(good);
    },

    /** @throws PlaidRefused for a deposit that takes money */
    post(item: PlaidItem, { amount_cents: cents, ...body }: TransactionBody): void {
      if (body.direct_deposit && cents <= 0) {
        throw new PlaidRefused(invalidRequest('INVALID_FIELD', 'a direct deposit is positive'));
      }
      const current = upToDate(needs, item);
      const posted = {
        key: `hand/${randomUUID()}`,
        date: plusDays(dayOf(clock.now()), -body.days_ago),
        learntOn: current.through,
        cents: -cents,
        name: body.name,
        isDirectDeposit: body.direct_deposit,
      };
      updated(current, { posted: [...current.posted, posted] });
    },

    /** Of the account where she is paid, or of the only one. */
    setBalance(item: PlaidItem, balanceCents: number): void {
      const [first, ...others] = item.accounts;
      if (first) updated(item, { accounts: [{ ...first, balanceCents }, ...others] });
    },
  };
}
