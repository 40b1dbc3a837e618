import { createHash } from 'node:crypto';
import type { Clock } from '@reset/service-kit';
import type { BankData } from '#providers/bank-data.ts';
import type { BankLinking } from '#providers/bank-linking.ts';
import type { linkingStore } from './linking-store.ts';
import type { LinkSession, linkSessionStore } from './link-session-store.ts';
import type { TokenCipher } from './token-cipher.ts';

export type LinkingNeeds = {
  store: Pick<ReturnType<typeof linkingStore>, 'put' | 'hasItem'>;
  sessions: Omit<ReturnType<typeof linkSessionStore>, 'open'>;
  bankLinking: Pick<BankLinking, 'readOutcome' | 'exchange'>;
  bankData: Pick<BankData, 'readAccount' | 'readBills' | 'readItem'>;
  isDigitalOnly(institutionId: string): Promise<boolean>;
  cipher: TokenCipher;
  clock: Clock;
};

/**
 * Makes of a widget's public token the member's bank; the same token again, and in two tabs at
 * once, makes one link. false for a token that came of no widget of hers, or is used up.
 * @throws ProviderError
 */
export async function finishLinking(
  needs: LinkingNeeds,
  userId: string,
  publicToken: string,
): Promise<boolean> {
  const digest = createHash('sha256').update(publicToken).digest('base64url');
  const known = await needs.sessions.findBy(userId, digest);
  if (known?.isDone) return needs.store.hasItem(userId, known.itemId ?? '');
  const session = known ?? (await sessionOf(needs, userId, publicToken));
  if (!session) return false;
  const { accessToken, itemId } = await exchanged(needs, { userId, publicToken, digest, session });
  await makeLink(needs, { userId, accessToken, itemId });
  await needs.sessions.end(session.id, needs.clock.now());
  return true;
}

/** Links an item whose token is at hand, as it stands at the bank now. @throws ProviderError */
export async function makeLink(
  needs: Pick<LinkingNeeds, 'store' | 'bankData' | 'isDigitalOnly' | 'cipher' | 'clock'>,
  { userId, accessToken, itemId }: { userId: string; accessToken: string; itemId: string | null },
): Promise<void> {
  const { bankData, cipher, clock } = needs;
  const [item, account, bills] = await Promise.all([
    bankData.readItem(accessToken),
    bankData.readAccount(accessToken),
    bankData.readBills(accessToken),
  ]);
  await needs.store.put({
    userId,
    itemId: itemId ?? item.itemId,
    institutionId: item.institutionId,
    isDigitalOnly: item.institutionId !== null && (await needs.isDigitalOnly(item.institutionId)),
    encryptedToken: cipher.encrypt(accessToken, userId),
    account,
    bills,
    readAt: clock.now(),
  });
}

// What the browser brings is believed by nobody: the provider says what came of her widgets.
async function sessionOf(
  { sessions, bankLinking, cipher, clock }: LinkingNeeds,
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
  { sessions, bankLinking, cipher }: LinkingNeeds,
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
