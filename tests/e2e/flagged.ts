import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { expect, type BrowserContext, type Page } from 'playwright/test';
import { applyAs, newApplicant, type Applicant } from './linking.ts';
import { phoneFor } from './new-account.ts';
import { operator } from './product/running-product.ts';

/* People whose identity is doubted: the sandbox's verifier goes by the last name. */

export type Flagged = Applicant & { phone: string };

/** Somebody new, signed in on her application, whose verification wants pictures. */
export async function applyFlagged(page: Page, last_name = 'Refer'): Promise<Flagged> {
  const who = await newApplicant({ last_name });
  const phone = `20234${phoneFor(who.id).slice(-5)}`;
  const member = `/internal/members/${who.id}`;
  await operator('member').put(`${member}/bank_link`, {
    access_token: 'access-sandbox-hourly_ach',
  });
  await operator('member').put(`${member}/payroll_link`, { account_id: 'hourly_ach' });
  await applyAs(page, who);
  await expect.poll(() => taskOf(page), { timeout: 60_000 }).toBe('terms_acceptance');
  const types = TERMS_TYPES.join(',');
  const terms = await read<Disclosures>(page, `/disclosures?disclosure_types=${types}`);
  await send(page, '/acceptances/bulk', { disclosure_ids: terms.map(({ id }) => id) });
  await send(page, '/personal_infos', {
    phone_number: phone,
    date_of_birth: '1990-01-31',
    ssn: ssnFor(who.id),
    address: {
      street_one: '1 Harbor Street',
      city: 'Portland',
      state_abbr: 'OR',
      zip_code: '97201',
    },
  });
  // What was told and not sent is sent by the page itself.
  await page.reload();
  return { ...who, phone };
}

/** Nine digits that may be somebody's, and are nobody else's here. */
const ssnFor = (id: string): string => `5${phoneFor(id).slice(-6).replaceAll('0', '1')}43`;

/** In the provider's page or frame: two pictures, and what comes of them; by the last name without. */
export async function uploadPictures(
  place: Pick<Page, 'getByLabel' | 'getByRole'>,
  outcome = 'By the last name',
): Promise<void> {
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) });
  await place.getByLabel('Front of your ID').setInputFiles(picture('front.png'));
  await place.getByLabel('Back of your ID').setInputFiles(picture('back.png'));
  await place.getByLabel('What the sandbox makes of them').selectOption(outcome);
  await place.getByRole('button', { name: 'Upload pictures' }).click();
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
