import type { Clock } from '@reset/service-kit';
import { dayOf } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import { insistOnCredentials } from '../plaid-credentials.ts';
import { invalidAccessToken, PlaidRefused } from '../plaid-refusal.ts';
import { whatAils } from './item-refusal.ts';
import type { ItemStore } from './item-store.ts';
import { ACCESS_TOKEN_PREFIX, seededItem } from './make-item.ts';
import type { PlaidItem } from './plaid-item.ts';

type Needs = { items: ItemStore; clock: Clock };
type Authorized = Parameters<typeof insistOnCredentials>[0] & { body: { access_token: string } };

/** The item that a request's token opens, ailing or not. @throws PlaidRefused without one */
export function knownItem(needs: Needs, request: Authorized): PlaidItem {
  insistOnCredentials(request);
  return upToDate(needs, itemOfToken(needs, request.body.access_token));
}

/** An item that is not given up. @throws PlaidRefused where there is none */
export function itemOfToken({ items, clock }: Needs, token: string): PlaidItem {
  const item = items.ofToken(token) ?? firstUse(token, clock.now());
  if (!item) throw new PlaidRefused(invalidAccessToken);
  const ailment = item.status === 'removed' ? whatAils(item) : null;
  if (ailment) throw new PlaidRefused(ailment);
  return items.ofId(item.id) ?? items.put(item);
}

/** The same, for what only a bank that can be reached tells. @throws PlaidRefused else */
export function readableItem(needs: Needs, request: Authorized): PlaidItem {
  const item = knownItem(needs, request);
  const ailment = whatAils(item);
  if (ailment) throw new PlaidRefused(ailment);
  return item;
}

/** Has its bank told all up to today, as far as it can be asked. */
export function upToDate({ items, clock }: Needs, item: PlaidItem): PlaidItem {
  if (item.status !== 'good') return item;
  const now = clock.now();
  const today = dayOf(now);
  return today <= item.through
    ? item
    : items.put({ ...item, through: today, updatedAt: now.toISOString() });
}

function firstUse(token: string, now: Date): PlaidItem | null {
  const isOurs = token.startsWith(ACCESS_TOKEN_PREFIX);
  const persona = isOurs ? findPersona(token.slice(ACCESS_TOKEN_PREFIX.length)) : null;
  return persona && seededItem(persona, now);
}
