import Type, { type Static } from 'typebox';
import { Refused } from '#http/refusals.ts';
import { dayOf, plusDays } from '#personas/calendar-day.ts';
import { agreedAgain, upToDate } from './items/open-item.ts';
import type { PlaidItem } from './items/plaid-item.ts';
import { invalidRequest } from './plaid-refusals.ts';
import type { Plaid } from './plaid-deps.ts';

export const MAX_CENTS = 100_000_000;

export const TransactionBody = Type.Object(
  {
    /** Comes in where it is positive. */
    amount_cents: Type.Integer({ minimum: -MAX_CENTS, maximum: MAX_CENTS }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    days_ago: Type.Integer({ minimum: 0, maximum: 180, default: 0 }),
    direct_deposit: Type.Boolean({ default: false }),
  },
  { additionalProperties: false },
);

export const DISCONNECT_REASONS = [
  'login_required',
  'revoked',
  'pending',
  'institution_down',
] as const;
type DisconnectReason = (typeof DISCONNECT_REASONS)[number];

/** How far ahead Plaid says that an item will be disconnected. */
const DISCONNECTS_IN_MS = 7 * 86_400_000;

/** What happens to an item at its bank, with the webhooks that say so. */
export function itemChanges(plaid: Plaid) {
  const { clock, items, hooks, random } = plaid;
  const failed = (item: PlaidItem, status: PlaidItem['status']) =>
    items.put({ ...item, status, failedAt: clock.now().toISOString() });
  const updated = (item: PlaidItem, changes: Partial<PlaidItem>) => {
    const changed = items.put({ ...item, ...changes, updatedAt: clock.now().toISOString() });
    // Plaid learns nothing new of a bank that it cannot read.
    if (changed.status === 'good') hooks.news(changed);
  };

  return {
    disconnect(item: PlaidItem, reason: DisconnectReason): void {
      switch (reason) {
        case 'pending':
          return hooks.pendingDisconnect(
            items.put({
              ...item,
              consentEndsAt: new Date(clock.now().getTime() + DISCONNECTS_IN_MS).toISOString(),
            }),
          );
        case 'institution_down':
          failed(item, 'institution_down');
          return undefined;
        case 'revoked':
          return hooks.permissionRevoked(failed(item, 'login_required'));
        case 'login_required':
          return hooks.loginRequired(failed(item, 'login_required'));
      }
    },

    /** Without the person, as when a bank accepts the old login again. */
    repair(item: PlaidItem): void {
      const good = upToDate(plaid, items.put(agreedAgain(item)));
      if (item.status === 'login_required') hooks.loginRepaired(good);
      hooks.news(good);
    },

    /** @throws Refused for a deposit that takes money */
    post(item: PlaidItem, { amount_cents: cents, ...body }: Static<typeof TransactionBody>): void {
      if (body.direct_deposit && cents <= 0) {
        throw new Refused(invalidRequest('INVALID_FIELD', 'a direct deposit is positive'));
      }
      const current = upToDate(plaid, item);
      const posted = {
        key: `hand/${random.id()}`,
        date: plusDays(dayOf(clock.now()), -body.days_ago),
        learntOn: current.through,
        cents: -cents,
        name: body.name,
        isDirectDeposit: body.direct_deposit,
      };
      updated(current, { posted: [...current.posted, posted] });
    },

    /** Of the account that pay comes to, or of the only one. */
    setBalance(item: PlaidItem, balanceCents: number): void {
      const [first, ...others] = item.accounts;
      if (first) updated(item, { accounts: [{ ...first, balanceCents }, ...others] });
    },
  };
}
