import { afterAll, describe, expect, it } from '@jest/globals';
import { jsonClient } from '../../testing/json-client.ts';
import { sandboxProcess } from '../../testing/sandbox-process.ts';

const sandbox = await sandboxProcess();
afterAll(sandbox.stop);
const call = jsonClient(sandbox.url, { 'x-api-secret': 'secret', 'x-api-key': 'key' });

describe('what Pinwheel and Pave know', () => {
  it('is known to the next process', async () => {
    type Made = { account: { id: string } };
    const made = await call<Made>('POST', '/control/pinwheel/accounts', { end_user_id: 'ann' });
    const { id } = made.body.account;
    await call('POST', `/control/pinwheel/accounts/${id}/shifts`, { hours: 6 });
    const linked = await call('GET', `/pinwheel/v1/accounts/${id}`);
    const shifts = await call('GET', `/pinwheel/v1/accounts/${id}/shifts`);
    await call('POST', '/pave/v1/users/ann/transactions', { transactions: [] });

    await sandbox.restart();
    expect(await call('GET', `/pinwheel/v1/accounts/${id}`)).toEqual(linked);
    expect(await call('GET', `/pinwheel/v1/accounts/${id}/shifts`)).toEqual(shifts);
    expect(await call('GET', '/pave/v1/users/ann/unified_insights')).toMatchObject({
      body: { user_id: 'ann' },
    });
  });
});
