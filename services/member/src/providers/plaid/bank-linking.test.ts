import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { sharedProviderSandbox } from '@reset/service-kit/testing';
import { Products } from 'plaid';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { plaidClient } from './ask-plaid.ts';
import { plaidBankData } from './bank-data.ts';
import { plaidBankLinking } from './bank-linking.ts';

let sandbox: Awaited<ReturnType<typeof sharedProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([sharedProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const client = (baseUrl = `${sandbox.url}/plaid`) =>
  plaidClient({ baseUrl, clientId: 'sandbox', secret: 'sandbox' });
const wanted = (changes: object = {}) => ({
  userId: newId(),
  name: 'Hazel Hourly',
  institutionId: null,
  repairs: null,
  webhook: 'http://127.0.0.1:9/plaid',
  ...changes,
});
const onScript = () => plaidBankLinking(client(scripted.url));

describe('plaidBankLinking', () => {
  it('opens the sandbox’s widget, of which nothing has come yet', async () => {
    const linking = plaidBankLinking(client());
    const { linkToken, expiresAt } = await linking.startSession(wanted());
    expect(linkToken).toMatch(/^link-/);
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    expect(await linking.readOutcome(linkToken)).toEqual([]);
  });

  it('opens the repair of a link', async () => {
    const repairs = 'access-sandbox-hourly_ach';
    const session = await plaidBankLinking(client()).startSession(wanted({ repairs }));
    expect(session.linkToken).toMatch(/^link-/);
  });

  it('exchanges a public token, and the same again for the same', async () => {
    const created = await client().sandboxPublicTokenCreate({
      institution_id: 'ins_sandbox_1',
      initial_products: [Products.Transactions],
    });
    const linking = plaidBankLinking(client());
    const exchanged = await linking.exchange(created.data.public_token);
    expect(await linking.exchange(created.data.public_token)).toEqual(exchanged);
    const item = await plaidBankData(client()).readItem(exchanged.accessToken);
    expect(item).toMatchObject({ itemId: exchanged.itemId, error: null });
  });

  it('is refused for tokens and banks that nobody knows', async () => {
    const linking = plaidBankLinking(client());
    const refused = { reason: 'refused' };
    await expect(linking.exchange('public-sandbox-nobody')).rejects.toMatchObject(refused);
    await expect(linking.readOutcome('link-sandbox-nobody')).rejects.toMatchObject(refused);
    const nowhere = wanted({ institutionId: 'ins_nobody' });
    await expect(linking.startSession(nowhere)).rejects.toMatchObject(refused);
  });

  it('finds what came of a widget wherever Plaid writes it, each once', async () => {
    scripted.answer(() => ({
      body: {
        link_sessions: [
          {
            on_success: { public_token: 'a' },
            results: { item_add_results: [{ public_token: 'a' }] },
          },
          { on_success: null, results: { item_add_results: [{ public_token: 'b' }] } },
          { results: null },
          {},
        ],
      },
    }));
    expect(await onScript().readOutcome('link-1')).toEqual(['a', 'b']);
    scripted.answer(() => ({ body: {} }));
    expect(await onScript().readOutcome('link-1')).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['tokens that are no text', { access_token: 1, item_id: 2, link_token: 3 }],
    ['no JSON', '<html>'],
  ])('is unavailable when the reply is %s', async (_what, body) => {
    scripted.answer(() => ({ body }));
    const unavailable = { reason: 'unavailable' };
    await expect(onScript().exchange('x')).rejects.toMatchObject(unavailable);
    await expect(onScript().startSession(wanted())).rejects.toMatchObject(unavailable);
  });
});
