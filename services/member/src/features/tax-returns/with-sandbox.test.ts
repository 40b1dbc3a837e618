import type { IncomeTaxReturns, TaxFilingAccess } from '@reset/api-contract/member/tax-returns.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, systemClock } from '@reset/service-kit';
import { eventually, type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { aprilTaxFiling } from '#providers/april/tax-filing.ts';
import { aprilWebhooks } from '#providers/april/webhook.ts';
import { syncteraCardIssuing } from '#providers/synctera/card-issuing.ts';
import { syncteraCardRecords } from '#providers/synctera/card-records.ts';
import { syncteraIncomingDeposits } from '#providers/synctera/incoming-deposits.ts';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { forwardWebhooks } from '#testing/forward-webhooks.ts';
import { issuerAtSandbox } from '#testing/issuer-at-sandbox.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { problemsOf } from '#testing/some-cardholder.ts';

/* The service with the sandbox's April and issuer, whose webhooks come as the gateway passes them. */

const FILED = '2027-02-01T18:00:00Z';

let sandbox: RunningSandbox;
let service: MemberServiceUnderTest;
let webhooks: Awaited<ReturnType<typeof forwardWebhooks>>;
let issuer: ReturnType<typeof issuerAtSandbox>;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
  webhooks = await forwardWebhooks(() => service.app);
  issuer = issuerAtSandbox(sandbox);
  const { synctera } = issuer;
  service = await startMemberService({
    taxFiling: aprilTaxFiling({ baseUrl: `${sandbox.url}/april`, apiKey: 'sandbox' }),
    isTaxFilingWebhook: aprilWebhooks('shared', systemClock),
    cardIssuing: syncteraCardIssuing(synctera),
    cardRecords: syncteraCardRecords(synctera),
    incomingDeposits: syncteraIncomingDeposits(synctera),
  });
  await service.database('subscription').insert({ owner: 'public', is_live: true });
  service.clock.set(FILED);
  await issuer.setClock(FILED);
  await issuer.ask('POST', '/control/april/webhook_url', {
    url: `${webhooks.url}/april`,
    secret: 'shared',
  });
});
afterAll(async () => {
  await webhooks.stop();
  await Promise.all([service.stop(), sandbox.stop()]);
});

/** Somebody with a card and a deposit account, a tenth of whose refund is advanced. */
async function someFiler() {
  const userId = await someMember(service, 'bank_link', 'card_account');
  await service.put(`${userId}/deposit_account`, { person: CARD_APPLICANT });
  await service.database.raw(
    `INSERT INTO person_reading (generation, user_id, partner_slug)
     SELECT generation, ?, 'hvfcu' FROM subscription WHERE owner = 'public' AND is_live`,
    [userId],
  );
  await service.put(`${userId}/limit_config`, { income_tax_refund_advance_multiplier: 0.1 });
  const returns = async () =>
    (await service.get(userId, '/income_tax_returns')).json<IncomeTaxReturns>().income_tax_returns;
  return {
    userId,
    /** Answers the questions in the filer's frame, as a browser does. */
    async file(withheld = '4000'): Promise<void> {
      const opened = await service.get(userId, '/april/access_token');
      const { access_token: token } = opened.json<TaxFilingAccess>();
      const fields = { filing_status: 'single', state: 'WA', wages: '35000', withheld };
      const body = new URLSearchParams({ token, ...fields });
      await fetch(`${sandbox.url}/april/embed`, { method: 'POST', body });
    },
    /** What the tax authority answers. */
    async answer(body: object): Promise<void> {
      const reply = await fetch(`${sandbox.url}/control/april/tax_returns.json?user=${userId}`);
      const { tax_returns } = (await reply.json()) as { tax_returns: { id: string }[] };
      await issuer.ask('POST', `/control/april/tax_returns/${tax_returns[0]?.id}/status`, body);
    },
    /** Once a webhook has come, and what it asks for is done. */
    stands: (...expected: object[]) =>
      eventually(async () => {
        await service.jobs.finish();
        expect(await returns()).toMatchObject(expected);
      }),
    async overview() {
      await service.limits();
      return (await service.get(userId, '/dashboard/overview')).json();
    },
  };
}

describe('taxes that are filed in the frame', () => {
  it('are accepted, a part of the refund is spent, and what comes in repays it to the cent', async () => {
    const one = await someFiler();
    const before = (await one.overview()).dsl.max_amount;
    await one.file();
    await one.stands({ tax_return_status: 'submitted', refund_amount: 1_600 });
    await one.answer({ status: 'accepted' });
    await one.stands({ tax_return_status: 'accepted', refund_advance_amount: 160 });
    expect(await one.overview()).toMatchObject({
      dsl: { max_amount: before + 160 },
      tax_refund: { amount: 160 },
    });
    const bought = await service.put(`${one.userId}/card_transactions/${newId()}`, {
      occurred_at: FILED,
      amount_cents: 7_755,
      merchant_name: 'Harbor Street Grocery',
      customer_state: 'posted',
    });
    expect(bought.statusCode).toBe(204);
    // Less than was filed.
    await one.answer({ status: 'refund_received', refund_amount: 60_010 });
    await one.stands({ tax_return_status: 'refund_received', refund_advance_amount: 0 });
    await service.jobs.add(service.database, 'sync-deposit-account', { user_id: one.userId });
    await service.jobs.finish();
    expect(await one.overview()).toMatchObject({
      dsl: { max_amount: before },
      tax_refund: null,
      reset_card: { amount: 0 },
      deposit_balance: 522.55,
    });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('are rejected, corrected and sent again', async () => {
    const one = await someFiler();
    await one.file();
    await one.stands({ tax_return_status: 'submitted' });
    await one.answer({ status: 'rejected' });
    await one.stands({ tax_return_status: 'rejected', refund_advance_amount: 0 });
    await one.file('4500');
    await one.stands({ tax_return_status: 'submitted', refund_amount: 2_100 });
    await one.answer({ status: 'accepted' });
    await one.stands({ tax_return_status: 'accepted', refund_advance_amount: 210 });
    expect((await one.overview()).tax_refund).toEqual({ amount: 210 });
  });

  it('keep what is owed to the tax authority, of which nothing is advanced', async () => {
    const one = await someFiler();
    const before = (await one.overview()).dsl.max_amount;
    await one.file('2250');
    await one.answer({ status: 'accepted' });
    await one.stands({
      tax_return_status: 'accepted',
      refund_amount: -150,
      refund_advance_amount: 0,
    });
    expect(await one.overview()).toMatchObject({ dsl: { max_amount: before }, tax_refund: null });
  });
});
