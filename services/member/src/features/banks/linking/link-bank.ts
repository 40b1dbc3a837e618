import { createHash } from 'node:crypto';
import type { Refusal } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { bankWebhook } from '#features/banks/banks.ts';
import type { bankLinkStore } from '#features/banks/banks.store.ts';
import { isDigitalOnly, type Sources } from '#features/institutions/institutions.ts';
import type { LinkSession, LinkSessionStore } from './link-session.store.ts';
import type { BankReading, LinkingStore, Need } from './linking.store.ts';

export type LinkingDeps = {
  context: Context;
  links: ReturnType<typeof bankLinkStore>;
  store: LinkingStore;
  sessions: LinkSessionStore;
  institutions: Sources;
  /** What a person is called; null while nobody can say. */
  nameOf(userId: string): Promise<string | null>;
};

/** The linked account is needed still: it is not taken away, and no other one replaces it. */
export const NEEDED: Readonly<Record<Need, Refusal>> = {
  repays_outstanding: {
    status: 409,
    code: 'bank_repays_outstanding',
    error:
      'This account repays what you owe. You can disconnect or replace it once nothing is outstanding.',
  },
  transfer_under_way: {
    status: 409,
    code: 'bank_transfer_under_way',
    error:
      'Money is on its way from or to this account, or may still come back. You can disconnect or replace it in a few banking days.',
  },
};

/**
 * Makes of a widget's public token the member's bank; the same token again, and in two tabs at
 * once, makes one link. `not_hers` for a token that came of no widget of hers, or is used up.
 * @throws ProviderError
 */
export async function finishLinking(
  deps: LinkingDeps,
  userId: string,
  publicToken: string,
): Promise<'linked' | 'not_hers' | Need> {
  const digest = createHash('sha256').update(publicToken).digest('base64url');
  const known = await deps.sessions.findBy(userId, digest);
  if (known?.isDone) {
    return (await deps.store.hasItem(userId, known.itemId ?? '')) ? 'linked' : 'not_hers';
  }
  const session = known ?? (await sessionOf(deps, userId, publicToken));
  if (!session) return 'not_hers';
  const { accessToken, itemId } = await exchanged(deps, { userId, publicToken, digest, session });
  const result = await makeLink(deps, { userId, isMailed: true, accessToken, itemId });
  await deps.sessions.end(session.id, deps.context.clock.now());
  return result;
}

type Linking = Pick<BankReading, 'userId' | 'isMailed'> & {
  accessToken: string;
  itemId: string | null;
};

/** Links an item whose token is at hand, as it stands at the bank now. @throws ProviderError */
export async function makeLink(
  deps: LinkingDeps,
  { accessToken, itemId, ...whose }: Linking,
): ReturnType<LinkingStore['put']> {
  const { bankData, cipher, clock } = deps.context;
  const [item, account, bills] = await Promise.all([
    bankData.readItem(accessToken),
    bankData.readAccount(accessToken),
    bankData.readBills(accessToken),
  ]);
  return deps.store.put({
    ...whose,
    itemId: itemId ?? item.itemId,
    institutionId: item.institutionId,
    isDigitalOnly:
      item.institutionId !== null && (await isDigitalOnly(deps.institutions, item.institutionId)),
    consentEndsAt: item.consentEndsAt,
    encryptedToken: cipher.encrypt(accessToken, whose.userId),
    account,
    bills,
    readAt: clock.now(),
  });
}

// What the browser brings is believed by nobody: the provider says what came of her widgets.
async function sessionOf(
  { sessions, context: { bankLinking, cipher, clock } }: LinkingDeps,
  userId: string,
  publicToken: string,
): Promise<LinkSession | null> {
  for (const session of await sessions.listOpen(userId, clock.now())) {
    const outcome = await bankLinking.readOutcome(cipher.decrypt(session.linkToken, userId));
    if (outcome.includes(publicToken)) return session;
  }
  return null;
}

type Wanted = { userId: string; publicToken: string; digest: string; session: LinkSession };

// Exchanged once and kept: what fails after it goes on from there when she tries again.
async function exchanged(
  { sessions, context: { bankLinking, cipher } }: LinkingDeps,
  { userId, publicToken, digest, session }: Wanted,
): Promise<{ accessToken: string; itemId: string }> {
  if (session.accessToken !== null && session.itemId !== null && session.digest === digest) {
    return { accessToken: cipher.decrypt(session.accessToken, userId), itemId: session.itemId };
  }
  const { accessToken, itemId } = await bankLinking.exchange(publicToken);
  const kept = cipher.encrypt(accessToken, userId);
  await sessions.keepExchange(session.id, { digest, accessToken: kept, itemId });
  return { accessToken, itemId };
}

type WidgetWanted = {
  userId: string;
  institutionId: string | null;
  /** She wants another account than the linked one. */
  isAnother: boolean;
};

/**
 * A token that opens the widget for this member: to repair the link that she has to repair or renew,
 * else to make one. What the provider does not know any more cannot be repaired, only made anew.
 * @throws ProviderError
 */
export async function openWidget(
  deps: LinkingDeps,
  { userId, institutionId, isAnother }: WidgetWanted,
): Promise<string> {
  const { bankLinking, cipher, clock, config } = deps.context;
  const { links, sessions } = deps;
  const broken = isAnother ? null : await links.findRepairableToken(userId, clock.now());
  const { linkToken, expiresAt } = await bankLinking.startSession({
    userId,
    name: await deps.nameOf(userId),
    institutionId,
    repairs: broken && cipher.decrypt(broken, userId),
    webhook: bankWebhook(config),
  });
  const encrypted = cipher.encrypt(linkToken, userId);
  await sessions.open({ userId, linkToken: encrypted, now: clock.now(), expiresAt });
  return linkToken;
}
