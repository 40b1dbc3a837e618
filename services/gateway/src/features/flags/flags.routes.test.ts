import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FlagStates } from '@reset/api-contract/flags/flag-states.ts';
import { asCaller, eventually } from '@reset/service-kit/testing';
import { Browser } from '#testing/browser.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';

const SIMULATED = '/api/v1/simulate/earnings';

let folder: string;
let setup: GatewaySetup;
let gateway: GatewayUnderTest;
const turn = (flags: Record<string, boolean>) => {
  const written = Object.entries(flags).map(([name, isOn]) => {
    const variants = { on: true, off: false };
    return [name, { state: 'ENABLED', variants, defaultVariant: isOn ? 'on' : 'off' }];
  });
  writeFileSync(join(folder, 'flags.json'), JSON.stringify({ flags: Object.fromEntries(written) }));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-flags-'));
  setup = await gatewaySetup();
  setup.member.routes.push({
    method: 'POST',
    path: SIMULATED,
    access: 'member',
    demonstration: true,
  });
  gateway = await setup.gateway({ config: { FLAGS_FILE: join(folder, 'flags.json') } });
});
afterAll(async () => {
  await setup.teardown();
  rmSync(folder, { recursive: true, force: true });
});

const launched = async (path = '/') => {
  const { body } = await gateway.app.inject(path);
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '').flags.rf_6_card_launch;
};
/** By the address at which services call each other. */
const ask = (headers: Record<string, string>) =>
  gateway.app.inject({ url: '/internal/flags', headers: { host: '127.0.0.1', ...headers } });
const states = async () => {
  const reply = await ask(asCaller('admin', { audience: 'gateway' }));
  return reply.json<FlagStates>().states;
};

describe('a changed file of flags', () => {
  it('acts on pages and on calls while the gateway runs', async () => {
    const member = new Browser(gateway);
    await member.signIn();
    const simulated = async () => (await member.post(SIMULATED, undefined)).statusCode;
    expect([await launched(), await simulated()]).toEqual([false, 404]);
    turn({ 'rf-6-card-launch': true, 'demo-triggers': true });
    await eventually(async () =>
      expect([await launched(), await simulated()]).toEqual([true, 200]),
    );
    turn({});
    await eventually(async () =>
      expect([await launched(), await simulated()]).toEqual([false, 404]),
    );
  });
});

describe('GET /internal/flags', () => {
  it('says which slice was given a flag last, in which release', async () => {
    const readOf = async (name: string) => {
      const all = await states();
      return all.find((state) => state.name === name && state.side === 'browser')?.last_read;
    };
    await launched('/users/sign_in');
    const at = '2026-11-20T18:00:00.000Z';
    expect(await readOf('rf-6-card-launch')).toEqual({ by: 'mfe_public', version: 'bbb222', at });
    expect(await readOf('demo-triggers')).toEqual({ by: 'shell', version: 'aaa111', at });
    await launched('/dashboard');
    expect(await readOf('demo-triggers')).toMatchObject({ by: 'mfe_member' });
    expect(await readOf('rf-6-card-launch')).toMatchObject({ by: 'mfe_public' });
  });

  it('is for the admin service alone', async () => {
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask(asCaller('member', { audience: 'gateway' }))).statusCode).toBe(403);
  });
});
