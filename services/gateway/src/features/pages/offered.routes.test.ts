import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PreviousRemote } from '@reset/api-contract/gateway/registry.ts';
import type { OfferedSlices } from '@reset/api-contract/gateway/release-override.ts';
import { contentDigest } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import {
  before,
  candidate,
  integrityOf,
  overrideSetup,
  REGISTRY,
  withMember,
  type OverrideSetup,
} from '#testing/override-setup.ts';
import { registry, shellHtml } from '#testing/release-store.ts';

let world: OverrideSetup;
beforeAll(async () => {
  world = await overrideSetup();
});
beforeEach(() => world.begin());
afterAll(() => world.setup.teardown());

describe('GET /internal/releases', () => {
  const ask = (headers: Record<string, string>) =>
    world.gateway.app.inject({
      url: '/internal/releases',
      headers: { host: '127.0.0.1', ...headers },
    });

  it('has each version that the registry vouches for, with what it is', async () => {
    const reply = await ask(asCaller('admin', { audience: 'gateway' }));
    const { slices } = reply.json<OfferedSlices>();
    expect(slices.map(({ slice, team, path }) => [slice, team, path])).toEqual([
      ['shell', 'platform', '/'],
      ['mfe-public', 'public', '/'],
      ['mfe-member', 'member', '/dashboard'],
      ['mfe-guides', world.teamShown(), '/guides'],
      ['mfe-admin', 'admin', '/admin'],
    ]);
    const { previous: _previous, canary: _canary, ...own } = { ...REGISTRY.remotes['mfe-member'] };
    expect(slices[2]?.versions).toEqual([
      { version: 'bbb222', digest: contentDigest(own), standing: 'live', percent: null },
      { version: 'aaa111', digest: contentDigest(before), standing: 'previous', percent: null },
      { version: 'ccc333', digest: contentDigest(candidate), standing: 'canary', percent: 0 },
    ]);
    const shell = { version: 'aaa111', integrity: integrityOf(shellHtml) };
    expect(slices[0]?.versions).toEqual([
      { version: 'aaa111', digest: contentDigest(shell), standing: 'live', percent: null },
    ]);
  });

  it('has none of which the registry does not say what it is', async () => {
    const { digest: _digest, ...code } = {
      ...REGISTRY.remotes['mfe-member']?.previous,
    } as PreviousRemote;
    const bare = withMember({ previous: code, canary: undefined as never });
    await world.show({ ...bare, shell: registry.shell });
    const reply = await ask(asCaller('admin', { audience: 'gateway' }));
    const { slices } = reply.json<OfferedSlices>();
    expect(slices[0]?.versions).toEqual([]);
    expect(slices[2]?.versions.map(({ standing }) => standing)).toEqual(['live']);
  });

  it('is for the admin service alone', async () => {
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask(asCaller('member', { audience: 'gateway' }))).statusCode).toBe(403);
  });
});

describe('a candidate that nobody gets', () => {
  it('draws nobody into a lane', async () => {
    const { cookies } = await world.gateway.app.inject('/');
    expect(cookies.map(({ name }) => name)).not.toContain('__Host-reset_lane');
  });
});
