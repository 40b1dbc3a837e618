import { randomInt } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { applyAs, newApplicant } from './linking.ts';
import { operator } from './product/running-product.ts';

/* Who somebody is, as she tells it. */

export type Place = { city: string; state: string; zip: string };

export const PORTLAND: Place = { city: 'Portland', state: 'OR', zip: '97201' };

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

/** Agrees to everything, and comes to who she is. */
export async function acceptTerms(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tell us who you are' })).toBeVisible();
}

/** Somebody new, with bank and payroll, who has come to who she is. */
export async function applyUpToPersonalInfo(page: Page): Promise<void> {
  const who = await newApplicant();
  const member = `/internal/members/${who.id}`;
  await operator('member').put(`${member}/bank_link`, {
    access_token: 'access-sandbox-hourly_ach',
  });
  await operator('member').put(`${member}/payroll_link`, { account_id: 'hourly_ach' });
  await applyAs(page, who);
  await acceptTerms(page);
}

/** Nobody else's: a number that two people give is looked at by staff. */
const newSsn = (): string => `${randomInt(200, 660)}${randomInt(10, 99)}${randomInt(1000, 9999)}`;

/** What the form asks who somebody is, and what she writes there who lives in that place. */
export const personalInfoFields = ({ city, state, zip }: Place, ssn = newSsn()) =>
  [
    ['Phone number', '2025550123'],
    ['Date of birth', '01/31/1990'],
    ['Street address', '1 Harbor Street'],
    ['City', city],
    ['State', state],
    ['Zip code', zip],
    ['Social Security number', ssn],
  ] as const;

/**
 * Writes who somebody is into the form, who lives there.
 * @returns her Social Security number
 */
export async function fillPersonalInfo(page: Page, place: Place): Promise<string> {
  const ssn = newSsn();
  for (const [label, text] of personalInfoFields(place, ssn)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  return ssn;
}

/** Fills it in, looks it over and sends it. */
export async function sendPersonalInfo(page: Page, place: Place): Promise<void> {
  await fillPersonalInfo(page, place);
  await goOn(page).click();
  await page.getByRole('button', { name: 'Submit' }).click();
}
