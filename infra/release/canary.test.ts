import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RegisteredRemote, Registry } from '@reset/api-contract/gateway/registry.ts';
import { contentDigest } from '@reset/service-kit';
import { dataPaths } from '../dev/data/data-folder.ts';
import { CANDIDATE, canaryOf, EVERYBODY, isWidening, withRemote, withShell } from './canary.ts';
import { consumers, frontReleases } from './gate/live-releases.ts';
import { listReleases } from './list-releases.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { rollback } from './rollback.ts';
import { readHistory } from './swap-file.ts';
import { placeManifest } from './testing/place-manifest.ts';
import { manifestOf } from './testing/small-product.ts';

const description = { name: 'mfe_x', team: 'x', prefixes: ['/x'], navigation: [] };
const code = (version: string) => ({
  version,
  entry: `/releases/mfe-x/${version}/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
});
const html = (version: string) => ({ version, html: `/releases/shell/${version}/index.html` });
const live: Registry = {
  shell: { ...html('s1'), previous: null },
  remotes: { 'mfe-x': { ...description, ...code('x1'), previous: code('x0') } },
};
const placed = { description: { ...description, prefixes: ['/x', '/y'] }, code: code('x2') };
const tenth = withRemote(live, 'mfe-x', placed, 10);

describe('a version for a share of people', () => {
  it('stands beside the live one, which stays as it is', () => {
    const { canary, ...rest } = tenth.remotes['mfe-x'] as RegisteredRemote;
    expect(rest).toEqual(live.remotes['mfe-x']);
    expect(canary).toEqual({ ...placed.description, ...placed.code, percent: 10 });
    expect(canaryOf(tenth, 'mfe-x')).toEqual({ version: 'x2', percent: 10 });
    expect(canaryOf(withShell(live, html('s2'), 5), 'shell')).toEqual({
      version: 's2',
      percent: 5,
    });
  });

  it('takes the place of the live one for everybody, which it falls back to', () => {
    const next = withRemote(tenth, 'mfe-x', placed, EVERYBODY);
    const digest = contentDigest({ ...description, ...code('x1') });
    expect(next.remotes['mfe-x']).toEqual({
      ...placed.description,
      ...placed.code,
      previous: { ...code('x1'), digest },
    });
    const shell = withShell(withShell(live, html('s2'), 5), html('s2'), EVERYBODY).shell;
    expect(shell).toEqual({ ...html('s2'), previous: html('s1') });
  });

  it('needs one beside which it stands', () => {
    const bare = { ...live, remotes: {} };
    expect(() => withRemote(bare, 'mfe-x', placed, 10)).toThrow('release it for everybody first');
  });

  it('gets more people and never fewer, and ends no other unseen', () => {
    expect(isWidening(live, 'mfe-x', { version: 'x2', percent: 10 })).toBe(false);
    for (const percent of [10, 50, EVERYBODY]) {
      expect(isWidening(tenth, 'mfe-x', { version: 'x2', percent })).toBe(true);
    }
    expect(() => isWidening(tenth, 'mfe-x', { version: 'x2', percent: 9 })).toThrow(
      'mfe-x x2 is live for 10 % of people, and nobody is moved back: end it with npm run rollback -- mfe-x.',
    );
    expect(() => isWidening(tenth, 'mfe-x', { version: 'x3', percent: EVERYBODY })).toThrow(
      'mfe-x x2 is live for 10 % of people: ',
    );
  });

  it('gives way to another one while nobody has it', () => {
    const candidate = withRemote(live, 'mfe-x', placed, CANDIDATE);
    expect(canaryOf(candidate, 'mfe-x')).toEqual({ version: 'x2', percent: 0 });
    expect(isWidening(candidate, 'mfe-x', { version: 'x2', percent: 10 })).toBe(true);
    for (const percent of [CANDIDATE, 10, EVERYBODY]) {
      expect(isWidening(candidate, 'mfe-x', { version: 'x3', percent })).toBe(false);
    }
  });

  it('is judged with what is live, by the gate of whatever else is released', () => {
    const versions = frontReleases(tenth).map(({ version }) => version);
    expect(versions).toEqual(['s1', 'x1', 'x0', 'x2']);
    const asked = consumers(tenth, '/nowhere').map(({ version }) => version);
    expect(asked).toEqual(['s1', 'x1', 'x2']);
  });
});

describe('rollback', () => {
  let folder = '';
  let store = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reset-canary-'));
    store = dataPaths(folder).releases;
    await mkdir(store);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('ends what some people get before it touches what is live', async () => {
    await changeRegistry(store, () => tenth, null);
    expect((await listReleases(store)).join('\n')).toMatch(/mfe-x +x1 .* canary: x2 for 10 %/);
    const place = { store, by: 'Ana', say: () => undefined };
    expect(await rollback('mfe-x', place)).toBe('x1');
    expect(await readRegistry(store)).toEqual(live);
    expect(await readHistory(store)).toEqual([
      expect.objectContaining({ action: 'rollback', slice: 'mfe-x', version: 'x1', from: 'x2' }),
    ]);
  });

  /** A store in which `x0` is as described, behind a live version. */
  async function withPrevious(described: object): Promise<void> {
    const previous = { ...code('x0'), digest: contentDigest({ ...description, ...code('x0') }) };
    const remote = { ...description, ...code('x1'), previous } as RegisteredRemote;
    const next = { ...live, remotes: { 'mfe-x': remote } };
    await placeManifest(store, 'mfe-x', 'x0', { ...manifestOf('mfe-x'), remote: described });
    await changeRegistry(store, () => withRemote(next, 'mfe-x', placed, CANDIDATE), null);
  }
  const byGuard = { version: 'x1', reason: 'It failed.' };
  const guard = () => ({ store, by: 'the guard', say: () => undefined });

  it('takes back the live version that its caller names, although a candidate stands beside it', async () => {
    await withPrevious(description);
    expect(await rollback('mfe-x', guard(), byGuard)).toBe('x0');
    expect((await readRegistry(store))?.remotes['mfe-x']).toEqual({
      ...description,
      ...code('x0'),
      previous: null,
    });
    expect(await readHistory(store)).toEqual([
      expect.objectContaining({ version: 'x0', from: 'x1', reason: 'It failed.' }),
    ]);
    await expect(rollback('mfe-x', guard(), byGuard)).rejects.toMatchObject({
      reasons: ['mfe-x x1 is live no longer.'],
    });
  });

  it('is refused where the store has the version before not as it was', async () => {
    await withPrevious({ ...description, prefixes: ['/x', '/elsewhere'] });
    await expect(rollback('mfe-x', guard(), byGuard)).rejects.toMatchObject({
      reasons: [expect.stringContaining('is not in the store as it was')],
    });
    expect((await readRegistry(store))?.remotes['mfe-x']?.version).toBe('x1');
  });
});
