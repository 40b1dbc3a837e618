import type { CDPSession, Page } from 'playwright/test';

/* Chromium's virtual authenticator, which keeps passkeys and verifies who holds it. */

export type Authenticator = {
  /** Whether she shows her finger when she is asked for it; without it the browser waits. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Whether it is the right finger. */
  setVerified(isVerified: boolean): Promise<void>;
  /** How many passkeys it holds. */
  count(): Promise<number>;
};

/**
 * Gives this page's browser a phone-like authenticator, for as long as the page is open.
 * @param suggests whether the browser suggests passkeys where the email is typed; the authenticator
 *   takes a suggestion by itself, before anybody can press a button
 */
export async function addAuthenticator(
  page: Page,
  { suggests = false }: { suggests?: boolean } = {},
): Promise<Authenticator> {
  if (!suggests) {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
  }
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setPresent(enabled) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async setVerified(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async count() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
