import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { expect, type BrowserContext, type Page } from 'playwright/test';
import { pressOn, typeInto } from './keyboard.ts';
import { applyAs, newLinkedApplicant, type Applicant } from './linking.ts';
import { phoneFor } from './new-account.ts';

/* People whose identity is doubted: the sandbox's verifier goes by the last name. */

export type Flagged = Applicant & { phone: string };

/** Somebody new, signed in on her application, whose verification wants pictures. */
export async function applyFlagged(page: Page, last_name = 'Refer'): Promise<Flagged> {
  const who = await newLinkedApplicant({ last_name });
  const phone = `20234${phoneFor(who.id).slice(-5)}`;
  await applyAs(page, who);
  await expect.poll(() => taskOf(page), { timeout: 60_000 }).toBe('terms_acceptance');
  await agreeAndTell(page, who.id, phone);
  // What was told and not sent is sent by the page itself, which asks every five seconds since.
  await page.reload();
  await expect.poll(() => identityOf(page), { timeout: 60_000 }).toBe('flagged_for_review');
  await page.reload();
  return { ...who, phone };
}

/** Agrees to the terms and tells who she is, by the calls that the browser makes. */
export async function agreeAndTell(
  page: Page,
  userId: string,
  phone = `20234${phoneFor(userId).slice(-5)}`,
): Promise<void> {
  const types = TERMS_TYPES.join(',');
  const terms = await read<Disclosures>(page, `/disclosures?disclosure_types=${types}`);
  await send(page, '/acceptances/bulk', { disclosure_ids: terms.map(({ id }) => id) });
  await send(page, '/personal_infos', {
    phone_number: phone,
    date_of_birth: '1990-01-31',
    ssn: ssnFor(userId),
    address: {
      street_one: '1 Harbor Street',
      city: 'Portland',
      state_abbr: 'OR',
      zip_code: '97201',
    },
  });
}

/** Nine digits that may be somebody's, and are nobody else's here. */
export const ssnFor = (id: string): string => `5${phoneFor(id).slice(-6).replaceAll('0', '1')}43`;

const UPLOAD = { name: 'Upload pictures' };
const OUTCOME = 'What the sandbox makes of them';
const PICTURES = ['Front of your ID', 'Back of your ID'] as const;
const picture = (of: string) => ({
  name: `${of}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(of),
});

/** In the provider's page or frame: two pictures, and what comes of them; by the last name without. */
export async function uploadPictures(
  place: Pick<Page, 'getByLabel' | 'getByRole'>,
  outcome = 'By the last name',
): Promise<void> {
  for (const of of PICTURES) await place.getByLabel(of).setInputFiles(picture(of));
  await place.getByLabel(OUTCOME).selectOption(outcome);
  await place.getByRole('button', UPLOAD).click();
}

/** The same in the provider's page, with the keyboard alone. */
export async function uploadPicturesByKeyboard(phone: Page, outcome: string): Promise<void> {
  for (const of of PICTURES) {
    const camera = phone.waitForEvent('filechooser');
    await pressOn(phone, phone.getByLabel(of));
    await (await camera).setFiles(picture(of));
  }
  await typeInto(phone, phone.getByLabel(OUTCOME), outcome);
  await pressOn(phone, phone.getByRole('button', UPLOAD));
}

/** The browser of a phone that nobody has signed in with. */
export async function openPhone(page: Page): Promise<{ phone: Page; close(): Promise<void> }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 320, height: 640 },
    isMobile: true,
    hasTouch: true,
  });
  return { phone: await context.newPage(), close: () => context.close() };
}

const taskOf = async (page: Page) =>
  (await read<ApplicationStatus>(page, '/card_application/status')).current_task_name;

const identityOf = async (page: Page) =>
  (await read<CurrentIdentityStatus>(page, '/identity_verifications/current_status'))
    .current_status;

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const reply = await page.request.get(`/api/v1${path}`);
  return (await reply.json()) as Answer;
}

async function send(page: Page, path: string, data: object): Promise<void> {
  const token = await page.locator('meta[name=csrf-token]').getAttribute('content');
  const reply = await page.request.post(`/api/v1${path}`, {
    data,
    headers: { origin: new URL(page.url()).origin, 'x-csrf-token': token ?? '' },
  });
  if (!reply.ok()) throw new Error(`${path} was refused: ${await reply.text()}`);
}
