import { expect, test } from 'playwright/test';
import { applyAs, choose, newApplicant } from './linking.ts';

/* A search among many, and a choice among few, as they say how they are answered. */

const PAUSE_MS = 300;

test('a search asks once the typing pauses, and takes one of its list alone [PLT-015, PLT-016, PLT-017, PLT-018, PLT-020]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search_institutions')) asked.push(searchParams.get('name') ?? '');
  });
  await applyAs(page, await newApplicant());
  const search = page.getByRole('combobox', { name: 'Your bank or credit union' });
  const connect = page.getByRole('button', { name: 'Connect', exact: true });
  await search.click();

  await test.step('one character is too few, whatever is around it', async () => {
    await page.keyboard.insertText(' a ');
    await page.waitForTimeout(2 * PAUSE_MS);
    expect(asked).toEqual([]);
  });

  await test.step('what is typed fast is one question', async () => {
    await search.fill('');
    await page.keyboard.insertText('al');
    await page.keyboard.insertText('d');
    await page.keyboard.insertText('er');
    await expect(page.getByRole('option', { name: 'Alder Valley Bank' })).toBeVisible();
    expect(asked).toEqual(['alder']);
    await expect(page.getByRole('listbox')).toHaveCSS('max-height', '160px');
  });

  await test.step('a text of which nothing is chosen is refused', async () => {
    await search.press('Escape');
    await search.press('Tab');
    await expect(search).toHaveValue('alder');
    await connect.click();
    await expect(
      page.getByText('Please select an item from the list', { exact: true }),
    ).toBeVisible();
    await expect(search).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await choose(page, 'Your bank or credit union', 'Alder Valley Bank');
  await expect(page.getByText('Please select an item from the list')).toHaveCount(0);
  await connect.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a search and a choice say how they begin [PLT-019]', async ({ page }) => {
  await page.goto('/budget?stage=questionnaire&step=3');
  const frequency = page.getByRole('combobox', { name: 'How often' });
  const first = frequency.getByRole('option', { name: 'Select one' });
  expect(await frequency.locator('option').first().innerText()).toBe('Select one');
  await expect(first).toBeDisabled();
  await applyAs(page, await newApplicant());
  await expect(page.getByRole('combobox', { name: 'Your bank or credit union' })).toHaveAttribute(
    'placeholder',
    'Start typing to search',
  );
});
