import type { IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { expect, type Page, type Route } from 'playwright/test';

/**
 * Answers in the place of the service how her identity stands, as it stands already. The page's
 * clock has to be installed.
 */
export async function standInForIdentity(page: Page) {
  let current: IdentityStatus = 'flagged_for_review';
  let [asked, answered] = [0, 0];
  const answer = (route: Route) => route.fulfill({ json: { current_status: current } });
  await page.route('**/identity_verifications/current_status', async (route) => {
    asked += 1;
    await answer(route);
    answered += 1;
  });
  await page.route('**/identity_verifications/submit_verification', answer);
  return {
    /** From the next question on. */
    isNext: (status: IdentityStatus) => void (current = status),
    /** The page asks, by itself after 5 s or else as it does when she comes back to its tab. */
    async becomes(status: IdentityStatus): Promise<void> {
      const before = asked;
      current = status;
      await page.clock.fastForward(5_000);
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => asked).toBeGreaterThan(before);
    },
    async asksIn15Seconds(): Promise<number> {
      const before = asked;
      for (let jump = 0; jump < 3; jump += 1) {
        await page.clock.fastForward(5_000);
        // With a moment for what was asked to be answered; until then nothing is asked again.
        await page.waitForTimeout(100);
        await expect.poll(() => answered).toBe(asked);
      }
      return asked - before;
    },
  };
}
