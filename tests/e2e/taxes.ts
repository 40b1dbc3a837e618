import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { expect, type FrameLocator, type Page } from 'playwright/test';
import { SOON } from './application.ts';
import { agreeAndTell } from './flagged.ts';
import { askSandbox } from './linking.ts';

/* Taxes as a person files them in the provider's widget, and what the tax authority answers. */

/** What is typed into the questions; amounts are whole dollars. */
export type TaxAnswers = { state: string; wages: string; withheld: string };

/** 2,400 dollars come back from the federal government; Washington taxes nobody. */
export const REFUND: TaxAnswers = { state: 'WA', wages: '35000', withheld: '4800' };

/** 3,270 dollars come back from the federal government, and 30 from Oregon. */
export const TWO_REFUNDS: TaxAnswers = { state: 'OR', wages: '35000', withheld: '6300' };

/** 132 dollars are owed to the federal government, and 348 to Oregon. */
export const OWED: TaxAnswers = { state: 'OR', wages: '35000', withheld: '2520' };

/** The provider's page inside ours. */
export const filingWidget = (page: Page): FrameLocator =>
  page.frameLocator('[role=dialog] iframe').frameLocator('iframe[title="File your taxes"]');

/** Answers the questions of the open widget, sends the return in and closes it. */
export async function fileInWidget(page: Page, answers: TaxAnswers): Promise<void> {
  const widget = filingWidget(page);
  await widget.getByLabel('State').fill(answers.state);
  await widget.getByLabel('Wages last year, in dollars').fill(answers.wages);
  await widget.getByLabel('Tax withheld, in dollars').fill(answers.withheld);
  await widget.getByRole('button', { name: 'File' }).click();
  await expect(widget.getByRole('heading', { name: 'Your taxes are filed' })).toBeVisible(SOON);
  await widget.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Has the tax authority answer what this user filed, or that with one jurisdiction. */
export async function answerReturns(
  userId: string,
  answer: { status: string; refund_amount?: number },
  only?: string,
): Promise<void> {
  type Filed = { tax_returns: { id: string; jurisdiction: string }[] };
  const path = '/control/april/tax_returns';
  const { tax_returns } = await askSandbox<Filed>('GET', `${path}.json?user=${userId}`);
  const answered = tax_returns.filter(
    ({ jurisdiction }) => jurisdiction === (only ?? jurisdiction),
  );
  if (answered.length === 0) throw new Error('She has filed nothing of that kind.');
  for (const { id } of answered) await askSandbox('POST', `${path}/${id}/status`, answer);
}

/** Her returns, as the page is told of them. */
async function taxReturnsOf(page: Page): Promise<IncomeTaxReturns['income_tax_returns']> {
  const reply = await page.request.get('/api/v1/income_tax_returns');
  return ((await reply.json()) as IncomeTaxReturns).income_tax_returns;
}

/** Waits until her returns stand so, each by its jurisdiction. */
export const returnsStand = (page: Page, ...statuses: string[]): Promise<void> =>
  expect
    .poll(async () => (await taxReturnsOf(page)).map((one) => one.tax_return_status), SOON)
    .toEqual(statuses);

/**
 * Has somebody with a bank, whose page is signed in and open, come to filing and file, by the calls that
 * the browser makes, in a fraction of its time.
 */
export async function fileTaxes(page: Page, answers: TaxAnswers): Promise<void> {
  await comeToFiling(page);
  const token = await page.evaluate(async () => {
    const reply = await fetch('/api/v1/april/access_token');
    return ((await reply.json()) as { access_token: string }).access_token;
  });
  const reply = await fetch(`${process.env['RESET_SANDBOX_URL']}/april/embed`, {
    method: 'POST',
    body: new URLSearchParams({ token, filing_status: 'single', ...answers }),
  });
  if (!reply.ok) throw new Error(`Her taxes were answered with ${reply.status}.`);
  await expect.poll(async () => (await taxReturnsOf(page)).length, SOON).toBeGreaterThan(0);
}

/** Agrees to the terms and tells who she is, which filing comes after. */
async function comeToFiling(page: Page): Promise<void> {
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(`/api/v1${path}`)).json()) as Answer;
  const task = async () =>
    (await read<ApplicationStatus>('/tax_refund_advance_application/status')).current_task_name;
  await expect.poll(task, SOON).toBe('terms_acceptance');
  await agreeAndTell(page, (await read<{ id: string }>('/users/profile')).id);
  await expect.poll(task, SOON).toBe('tax_filing_submission');
}
