import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { CANDIDATE, withRemote } from '../release/canary.ts';
import { changeRegistry, readRegistry } from '../release/registry-file.ts';
import { readHistory, type Flip } from '../release/swap-file.ts';
import { FRESH_MS } from '../release/watched-releases.ts';
import { placeManifest } from '../release/testing/place-manifest.ts';
import { dataPaths } from './data/data-folder.ts';
import { metricsOf, ReleaseGuard } from './release-guard.ts';

const code = (version: string) => ({
  version,
  entry: `/releases/mfe-x/${version}/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
});
const description = { name: 'mfe_x', team: 'x', prefixes: ['/x'], navigation: [] };
const shell = { version: 's1', html: '/releases/shell/s1/index.html', previous: null };
const live = (version: string, previous: string | null): Registry => ({
  shell,
  remotes: {
    'mfe-x': {
      ...description,
      ...code(version),
      previous: previous === null ? null : code(previous),
    },
  },
});
const flip = (given: Partial<Flip> = {}): Flip => ({
  slice: 'mfe-x',
  action: 'release',
  version: 'x2',
  from: 'x1',
  by: 'Ana',
  ...given,
});

let folder = '';
let store = '';
let counts: Record<string, [sessions: number, failing: number]> = {};
let logged: [string, object][] = [];
let ahead = 0;
let guard: ReleaseGuard;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-guard-'));
  store = dataPaths(folder).releases;
  await mkdir(store);
  for (const version of ['x1', 'x2']) await placeManifest(store, 'mfe-x', version);
  [counts, logged, ahead] = [{}, [], 0];
  guard = new ReleaseGuard({
    store,
    readMetrics: async () =>
      Object.entries(counts)
        .flatMap(([version, [sessions, failing]]) => {
          const labels = `{slice="mfe-x",version="${version}",service="gateway"}`;
          return [
            `reset_slice_sessions_total${labels} ${sessions}`,
            `reset_slice_failing_sessions_total${labels} ${failing}`,
          ];
        })
        .join('\n'),
    now: () => new Date(Date.now() + ahead),
    log: {
      error: (fields, event) => void logged.push([event, fields]),
      warn: (fields, event) => void logged.push([event, fields]),
    },
    say: () => undefined,
  });
});
afterEach(() => rm(folder, { recursive: true }));

const makeLive = (registry: Registry, its = flip()) =>
  changeRegistry(
    store,
    () => registry,
    () => its,
  );
const liveVersion = async () => (await readRegistry(store))?.remotes['mfe-x']?.version;

/** Looks once, at first sight of what was made live, and again when so much has been counted. */
async function lookAfter(then: typeof counts): Promise<void> {
  await guard.look();
  counts = { ...counts, ...then };
  await guard.look();
}

describe('the release guard', () => {
  it('takes a release back that fails in a fifth of its sessions, and says why', async () => {
    await makeLive(live('x2', 'x1'));
    counts = { x1: [500, 3] };
    await lookAfter({ x2: [50, 10] });
    expect(await liveVersion()).toBe('x1');
    const reason =
      'It failed in 10 of 50 sessions (20.0 %), the version before in 3 of 500 (0.6 %).';
    expect((await readHistory(store)).at(-1)).toMatchObject({
      slice: 'mfe-x',
      action: 'rollback',
      version: 'x1',
      from: 'x2',
      by: 'the release guard',
      reason,
    });
    expect(logged).toEqual([['release.rolled_back', { slice: 'mfe-x', version: 'x2', reason }]]);
  });

  it('ends what a share of people gets, and leaves what is live', async () => {
    const canary = { description, code: code('x2') };
    await makeLive(withRemote(live('x1', 'x0'), 'mfe-x', canary, 10), flip({ action: 'canary' }));
    await lookAfter({ x1: [500, 3], x2: [50, 10] });
    expect(await readRegistry(store)).toEqual(live('x1', 'x0'));
    expect((await readHistory(store)).at(-1)).toMatchObject({ action: 'rollback', from: 'x2' });
  });

  it('takes a release back although a candidate stands beside it, which it does not watch', async () => {
    const candidate = { description, code: code('x3') };
    const beside = withRemote(live('x2', 'x1'), 'mfe-x', candidate, CANDIDATE);
    await makeLive(beside);
    await lookAfter({ x1: [500, 3], x3: [50, 50] });
    expect(await readRegistry(store)).toEqual(beside);
    await lookAfter({ x2: [50, 10] });
    expect(await liveVersion()).toBe('x1');
  });

  it('leaves a release that does not fail, and one that too few have run', async () => {
    await makeLive(live('x2', 'x1'));
    await lookAfter({ x1: [500, 3], x2: [500, 4] });
    await lookAfter({ x2: [501, 5] });
    expect(await liveVersion()).toBe('x2');
    expect(logged).toEqual([]);
  });

  it('leaves what a start made live, and what has been live for long', async () => {
    await makeLive(live('x2', 'x1'), flip({ slice: '*', action: 'start' }));
    await lookAfter({ x2: [50, 50] });
    expect(await liveVersion()).toBe('x2');
    await makeLive(live('x1', 'x2'), flip({ version: 'x1' }));
    ahead = FRESH_MS;
    await lookAfter({ x1: [50, 50] });
    expect(await liveVersion()).toBe('x1');
  });

  it('counts anew what was taken back and is released again', async () => {
    await makeLive(live('x2', 'x1'));
    await lookAfter({ x2: [50, 10] });
    expect(await liveVersion()).toBe('x1');
    await guard.look();
    await makeLive(live('x2', 'x1'));
    await lookAfter({ x2: [90, 10] });
    expect(await liveVersion()).toBe('x2');
    await lookAfter({ x2: [140, 12] });
    expect(await liveVersion()).toBe('x2');
    await lookAfter({ x2: [190, 40] });
    expect(await liveVersion()).toBe('x1');
  });

  it('goes on where the gateway counts from the beginning', async () => {
    counts = { x2: [1_000, 0] };
    await makeLive(live('x2', 'x1'));
    await lookAfter({ x2: [10, 0] });
    await lookAfter({ x2: [50, 10] });
    expect(await liveVersion()).toBe('x1');
  });
});

describe('metricsOf', () => {
  it('asks the latest gateway that answers', async () => {
    const answering = async (status: number, body: string) => {
      const server = createServer((_request, reply) => reply.writeHead(status).end(body));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    };
    const gone = 'http://127.0.0.1:1';
    const [starting, running, older] = await Promise.all([
      answering(503, ''),
      answering(200, 'running'),
      answering(200, 'older'),
    ]);
    const urls = [gone, starting.url, running.url, older.url];
    expect(await metricsOf(() => urls)()).toBe('running');
    await expect(metricsOf(() => [starting.url])()).rejects.toThrow('503');
    await expect(metricsOf(() => [])()).rejects.toThrow('No gateway');
    for (const { server } of [starting, running, older]) server.close();
  });
});
