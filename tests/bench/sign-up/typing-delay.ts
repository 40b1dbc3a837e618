import type { Browser } from 'playwright';
import { median } from '../gateway/measure.ts';
import { keyDelays, watchKeys } from '../typing/key-delays.ts';
import { PHONE_SLOWDOWN, withSlowedPage } from '../typing/slowed-page.ts';

const PASSWORD = 'correct-Horse-battery-9 and so on';
const ROUNDS = 5;

/**
 * How long after a key the letter stands on the screen, in a field whose password
 * is judged by the dictionaries and in one where it is not, from the moment that
 * the field is there: so the dictionaries arrive while she types.
 * @returns the rows of a table
 */
export async function typingDelay(browser: Browser, origin: string): Promise<string[]> {
  const fields = {
    'judged: /users/password/edit': '/users/password/edit?reset_password_token=t&signup=true',
    'not judged: /users/sign_in': '/users/sign_in',
  };
  const rows: string[] = [];
  for (const [name, path] of Object.entries(fields)) {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await delaysOf(browser, origin + path));
    }
    const middle = median(rounds.map((delays) => median(delays)));
    const slowest = median(rounds.map((delays) => Math.max(...delays)));
    rows.push(`| ${name} | ${middle.toFixed(0)} | ${slowest.toFixed(0)} |`);
  }
  return [
    `| typing in a password field, CPU slowed ${PHONE_SLOWDOWN} times | ms to the next frame, median | ms, slowest of a password |`,
    '|---|---|---|',
    ...rows,
  ];
}

const delaysOf = (browser: Browser, url: string): Promise<number[]> =>
  withSlowedPage(browser, { slowdown: PHONE_SLOWDOWN }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.locator('input[type=password]');
    await field.waitFor();
    await watchKeys(page);
    await field.focus();
    for (const letter of PASSWORD) await page.keyboard.press(letter, { delay: 20 });
    return keyDelays(page);
  });
