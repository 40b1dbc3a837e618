import type { Clock } from '@reset/service-kit';
import type { BankLinking } from '#providers/bank-linking.ts';
import type { bankLinkStore } from './bank-link-store.ts';
import type { linkSessionStore } from './link-session-store.ts';
import type { TokenCipher } from './token-cipher.ts';

export type WidgetNeeds = {
  links: Pick<ReturnType<typeof bankLinkStore>, 'findBrokenToken'>;
  sessions: Pick<ReturnType<typeof linkSessionStore>, 'open'>;
  bankLinking: Pick<BankLinking, 'startSession'>;
  cipher: TokenCipher;
  /** As people call her; null while nobody can say. */
  nameOf(userId: string): Promise<string | null>;
  /** null for nowhere. */
  webhook: string | null;
  clock: Clock;
};

/**
 * A token that opens the widget for this member: to repair the link that she has to repair, else
 * to make one. @throws ProviderError
 */
export async function openWidget(
  needs: WidgetNeeds,
  userId: string,
  institutionId: string | null,
): Promise<string> {
  const { links, sessions, bankLinking, cipher, webhook, clock } = needs;
  const broken = await links.findBrokenToken(userId);
  const { linkToken, expiresAt } = await bankLinking.startSession({
    userId,
    name: await needs.nameOf(userId),
    // Another bank than the one that is broken is a new link.
    institutionId,
    repairs: broken && institutionId === null ? cipher.decrypt(broken, userId) : null,
    webhook,
  });
  const encrypted = cipher.encrypt(linkToken, userId);
  await sessions.open({ userId, linkToken: encrypted, now: clock.now(), expiresAt });
  return linkToken;
}
