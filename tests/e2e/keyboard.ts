import { expect, type Locator, type Page } from 'playwright/test';

const MAX_TABS = 60;
const MAX_ARROWS = 30;
const MAX_WAIT_MS = 60_000;

/** Presses Tab until the element has the focus, as who uses no mouse does; back to what stands before. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ timeout: MAX_WAIT_MS });
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    const place = await placeOf(target);
    if (place === 'focused') return;
    await page.keyboard.press(place === 'behind' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`The Tab key never leads to ${target}.`);
}

/** Types into a field that the Tab key leads to. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Presses a button or follows a link that the Tab key leads to. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into one of our searches, and takes the suggestion of that name. */
export async function chooseByKeyboard(page: Page, label: string, name: string): Promise<void> {
  await typeInto(page, page.getByRole('combobox', { name: label }), name);
  await takeSuggestion(page, page.getByRole('option', { name, exact: true }));
}

/** Takes one of the suggestions of the search that has the focus. */
export async function takeSuggestion(page: Page, suggestion: Locator): Promise<void> {
  await suggestion.waitFor();
  for (let pressed = 0; pressed < MAX_ARROWS; pressed += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await suggestion.getAttribute('data-focused')) !== null) break;
  }
  await page.keyboard.press('Enter');
}

/** Chooses one of several radio buttons of which none is chosen: Tab leads to the first, arrows to the others. */
export async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  await typeInto(page, page.getByRole('radio').first(), ' ');
  for (let pressed = 0; pressed < MAX_ARROWS && !(await isSoonChecked(radio)); pressed += 1)
    await page.keyboard.press('ArrowDown');
}

/** A key is answered before a busy page has done what it does. */
const isSoonChecked = (radio: Locator): Promise<boolean> =>
  expect(radio)
    .toBeChecked({ timeout: 500 })
    .then(() => true)
    .catch(() => false);

/** Where an element is as seen from the one that has the focus, in the order of the Tab key. */
const placeOf = (target: Locator): Promise<'focused' | 'ahead' | 'behind'> =>
  target.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument;
    if (element === activeElement) return 'focused';
    const place = (activeElement ?? body).compareDocumentPosition(element);
    return place & Node.DOCUMENT_POSITION_PRECEDING ? 'behind' : 'ahead';
  });
