import { expect, type Locator, type Page } from 'playwright/test';
import { pressOn } from './keyboard.ts';
import {
  acceptTerms,
  acceptTermsByKeyboard,
  fillPersonalInfoByKeyboard,
  PORTLAND,
  sendPersonalInfo,
  submitPersonalInfoByKeyboard,
} from './personal-info.ts';

/* The later steps of an application, as a person takes them. */

/** Longer than webhooks, jobs and the next poll take. */
export const SOON = { timeout: 60_000 };

export const task = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

/** Agrees to the terms, tells who she is and is verified; ends at how she repays. */
export async function becomeVerified(page: Page): Promise<void> {
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  await acceptTerms(page);
  await sendPersonalInfo(page, PORTLAND);
  await expect(task(page, "You're approved!")).toBeVisible(SOON);
  await goOn(page).click();
  await expect(task(page, 'Set up how you repay')).toBeVisible(SOON);
}

/** The same by the keyboard alone. */
export async function becomeVerifiedByKeyboard(page: Page): Promise<void> {
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  await acceptTermsByKeyboard(page);
  await fillPersonalInfoByKeyboard(page, PORTLAND);
  await submitPersonalInfoByKeyboard(page);
  await expect(task(page, "You're approved!")).toBeVisible(SOON);
  await pressOn(page, goOn(page));
  await expect(task(page, 'Set up how you repay')).toBeVisible(SOON);
}
