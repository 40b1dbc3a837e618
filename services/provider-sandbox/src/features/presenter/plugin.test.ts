import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Service } from '@reset/service-kit';
import { fixedClock } from '@reset/service-kit/testing';
import { buildApp } from '../../app.ts';
import type { Context } from '../../context.ts';
import type { Person } from '#features/synctera/synctera-records.ts';
import { syncteraCustomer, type AchReply } from '#features/synctera/testing/synctera-customer.ts';
import { NOW, testContext } from '../../testing/test-context.ts';
import { SEEDED_MEMBERS } from './presenter.ts';

let folder: string;
let context: Context;
let app: Service;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-presenter-'));
  context = testContext(fixedClock(NOW), {
    PRODUCT_TIME_FILE: join(folder, 'ahead'),
    SANDBOX_PRODUCT_URL: 'http://localhost:8080',
  });
  app = buildApp(context);
});
afterEach(async () => {
  await app.close();
  context.productTime?.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (member = 'hourly_ach') =>
  (await app.inject(`/presenter?member=${member}`)).body;
/** What the page says of it then, without its elements. */
async function press(member: string, event: string): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/presenter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `member=${member}&event=${event}`,
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    `/presenter?member=${member}#happened`,
  ]);
  const [, newest = ''] = /<ol>.*?<\/time><\/p>\n<p>(.*?)<\/li>/s.exec(await page(member)) ?? [];
  return newest.replaceAll(/<[^>]*>/g, '');
}
/** Who is Hazel from now on, of those whom Synctera knows. */
async function asHazel(customerId: string): Promise<void> {
  const persons = context.store.of<Person>('synctera_person');
  const person = persons.get(customerId);
  if (person) persons.put(customerId, { ...person, email: 'hazel.hourly@example.com' });
}
const startSynctera = async () =>
  syncteraCustomer(await app.listen({ host: '127.0.0.1', port: 0 }));

