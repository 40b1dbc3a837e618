import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { startProviderSandbox } from '@reset/service-kit/testing';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { pinwheelPayrollData } from './payroll-data.ts';
import { pinwheelPayrollLinking } from './payroll-linking.ts';

let sandbox: Awaited<ReturnType<typeof startProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([startProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const ours = () => ({ baseUrl: `${sandbox.url}/pinwheel`, secret: 'sandbox' });
const linking = () => pinwheelPayrollLinking(ours());
const onScript = () => pinwheelPayrollLinking({ baseUrl: scripted.url, secret: 'secret' });
const wanted = { userId: 'user-1', platformId: null, repairs: null, deposit: null };
const control = async (path: string, body: object) => {
  const reply = await fetch(`${sandbox.url}/control/pinwheel/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as { account: { id: string } };
};

describe('createLinkToken', () => {
  it('gets one of the sandbox, at a platform and to repair an account as well', async () => {
    const userId = newId();
    const { account } = await control('accounts', { end_user_id: userId });
    const tokens = [
      await linking().createLinkToken({ ...wanted, userId }),
      await linking().createLinkToken({ ...wanted, userId, platformId: 'sandbox-paylark' }),
      await linking().createLinkToken({ ...wanted, userId, repairs: account.id }),
    ];
    expect(new Set(tokens).size).toBe(3);
    expect(tokens.every((token) => token.length > 20)).toBe(true);
  });

  it('gets one that has all of her pay sent elsewhere', async () => {
    const userId = newId();
    const { account } = await control('accounts', { end_user_id: userId });
    const deposit = { accountNumber: '000123456789', routingNumber: '112233445' };
    const wish = { ...wanted, userId, repairs: account.id, deposit };
    const token = await linking().createLinkToken(wish);
    const page = await fetch(`${sandbox.url}/pinwheel/link?${new URLSearchParams({ token })}`);
    expect(await page.text()).toMatch(/All of your pay will go to Reset, ending in\s+6789/);
  });

  it('is refused for a platform that nobody has', async () => {
    const refused = linking().createLinkToken({ ...wanted, platformId: 'nowhere' });
    await expect(refused).rejects.toMatchObject({ reason: 'refused' });
  });

  it.each([{}, { data: {} }, { data: { token: '' } }, null])(
    'is unavailable when the reply is %j',
    async (body) => {
      scripted.answer(() => ({ body }));
      await expect(onScript().createLinkToken(wanted)).rejects.toMatchObject({
        reason: 'unavailable',
      });
    },
  );
});

describe('removeAccount', () => {
  it('cuts the account off, and may be called again', async () => {
    const { account } = await control('accounts', { end_user_id: newId() });
    await linking().removeAccount(account.id);
    await linking().removeAccount(account.id);
    expect(await pinwheelPayrollData(ours()).readAccount(account.id)).toMatchObject({
      isConnected: false,
      monitoringStatus: 'unavailable',
    });
  });

  it('does nothing for an account that Pinwheel does not know', async () => {
    await expect(linking().removeAccount('nobody')).resolves.toBeUndefined();
  });

  it('is unavailable when Pinwheel is', async () => {
    scripted.answer(() => 'hang up');
    await expect(onScript().removeAccount('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});
