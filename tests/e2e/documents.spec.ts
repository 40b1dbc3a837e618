import AxeBuilder from '@axe-core/playwright';
import { newId } from '@reset/service-kit';
import { expect, test, type Page } from 'playwright/test';
import { applyFlagged, openPhone, uploadPictures, uploadPicturesByKeyboard } from './flagged.ts';
import { textTo } from './inbox.ts';
import { pressOn } from './keyboard.ts';
import { pageComplaints } from './page-complaints.ts';
import { operator } from './product/running-product.ts';
import { lostAtTextSize } from './text-size.ts';

/* Applicants whose identity is doubted, and who take pictures of their ID. */

test.use({ viewport: { width: 320, height: 640 } });

const SOON = { timeout: 60_000 };
const task = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const approved = (page: Page) => expect(task(page, "You're approved!")).toBeVisible(SOON);
const wanted = (page: Page) => expect(task(page, 'We need a picture of your ID')).toBeVisible(SOON);
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Sends the link from the screen to the phone. @returns the link */
async function textLink(page: Page, number: string): Promise<string> {
  await pressOn(page, page.getByRole('button', { name: 'Send link to my phone' }));
  const ending = `We texted a link to your phone ending in ${number.slice(-4)}.`;
  await expect(page.getByRole('main').getByText(ending)).toBeVisible();
  return linkIn((await textTo(number, /pictures of your ID/)).text);
}

test('pictures that are taken on a phone approve her on the screen that she left open, with the keyboard alone [ONB-095, ONB-112, ONB-115, ONB-119]', async ({
  page,
}) => {
  const { phone: number } = await applyFlagged(page);
  await wanted(page);
  await expect(
    page.getByText(
      'You must return to this screen after uploading documents or verification will not complete.',
    ),
  ).toBeVisible();
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/document_link') && request.postData() !== '{}',
  );
  const link = await textLink(page, number);
  expect((await asked).postDataJSON()).toEqual({ phone_number: `+1${number}` });

  const { phone, close } = await openPhone(page);
  const complaints = pageComplaints(phone);
  await phone.goto(link);
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  // Said for some seconds, while the phone is still in her hand.
  const isTold = expect(task(page, "You're approved!")).toBeVisible({ timeout: 120_000 });
  isTold.catch(() => undefined);
  await uploadPicturesByKeyboard(phone, 'They are accepted');
  await pressOn(phone, phone.getByRole('link', { name: 'Continue' }));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Return to your application');
  await expect(phone.getByText('return to the screen where you applied')).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText('This has expired')).toBeVisible();
  expect(complaints).toEqual([]);
  await close();

  await isTold;
  // Loaded anew by itself, once, and a step further.
  await expect(task(page, "You're approved!")).toBeHidden(SOON);
  await expect(task(page, 'Set up how you repay')).toBeVisible(SOON);
});

test('pictures that cannot be read are asked for again, and those that are rejected end it [ONB-118]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { phone: number } = await applyFlagged(page);
  await wanted(page);
  await expect(
    page.getByRole('img', { name: 'Code with the link for your pictures' }),
  ).toBeVisible();
  const { phone, close } = await openPhone(page);
  const first = await textLink(page, number);
  await phone.goto(first);
  await uploadPictures(phone, 'They cannot be read');
  await expect(page.getByText("We couldn't read your pictures.")).toBeVisible(SOON);

  await page.getByRole('button', { name: /Send (link|it)/ }).click();
  await expect
    .poll(async () => (await textTo(number, /pictures of your ID/)).text, SOON)
    .not.toContain(first);
  await phone.goto(linkIn((await textTo(number, /pictures of your ID/)).text));
  await uploadPictures(phone, 'They are rejected');
  await close();
  await expect(page.getByText('Your identity could not be verified.')).toBeVisible(SOON);
});

test('pictures are taken on the device itself, in the provider’s widget with the key of the configuration [ONB-108, ONB-121, ONB-152, ONB-153]', async ({
  page,
}) => {
  await applyFlagged(page);
  await wanted(page);
  await test.step('that she is back is told four times, then the page is loaded anew', async () => {
    const calls = await failFourTimes(page, '**/socure_redirect/*');
    await page.goto('/apply/documents');
    // The fifth call, of the page that was loaded anew, is answered.
    await wanted(page);
    expect(calls).toEqual({ count: 5, loads: 2 });
  });
  await page.getByRole('button', { name: 'Take pictures on this device' }).click();
  const widget = page.frameLocator('[role=dialog] iframe');
  const capture = widget.frameLocator('iframe[title="Verify your identity"]');
  const settings = JSON.parse((await widget.locator('#settings').textContent()) ?? '{}');
  expect(settings).toMatchObject({
    script: `${process.env['RESET_SANDBOX_URL']}/socure/bundle.js`,
    key: 'sandbox',
  });
  await uploadPictures(capture, 'The upload breaks off');
  await expect(page.getByText("Your pictures couldn't be uploaded.")).toBeVisible();
  await test.step('pictures that cannot be saved are sent four times, then the page is loaded anew', async () => {
    const calls = await failFourTimes(page, '**/submit_verification');
    await uploadPictures(capture, 'They cannot be read');
    await expect.poll(() => calls, SOON).toEqual({ count: 4, loads: 1 });
    await expect(page.getByText("We couldn't read your pictures.")).toBeVisible(SOON);
  });
  const submitted = page.waitForResponse((reply) => reply.url().endsWith('/submit_verification'));
  await page.getByRole('button', { name: 'Take pictures on this device' }).click();
  await uploadPictures(capture, 'They are accepted');
  const reply = await submitted;
  expect([reply.status(), reply.request().postDataJSON()]).toEqual([
    200,
    { document_id: expect.any(String) },
  ]);
  await approved(page);
});

test('who has a second look taken at her by people is told the outcome by herself', async ({
  page,
}) => {
  const { id, phone: number } = await applyFlagged(page);
  await wanted(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  for (const percent of [130, 150, 200]) {
    expect(await lostAtTextSize(page, { percent, width: 320 })).toEqual([]);
  }
  const { phone, close } = await openPhone(page);
  await phone.goto(await textLink(page, number));
  await uploadPictures(phone);
  await close();
  await expect(task(page, 'Thank you for applying')).toBeVisible(SOON);
  await operator('onboarding').put(`/internal/identity_verifications/${id}/decision`, {
    decision: 'approve',
    actor_id: newId(),
    reason: 'The pictures are good.',
  });
  await expect(task(page, 'Set up how you repay')).toBeVisible(SOON);
});

/** Has the first four calls fail, and counts them and the pages that are loaded from now on. */
async function failFourTimes(page: Page, url: string) {
  const calls = { count: 0, loads: 0 };
  page.on('load', () => (calls.loads += 1));
  await page.route(url, (route) => {
    calls.count += 1;
    return calls.count > 4 ? route.fallback() : route.fulfill({ status: 503, json: {} });
  });
  return calls;
}
