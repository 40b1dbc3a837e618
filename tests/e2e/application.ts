import { expect, type Locator, type Page } from 'playwright/test';
import { pressOn, typeInto } from './keyboard.ts';

/* The later steps of an application, as a person takes them. */

/** Longer than webhooks, jobs and the next poll take. */
export const SOON = { timeout: 60_000 };

export const task = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name });

export type Told = { city: string; state: string; zip: string; ssn: string; birthDate: string };

const TOLD: Told = {
  city: 'Portland',
  state: 'OR',
  zip: '97201',
  ssn: '512347890',
  birthDate: '01/31/1990',
};

/** What the form asks who somebody is, with what she writes there. */
const fieldsOf = ({ city, state, zip, ssn, birthDate }: Told): [label: string, text: string][] => [
  ['Phone number', '2025550123'],
  ['Date of birth', birthDate],
  ['Street address', '1 Harbor Street'],
  ['City', city],
  ['State', state],
  ['Zip code', zip],
  ['Social Security number', ssn],
];

/** Writes who somebody is into the form. */
export async function fillPersonalInfo(page: Page, told: Partial<Told> = {}): Promise<void> {
  for (const [label, text] of fieldsOf({ ...TOLD, ...told })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Agrees to the terms, tells who she is and is verified; ends at how she repays. */
export async function becomeVerified(page: Page, told: Partial<Told>): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn.click();
  await expect(task(page, 'Tell us who you are')).toBeVisible(SOON);
  await fillPersonalInfo(page, told);
  await goOn.click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(task(page, "You're approved!")).toBeVisible(SOON);
  await goOn.click();
  await expect(task(page, 'Set up how you repay')).toBeVisible(SOON);
}

/** The same by the keyboard alone. */
export async function becomeVerifiedByKeyboard(page: Page, told: Partial<Told>): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  for (const box of await page.getByRole('checkbox').all()) {
    await typeInto(page, box, ' ');
    await expect(box).toBeChecked();
  }
  await pressOn(page, goOn);
  await expect(task(page, 'Tell us who you are')).toBeVisible(SOON);
  for (const [label, text] of fieldsOf({ ...TOLD, ...told })) {
    await typeInto(page, page.getByLabel(label, { exact: true }), text);
  }
  await pressOn(page, goOn);
  await expect(task(page, 'Check your information')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Submit' }));
  await expect(task(page, "You're approved!")).toBeVisible(SOON);
  await pressOn(page, goOn);
  await expect(task(page, 'Set up how you repay')).toBeVisible(SOON);
}
