import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf, RULES_ZONE } from '../../services/member/src/calendar/calendar-date.ts';
import { plusBankingDays } from '../../services/member/src/calendar/banking-day.ts';
import { expect, type Page } from 'playwright/test';
import { SOON } from './cardholder.ts';
import { killService } from './kill-service.ts';
import { askSandbox } from './linking.ts';
import { startOwnProduct } from './own-product.ts';
import { person } from './product/running-product.ts';
import { forgetSession, signIn, type Credentials } from './sign-in.ts';

/* A product of its own, the time of all of whose processes is moved (moved-time.mjs). */

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: RULES_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});
const PRELOAD = import.meta.resolve('@reset/service-kit/testing/moved-time.mjs');

/**
 * Starts it in the morning of the next banking day, or now; until `stop` all calls of a test go to it.
 * Calls in the name of a service are believed only while its time is the real one.
 */
export async function startMovedProduct({ isNow = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'reset-moved-time-'));
  const file = join(folder, 'ahead');

  /** That time of a day in Los Angeles, for every process of the product. */
  function moveTo(day: string, time: string): void {
    const instant = ['-08:00', '-07:00']
      .map((offset) => Date.parse(`${day}T${time}${offset}`))
      .find((one) => CLOCK.format(one) === time);
    if (instant === undefined) throw new Error(`It is never ${time} on ${day}.`);
    writeFileSync(file, String(instant - Date.now()));
  }

  /** So many minutes later. */
  function passMinutes(minutes: number): void {
    writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + minutes * 60_000));
  }

  if (isNow) writeFileSync(file, '0');
  else moveTo(plusBankingDays(dayOf(new Date()), 1), '10:00');
  const moved = { NODE_OPTIONS: `--import=${PRELOAD}`, MOVED_TIME: file };
  const product = await startOwnProduct(moved);
  return {
    moveTo,
    passMinutes,
    async stop(): Promise<void> {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type MovedProduct = Awaited<ReturnType<typeof startMovedProduct>>;

/**
 * Signs in anew, because days have passed, once the schedules of this time have run.
 * @param who a seeded person by her key, or somebody else
 */
export async function arriveAs(who: string | Credentials, page: Page): Promise<void> {
  await askSandbox('POST', '/control/synctera/settle');
  await killService('member');
  await forgetSession(page);
  const isBack = () =>
    signIn(page, typeof who === 'string' ? person(who) : who).then(
      async () => (await page.request.get('/api/v1/dashboard/overview')).status(),
      () => null,
    );
  await expect.poll(isBack, SOON).toBe(200);
  await page.goto('/dashboard');
}
