import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, type Page } from 'playwright/test';
import { newId } from '@reset/service-kit';
import { newCardholder, outstanding } from './cardholder.ts';
import { mailTo } from './inbox.ts';
import { operator } from './product/running-product.ts';
import { adminToken, member, staff, visitor } from './security/people.ts';
import { signIn } from './sign-in.ts';

const PATH = '/api/v1/users/data_export';

/** Her copy, as the browser saved it. */
async function download(page: Page, password: string) {
  await page.getByLabel('Current password').fill(password);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^reset-your-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  return { files, data: JSON.parse(strFromU8(files['your-data.json'] ?? new Uint8Array())) };
}

test('a member downloads her data, whose ledger lines add up to what the screen says she owes', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const who = await newCardholder();
  for (const [cents, state] of [
    [2_415, 'posted'],
    [1_099, 'pending'],
  ] as const) {
    await operator('member').put(`/internal/members/${who.id}/card_transactions/${newId()}`, {
      occurred_at: new Date().toISOString(),
      amount_cents: cents,
      merchant_name: 'Fernwood Market',
      customer_state: state,
    });
  }
  await signIn(page, who);
  await page.goto('/account');
  expect(await outstanding(page)).toBe(35.14);
  await page.getByRole('link', { name: 'Your data' }).click();
  await page.waitForURL('**/users/your_data');
  const { files, data } = await download(page, who.password);
  await expect(page.getByRole('heading', { name: 'Your data was downloaded.' })).toBeVisible();
  const owed = (data.ledger_lines as { owed_change: string }[]).reduce(
    (cents, { owed_change: change }) => cents + Math.round(Number(change) * 100),
    0,
  );
  expect(owed).toBe(3_514);
  expect(data.account).toMatchObject([{ email: who.email }]);
  expect(data.purchases).toHaveLength(2);
  expect(data.sessions.length).toBeGreaterThan(0);
  expect(strFromU8(files['csv/purchases.csv'] ?? new Uint8Array())).toContain('Fernwood Market');
  await mailTo(who.email, /^Your data was downloaded$/);
});

test('a stranger gets nobody’s data, and neither do staff who view the product as her', async () => {
  const json = { current_password: 'correct horse 7' };
  const stranger = await visitor();
  expect((await stranger.send('POST', PATH, { json })).status).toBe(401);

  const [owner, viewer] = [await member(), await staff()];
  const headers = await adminToken(viewer);
  const path = `/api/v1/admin/users/${owner.id}/impersonate`;
  const view = () =>
    viewer.client.send('POST', path, { headers, json: { reason: 'She asked us to look.' } });
  // Once the lists of staff know her.
  await expect.poll(async () => (await view()).status).toBeLessThan(300);
  await viewer.client.open('/dashboard');
  expect((await viewer.client.send('POST', PATH, { json })).status).toBe(403);
});
