import { Refused } from '#http/refusals.ts';
import { dayOf } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import { accountsOn } from '../bank/pay-in.ts';
import { invalidAccessToken } from '../plaid-refusals.ts';
import { requireCredentials, type Plaid } from '../plaid-deps.ts';
import { ACCESS_TOKEN_PREFIX, seededItem } from './make-item.ts';
import type { PlaidItem } from './plaid-item.ts';
import { errorOf } from './wire-item.ts';

type Deps = Pick<Plaid, 'ach' | 'items' | 'clock'>;
type Authorized = Parameters<typeof requireCredentials>[0] & { body: { access_token: string } };

/** The item of a request's access token, readable or not. @throws Refused without one */
export function knownItem(deps: Deps, request: Authorized): PlaidItem {
  requireCredentials(request);
  return upToDate(deps, itemOfToken(deps, request.body.access_token));
}

/** An item that was not removed. @throws Refused where there is none */
export function itemOfToken({ items, clock }: Deps, token: string): PlaidItem {
  const item = items.ofToken(token) ?? firstUse(token, clock.now());
  if (!item) throw new Refused(invalidAccessToken);
  const error = item.status === 'removed' ? errorOf(item) : null;
  if (error) throw new Refused(error);
  return items.ofId(item.id) ?? items.put(item);
}

/** The same, if its bank can be read. @throws Refused else */
export function readableItem(deps: Deps, request: Authorized): PlaidItem {
  const item = knownItem(deps, request);
  const error = errorOf(item);
  if (error) throw new Refused(error);
  return item;
}

/**
 * The item with all transactions up to today and the balance after its pay, if its bank can be read:
 * once what its owner agreed to has ended, she has to sign in again.
 */
export function upToDate({ ach, items, clock }: Deps, item: PlaidItem): PlaidItem {
  if (item.status !== 'good') return item;
  const now = clock.now();
  if (item.consentEndsAt !== undefined && item.consentEndsAt <= now.toISOString()) {
    return items.put({ ...item, status: 'login_required', failedAt: item.consentEndsAt });
  }
  const today = dayOf(now);
  if (today <= item.through) return item;
  const accounts = accountsOn(today, item, ach.divertedPercent);
  return items.put({ ...item, accounts, through: today, updatedAt: now.toISOString() });
}

/** The item after its owner has signed in, or its bank takes the old login again. */
export const agreedAgain = (item: PlaidItem): PlaidItem => ({
  ...item,
  status: 'good',
  consentEndsAt: undefined,
});

function firstUse(token: string, now: Date): PlaidItem | null {
  const isOurs = token.startsWith(ACCESS_TOKEN_PREFIX);
  const persona = isOurs ? findPersona(token.slice(ACCESS_TOKEN_PREFIX.length)) : null;
  return persona && seededItem(persona, now);
}
