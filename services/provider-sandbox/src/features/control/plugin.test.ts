import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jsonClient } from '../../testing/json-client.ts';
import { startSandbox, type StartedSandbox } from '../../testing/start-sandbox.ts';
import { syncteraCustomer } from '../synctera/testing/synctera-customer.ts';

let sandbox: StartedSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

describe('DELETE /records', () => {
  it('leaves nothing stored, no fault and the clock as it is elsewhere', async () => {
    const ask = jsonClient(sandbox.url);
    const { person } = syncteraCustomer(sandbox.url);
    await person();
    await ask('PUT', '/clock', { offset_ms: 86_400_000 });
    await ask('PUT', '/faults/synctera', { mode: 'refuse', delay_ms: 0 });
    await expect(person()).resolves.toBeUndefined();

    expect((await ask('DELETE', '/records')).status).toBe(204);
    const { body } = await ask<{ persons: object[] }>('GET', '/control/synctera/persons.json');
    expect(body).toEqual({ persons: [] });
    expect((await ask('GET', '/clock')).body).toMatchObject({ offset_ms: 0 });
    await expect(person()).resolves.toEqual(expect.any(String));
  });
});
