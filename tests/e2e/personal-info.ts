import { randomInt } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { pressOn, typeInto } from './keyboard.ts';
import { applyAs, newLinkedApplicant } from './linking.ts';

/* Who somebody is, as she tells it. */

export type Place = { city: string; state: string; zip: string };

export const PORTLAND: Place = { city: 'Portland', state: 'OR', zip: '97201' };

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

const asked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tell us who you are' });

/** Agrees to everything, and comes to who she is. */
export async function acceptTerms(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page).click();
  await expect(asked(page)).toBeVisible();
}

/** The same with the keyboard alone. */
export async function acceptTermsByKeyboard(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  for (const box of await page.getByRole('checkbox').all()) {
    await typeInto(page, box, ' ');
    await expect(box).toBeChecked();
  }
  await pressOn(page, goOn(page));
  await expect(asked(page)).toBeVisible();
}

/** Somebody new, with bank and payroll, who has come to who she is. */
export async function applyUpToPersonalInfo(page: Page): Promise<void> {
  await applyAs(page, await newLinkedApplicant());
  await acceptTerms(page);
}

/** Nobody else's: a number that two people give is looked at by staff. */
export const newSsn = (): string =>
  `${randomInt(200, 660)}${randomInt(10, 99)}${randomInt(1000, 9999)}`;

/** What the form asks who somebody is, and what she writes there. */
export const personalInfoFields = ({ city, state, zip }: Place, ssn: string) =>
  [
    ['Street address', '1 Harbor Street'],
    ['City', city],
    ['State', state],
    ['Zip code', zip],
    ['Phone number', '2025550123'],
    ['Date of birth', '01/31/1990'],
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

/**
 * The same with the keyboard alone, in an empty form.
 * @returns her Social Security number
 */
export async function fillPersonalInfoByKeyboard(page: Page, told: Place): Promise<string> {
  const ssn = newSsn();
  for (const [label, text] of personalInfoFields(told, ssn)) {
    await typeInto(page, page.getByLabel(label, { exact: true }), text);
  }
  return ssn;
}

/** Looks over what stands in the form and sends it, with the keyboard alone. */
export async function submitPersonalInfoByKeyboard(page: Page): Promise<void> {
  await pressOn(page, goOn(page));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Check your information' }),
  ).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Submit' }));
}
