import { expect, test, type Page } from 'playwright/test';
import { pressOn, typeInto } from './keyboard.ts';
import { applyAs, newLinkedApplicant } from './linking.ts';
import {
  acceptTermsByKeyboard,
  applyUpToPersonalInfo,
  fillPersonalInfo,
  fillPersonalInfoByKeyboard,
  PORTLAND,
  submitPersonalInfoByKeyboard,
} from './personal-info.ts';

test.use({ viewport: { width: 320, height: 640 } });

const task = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('who she is, is asked for with masks, looked over and sent, and what is missing or refused is said [PLT-021, PLT-022, PLT-023, PLT-024, PLT-025, PLT-026, ONB-004, ONB-092, ONB-093, ONB-094, ONB-096, ONB-097, ONB-099, ONB-100, ONB-103, ONB-104, ONB-105]', async ({
  page,
}) => {
  const saidOf = async (label: string) => {
    const described = (await field(page, label).getAttribute('aria-describedby')) ?? '';
    const texts = described.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText());
    return (await Promise.all(texts)).at(-1);
  };
  await applyUpToPersonalInfo(page);
  await expect(page.getByText('Residential addresses only, no PO boxes.')).toBeVisible();
  await expect(page.getByText('You must be 18 or older.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText('Nina Newcomer');
  await expect(page.getByLabel(/name/i)).toHaveCount(0);
  await expect(page.getByText("Your name can't be edited here. Contact support to")).toBeVisible();

  await test.step('nothing may be left out but the second line of the address', async () => {
    await button(page, 'Continue').click();
    await expect(page.locator('[aria-invalid]')).toHaveCount(7);
    for (const [label, words] of [
      ['Street address', 'Enter your street address.'],
      ['City', 'Enter your city.'],
      ['State', 'Enter your state.'],
      ['Zip code', 'Enter your zip code.'],
      ['Social Security number', 'Enter your Social Security number.'],
    ] as const) {
      expect(await saidOf(label)).toBe(words);
    }
    await expect(page.getByLabel(/^Apartment/)).not.toHaveAttribute('aria-invalid');
  });

  await test.step('what is typed takes its shape', async () => {
    for (const [label, typed, shown] of [
      ['Phone number', '5551234567', '(555) 123-4567'],
      ['Date of birth', '01311990', '01/31/1990'],
      ['Social Security number', '512347890', '512-34-7890'],
    ] as const) {
      await field(page, label).pressSequentially(typed);
      await expect(field(page, label)).toHaveValue(shown);
    }
    await expect(field(page, 'State')).toHaveAttribute('maxlength', '2');
    await field(page, 'State').pressSequentially('4te');
    await expect(field(page, 'State')).toHaveValue('TE');
    await field(page, 'State').pressSequentially('x');
    await expect(field(page, 'State')).toHaveValue('TX');
  });

  await test.step('a zip code has five digits', async () => {
    await field(page, 'Zip code').fill('1234');
    await button(page, 'Continue').click();
    expect(await saidOf('Zip code')).toBe('Enter a zip code of 5 digits.');
    await field(page, 'Zip code').fill('');
    await field(page, 'Zip code').pressSequentially('123456');
    await expect(field(page, 'Zip code')).toHaveValue('12345');
  });

  const REFUSED = 'Enter the city where you live.';
  await test.step('what is refused after a look at it is said at its field, and nothing is lost but her number', async () => {
    for (const [label, text] of [
      ['Phone number', '2025550123'],
      ['Street address', '1 Harbor Street'],
      ['City', 'Portland'],
      ['State', 'OR'],
      ['Zip code', '97201'],
    ] as const) {
      await field(page, label).fill(text);
    }
    await page.route(
      '**/api/v1/personal_infos',
      (route) => route.fulfill({ status: 422, json: refusal({ city: [REFUSED] }) }),
      { times: 1 },
    );
    const expectKept = async (ssn: string) => {
      for (const [label, text] of [
        ['Phone number', '(202) 555-0123'],
        ['Date of birth', '01/31/1990'],
        ['City', 'Portland'],
        ['Social Security number', ssn],
      ] as const) {
        await expect(field(page, label)).toHaveValue(text);
      }
    };
    await button(page, 'Continue').click();
    await expect(task(page, 'Check your information')).toBeVisible();
    await button(page, 'I need to make a change').click();
    await expectKept('512-34-7890');
    await button(page, 'Continue').click();
    await button(page, 'Submit').click();
    await expect(task(page, 'Tell us who you are')).toBeVisible();
    expect(await saidOf('City')).toBe(REFUSED);
    // Her number was sent, and is typed anew.
    await expectKept('');
    await field(page, 'Social Security number').fill('512347890');
  });

  await test.step('what is sent has no masks', async () => {
    const sent = page.waitForResponse('**/api/v1/personal_infos');
    await button(page, 'Continue').click();
    await button(page, 'Submit').click();
    const reply = await sent;
    expect([reply.status(), reply.request().postDataJSON()]).toEqual([
      201,
      expect.objectContaining({ phone_number: '2025550123', date_of_birth: '1990-01-31' }),
    ]);
    await expect(task(page, 'Check your information')).toBeHidden();
  });
});

test('who lives where the card is not to be had is told so, may ask to hear when it opens, and goes on once she has moved, with the keyboard alone', async ({
  page,
}) => {
  const kept = page.getByRole('main').getByText(/email you once, .+ available in Kansas\.$/);
  const ask = button(page, 'Tell me when it opens');
  await applyAs(page, await newLinkedApplicant());
  await acceptTermsByKeyboard(page);
  await typeInto(page, field(page, 'State'), 'KS');
  await expect(page.getByText("The card isn't available in Kansas yet.")).toBeVisible();
  await expect(field(page, 'Social Security number')).toHaveCount(0);
  await expect(button(page, 'Continue')).toHaveCount(0);

  await pressOn(page, ask);
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(kept).toBeVisible();
  await page.goto('/card-transactions');
  await expect(
    page.getByText("The card isn't available where you live yet", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('We need to verify your account data')).toHaveCount(0);
  await page.goto('/apply');
  await expect(kept).toBeVisible();

  await pressOn(page, button(page, 'I live somewhere else'));
  await expect(task(page, 'Tell us who you are')).toBeVisible();
  await field(page, 'State').fill('');
  await fillPersonalInfoByKeyboard(page, PORTLAND);
  await submitPersonalInfoByKeyboard(page);
  await expect(page.getByText("The card isn't available in Kansas yet.")).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
});

test('a double click on Continue comes to what is looked over, and sends nothing [ONB-103]', async ({
  page,
}) => {
  // Where the form's button and the one that sends are in the same place.
  await page.setViewportSize({ width: 1280, height: 900 });
  await applyUpToPersonalInfo(page);
  await fillPersonalInfo(page, PORTLAND);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await button(page, 'Continue').dblclick({ delay: 30 });
  await expect(task(page, 'Check your information')).toBeVisible();
  // Both buttons take presses again, and neither was pressed.
  await button(page, 'Submit').click({ trial: true });
  expect(sent.filter((path) => path.includes('personal_infos'))).toEqual([]);
});

/** As the service refuses what it does not like. */
const refusal = (errors: Record<string, string[]>) => ({
  error: 'Please check what you entered.',
  code: 'invalid_request',
  errors,
  request_id: 'r-1',
});
