import { dayOf } from '#personas/calendar-day.ts';
import type { Persona } from '#personas/persona.ts';
import { stableId } from '#personas/stable-id.ts';
import type { Context } from '../../../context.ts';
import type { PlaidAccount, PlaidItem } from './plaid-item.ts';

export const ACCESS_TOKEN_PREFIX = 'access-sandbox-';
/** The owner at the bank where the customer gave no name. */
const DEFAULT_OWNER = 'Jordan Sample';
const SAVED_CENTS = 43_210;

export type Linking = {
  persona: Persona;
  clientUserId: string | null;
  ownerName?: string | undefined;
  institution: { id: string; name: string };
  webhook: string | null;
  products: string[];
  /** Of the accounts that `accountChoices` offers; all of them when it is missing. */
  chosen?: readonly PlaidAccount['subtype'][];
  leavesSoon?: boolean;
};

/** A new item, with a token of its own. */
export function makeItem(
  linking: Linking,
  { now, random }: { now: Date; random: Context['random'] },
): PlaidItem {
  const id = random.id();
  const { persona, chosen = ['checking'] } = linking;
  return {
    ...fresh(linking, now),
    id,
    accessToken: ACCESS_TOKEN_PREFIX + random.id(),
    accounts: accountChoices(persona)
      .filter(({ subtype }) => chosen.includes(subtype))
      .map((account) => ({ ...account, id: stableId('account', id, account.subtype) })),
  };
}

/** The item of a seeded persona: its token and all ids follow from her key. */
export function seededItem(persona: Persona, now: Date): PlaidItem {
  const { institutionId: id, institutionName: name, ownerName } = persona.bank;
  const products = ['transactions'];
  const institution = { id, name };
  const linking = { persona, ownerName, clientUserId: null, institution, webhook: null };
  return {
    ...fresh({ ...linking, products }, now),
    id: stableId('item', persona.key),
    accessToken: ACCESS_TOKEN_PREFIX + persona.key,
    accounts: accountChoices(persona)
      .slice(0, 1)
      .map((account) => ({ ...account, id: stableId('account', persona.key) })),
  };
}

export const isSeeded = ({ accessToken, personaKey }: PlaidItem): boolean =>
  accessToken === ACCESS_TOKEN_PREFIX + personaKey;

/** The accounts of a login: checking, where pay comes in, and savings. */
export function accountChoices({ bank }: Persona): Omit<PlaidAccount, 'id'>[] {
  const { accountName: name, mask, balanceCents } = bank;
  const ofSavings = String((Number(mask) + 1_111) % 10_000).padStart(4, '0');
  return [
    { subtype: 'checking', name, mask, balanceCents },
    { subtype: 'savings', name: 'Rainy Day Savings', mask: ofSavings, balanceCents: SAVED_CENTS },
  ];
}

function fresh(linking: Linking, now: Date): Omit<PlaidItem, 'id' | 'accessToken' | 'accounts'> {
  const { persona, clientUserId, institution, webhook, products } = linking;
  const today = dayOf(now);
  return {
    personaKey: persona.key,
    clientUserId,
    ownerName: linking.ownerName ?? DEFAULT_OWNER,
    institutionId: institution.id,
    institutionName: institution.name,
    webhook,
    products,
    madeOn: today,
    madeAt: now.toISOString(),
    updatedAt: now.toISOString(),
    failedAt: null,
    through: today,
    status: 'good',
    leavesSoon: linking.leavesSoon ?? false,
    wasSynced: false,
    wasAskedForStreams: false,
    posted: [],
  };
}
