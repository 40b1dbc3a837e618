import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId } from '@reset/service-kit';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { type MovedService, startMovedService } from '#testing/moved-service.ts';
import { TAX_MAIL_QUEUE } from './tax-mail-job.ts';

/* The service's own process, killed by the kernel between the steps of a return and of its refund. */

const YEAR = new Date().getUTCFullYear() + 1;
const FILED = Date.parse(`${YEAR}-02-10T18:00:00Z`);
const HOURS = 3_600_000;
/** What is read by itself was not read for a day. */
const DAY = 25 * HOURS;
const REFUND_CENTS = 160_000;

let service: MovedService;
beforeAll(async () => {
  service = await startMovedService(CARD_APPLICANT);
});
afterAll(() => service.stop());

async function askSandbox<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const reply = await fetch(`${service.sandbox.url}${path}`, {
    method,
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
  const text = await reply.text();
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** Somebody with a card and a deposit account who owes 77.55 dollars, and has a return to be read. */
async function oneWhoFiled(userId: string): Promise<{ aprilUserId: string }> {
  const now = new Date();
  await service
    .database('member')
    .insert({ user_id: userId, repayment_method: 'direct_deposit_flow', created_at: now });
  const { url, stop } = await service.start(null);
  await service.put(url, `${userId}/card_account`, { person: CARD_APPLICANT });
  await service.put(url, `${userId}/deposit_account`, { person: CARD_APPLICANT });
  await service.put(url, `${userId}/card_transactions/${newId()}`, {
    occurred_at: new Date(Date.now() - 24 * HOURS).toISOString(),
    amount_cents: 7_755,
    merchant_name: 'Harbor Street Grocery',
    customer_state: 'posted',
  });
  await stop();
  const { user } = await askSandbox<{ user: { id: string } }>('POST', '/april/v1/users', {
    external_id: userId,
    first_name: 'Tess',
    last_name: 'Taxes',
  });
  await service.database('tax_filer').insert({
    user_id: userId,
    april_user_id: user.id,
    started_at: now,
    opened_at: new Date(FILED),
    reading_asked_at: now,
    home_state: 'OR',
  });
  return { aprilUserId: user.id };
}

/** She answers the questions of the frame. */
async function file(aprilUserId: string): Promise<void> {
  const granted = await askSandbox<{ access_token: string }>(
    'POST',
    `/april/v1/users/${aprilUserId}/access_tokens`,
  );
  const fields = { filing_status: 'single', state: 'WA', wages: '35000', withheld: '4000' };
  const body = new URLSearchParams({ token: granted.access_token, ...fields });
  const reply = await fetch(`${service.sandbox.url}/april/embed`, { method: 'POST', body });
  expect(reply.ok).toBe(true);
}

/** What the tax authority answers. */
async function answer(aprilUserId: string, status: string): Promise<void> {
  const { tax_returns } = await askSandbox<{ tax_returns: { id: string }[] }>(
    'GET',
    `/april/v1/users/${aprilUserId}/tax_returns`,
  );
  await askSandbox('POST', `/control/april/tax_returns/${tax_returns[0]?.id}/status`, { status });
}

const returns = (): Promise<object[]> =>
  service.database('income_tax_return').select('status', 'refund_cents', 'refunded_by');
const happened = (): Promise<string[]> =>
  service
    .database('event')
    .where('type', 'like', 'tax_return.%')
    .orderBy('subject_version')
    .pluck('type');
const mails = async (): Promise<number> =>
  (await service.database(`${jobsSchema('member')}.job`).where({ name: TAX_MAIL_QUEUE })).length;

async function killAt(place: string): Promise<void> {
  expect([place, await service.killAt(place)]).toEqual([place, 'SIGKILL']);
}

/** Until a process that lives has done what the killed ones left. */
async function finish(isDone: () => Promise<void>): Promise<void> {
  const { stop } = await service.start(null);
  await eventually(isDone, 60_000);
  await stop();
}

describe('a return and its refund', () => {
  it('are read, mailed and repaid once, wherever the process was killed', async () => {
    const userId = newId();
    const { aprilUserId } = await oneWhoFiled(userId);
    await service.moveTo(FILED);
    await killAt('refund-destination.told');
    await file(aprilUserId);
    await answer(aprilUserId, 'accepted');

    await service.moveTo(FILED + DAY);
    await killAt('tax-returns.read');
    expect(await returns()).toEqual([]);
    await service.moveTo(FILED + 2 * DAY);
    await killAt('tax-returns.recorded');
    expect(await returns()).toMatchObject([{ status: 'accepted', refund_cents: REFUND_CENTS }]);
    const filed = ['tax_return.submitted', 'tax_return.accepted'];
    expect([await happened(), await mails()]).toEqual([filed, 1]);

    await answer(aprilUserId, 'refund_received');
    await service.moveTo(FILED + 4 * DAY);
    await killAt('pay.recorded');
    await service.moveTo(FILED + 6 * DAY);
    await finish(async () => {
      expect(await happened()).toEqual([...filed, 'tax_return.refund_received']);
      expect(await service.database('incoming_deposit').select('amount_cents', 'kind')).toEqual([
        { amount_cents: REFUND_CENTS, kind: 'tax_refund' },
      ]);
    });
    expect(await returns()).toMatchObject([
      { status: 'refund_received', refunded_by: expect.any(String) },
    ]);
    expect(
      await service.database('card_transaction').select('customer_state', 'repaid_cents'),
    ).toEqual([{ customer_state: 'repaid', repaid_cents: 7_755 }]);
    expect((await service.database.raw('SELECT * FROM money_problems()')).rows).toEqual([]);
  }, 240_000);
});
