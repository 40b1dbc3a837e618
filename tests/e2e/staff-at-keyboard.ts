import { expect, type Locator, type Page } from 'playwright/test';
import { codeFrom } from './inbox.ts';
import { pressOn, takeSuggestion, typeInto } from './keyboard.ts';
import type { Credentials } from './sign-in.ts';

/* What staff do in the back office with the keyboard alone. */

/** Comes to the back office by the sign-in form and its gate. */
export async function signInByKeyboard(page: Page, who: Credentials): Promise<void> {
  await page.goto('/admin');
  await page.waitForURL('**/users/sign_in');
  await typeInto(page, page.getByLabel('Email', { exact: true }), who.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), who.password);
  await typeCode(page, who, () => page.keyboard.press('Enter'));
  await page.waitForURL('**/admin');
  await proveByKeyboard(page, who);
}

/** Proves who she is, at the gate or in the dialog that asks for it once more. */
export const proveByKeyboard = (page: Page, who: Credentials): Promise<void> =>
  typeCode(page, who, () => pressOn(page, page.getByRole('button', { name: 'Send me a code' })));

async function typeCode(
  page: Page,
  { phone_number: phone }: Credentials,
  cause: () => Promise<void>,
): Promise<void> {
  const code = await codeFrom(phone ?? '', cause);
  await typeInto(page, page.getByLabel('6-digit code'), code);
  await page.keyboard.press('Enter');
}

/** Goes to a page of the area or to a person by the palette. */
export async function goByPalette(page: Page, typed: string, found: string | RegExp) {
  await page.keyboard.press('Control+k');
  await typeInto(page, page.getByRole('combobox', { name: 'Page or person' }), typed);
  await takeSuggestion(page, page.getByRole('option', { name: found, exact: true }));
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Goes to a section of a person's page by its outline. */
export async function goToSection(page: Page, name: string): Promise<Locator> {
  const outline = page.getByRole('navigation', { name: 'Sections of this page' });
  await pressOn(page, outline.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
  return page.getByRole('region', { name, exact: true });
}

interface Action {
  /** On its button. */
  name: string;
  /** What its dialog asks for beside the reason. */
  fillIn?: (dialog: Locator) => Promise<void>;
  reason: string;
  /** What is seen then. */
  outcome: Locator;
}

/** Does an action by its dialog. @returns whether a proof of who she is was asked for once more */
export async function act(page: Page, who: Credentials, action: Action): Promise<boolean> {
  await pressOn(page, page.getByRole('button', { name: action.name, exact: true }));
  const dialog = page.getByRole('dialog');
  await action.fillIn?.(dialog);
  await typeInto(page, dialog.getByRole('textbox', { name: /^Reason/ }), action.reason);
  await pressOn(page, dialog.locator('button[type="submit"]'));
  return proveIfAsked(page, who, action.outcome);
}

/** Waits for what comes of a command, and proves who she is where that is asked before; whether it was. */
export async function proveIfAsked(
  page: Page,
  who: Credentials,
  outcome: Locator,
): Promise<boolean> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.or(outcome).first()).toBeVisible();
  const isAsked = await proof.isVisible();
  if (isAsked) await proveByKeyboard(page, who);
  await expect(outcome).toBeVisible();
  return isAsked;
}