describe('the presenter’s page', () => {
  it('offers the clock and the events for each member', async () => {
    const body = await page('tax_rejected');
    expect(body).toContain('Friday, November 20, 2026 at 12:00 in Los Angeles');
    for (const { name } of SEEDED_MEMBERS) expect(body).toContain(`>${name}</a>`);
    expect(body).toContain('aria-current="true">Rita Return');
    expect([...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Payday',
      'Next banking day',
      'Broken link',
      'Declined purchase',
      'Returned debit',
      'Accepted return',
    ]);
    expect(body).toContain('Nothing was pressed yet.');
  });

  it('moves the time of the product to payday, and leads to where that is seen', async () => {
    for (const key of ['hourly_ach', 'direct_deposit']) {
      await app.inject({ url: `/pinwheel/v1/accounts/${key}`, headers: { 'x-api-secret': 'x' } });
    }
    expect(await press('hourly_ach', 'payday')).toContain('Tuesday, December 1, 2026 at 10:00');
    expect(context.clock.now().toISOString()).toBe('2026-12-01T18:00:00.000Z');
    expect(await page()).toContain('href="http://localhost:8080/dashboard#payday"');
  });

  it('brings the pay of payday to the bank of who repays by debit', async () => {
    const item = { client_id: 'c', secret: 's', access_token: 'access-sandbox-hourly_ach' };
    const balance = async () => {
      const url = '/plaid/accounts/balance/get';
      const reply = await app.inject({ method: 'POST', url, payload: item });
      return reply.json().accounts[0].balances.available;
    };
    expect(await balance()).toBe(1_250);
    await press('hourly_ach', 'payday');
    expect(await balance()).toBe(2_507.12);
    const payload = { ...item, count: 500 };
    const read = await app.inject({ method: 'POST', url: '/plaid/transactions/sync', payload });
    const { added } = read.json<{ added: object[] }>();
    expect(added).toContainEqual(
      expect.objectContaining({
        name: 'JUNIPER LANE MARKETS PAYROLL PPD',
        amount: -1_257.12,
        date: '2026-12-01',
      }),
    );
  });

  it('breaks the link of a member to her bank, once', async () => {
    const access_token = 'access-sandbox-hourly_ach';
    const item = { client_id: 'c', secret: 's', access_token };
    expect(await press('hourly_ach', 'broken_link')).toContain('has linked no bank');
    await app.inject({ method: 'POST', url: '/plaid/item/get', payload: item });
    expect(await press('hourly_ach', 'broken_link')).toContain('asks Hazel Hourly to sign in');
    const reply = await app.inject({
      method: 'POST',
      url: '/plaid/accounts/balance/get',
      payload: item,
    });
    expect(reply.json()).toMatchObject({ error_code: 'ITEM_LOGIN_REQUIRED' });
    expect(await press('hourly_ach', 'broken_link')).toContain('is broken already');
  });

  it('has a purchase asked for that is declined, for who has a card', async () => {
    const synctera = await startSynctera();
    expect(await press('hourly_ach', 'declined_purchase')).toContain('no card that is active');
    expect(await page()).not.toContain('See it: Card transactions');
    const { customer_id } = await synctera.card();
    await asHazel(customer_id);
    expect(await press('hourly_ach', 'declined_purchase')).toBe(
      'Declined purchase, Hazel Hourly: The purchase of Hazel Hourly was declined: INSUFFICIENT_FUNDS. See it: Card transactions',
    );
    expect(await press('zero_limit', 'declined_purchase')).toContain('Zane Zero has no card');
  });

  it('has the debit come back that was sent last, once', async () => {
    const synctera = await startSynctera();
    const { send, customer_id } = await synctera.owner();
    await asHazel(customer_id);
    expect(await press('hourly_ach', 'returned_debit')).toContain('Press Payday first');
    const { id } = (await send()).body;
    expect(await press('hourly_ach', 'returned_debit')).toContain('of $40.00 from Hazel Hourly');
    const { body } = await synctera.ask<AchReply>('GET', `/ach/${id}`);
    expect(body).toMatchObject({ status: 'DECLINED', return_data: { code: 'R01' } });
    expect(await press('hourly_ach', 'returned_debit')).toContain('Press Payday first');
  });

  it('says what a provider refuses', async () => {
    const { send, customer_id } = await (await startSynctera()).owner();
    await asHazel(customer_id);
    await send();
    await app.inject({ method: 'PUT', url: '/clock', payload: { offset_ms: 20 * 86_400_000 } });
    expect(await press('hourly_ach', 'returned_debit')).toContain('it is too late for R01');
  });

  it('has the return of a member accepted', async () => {
    expect(await press('tax_rejected', 'accepted_return')).toContain('has filed no return');
    const created = await app.inject({
      method: 'POST',
      url: '/april/v1/users',
      headers: { authorization: 'Bearer sandbox' },
      payload: {
        external_id: 'rita',
        first_name: 'Rita',
        last_name: 'Return',
        email: 'rita.return@example.com',
      },
    });
    const { id } = created.json().user;
    const token = await app.inject({
      method: 'POST',
      url: `/april/v1/users/${id}/access_tokens`,
      headers: { authorization: 'Bearer sandbox' },
    });
    const answers = { filing_status: 'single', state: 'WA', wages: '38000', withheld: '4500' };
    await app.inject({
      method: 'POST',
      url: '/april/embed',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: token.json().access_token, ...answers }).toString(),
    });
    expect(await press('tax_rejected', 'accepted_return')).toContain('for 2025 is accepted');
    const returns = await app.inject('/control/april/tax_returns.json?user=rita');
    expect(returns.json().tax_returns).toMatchObject([{ status: 'accepted' }]);
    expect(await press('tax_rejected', 'accepted_return')).toContain('answered already');
  });

  it.each([
    { member: 'nobody', event: 'payday' },
    { member: 'hourly_ach', event: 'nothing' },
  ])('knows nothing of %j', async (payload) => {
    const reply = await app.inject({ method: 'POST', url: '/presenter', payload });
    expect(reply.statusCode).toBe(404);
  });

  it('is pressed by no page of another site', async () => {
    const payload = { member: 'hourly_ach', event: 'payday' };
    const headers = { 'sec-fetch-site': 'cross-site' };
    const reply = await app.inject({ method: 'POST', url: '/presenter', headers, payload });
    expect(reply.statusCode).toBe(403);
    expect(await page()).toContain('Nothing was pressed yet.');
  });

  it('has no clock where the sandbox runs by itself', async () => {
    const alone = testContext(fixedClock(NOW));
    const other = buildApp(alone);
    const { body } = await other.inject('/presenter');
    await other.close();
    expect(body).not.toContain('Next banking day');
    expect(body).not.toContain('The product believes');
  });
});
