import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { placeManifest } from '../testing/place-manifest.ts';
import { bootPairs } from './boot-pairs.ts';

const shell = (version: string) => ({ version, html: `/releases/shell/${version}/index.html` });
const code = (version: string) => ({
  version,
  entry: `/releases/mfe-x/${version}/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
});
const description = { name: 'mfe_x', team: 'x', prefixes: ['/x'], navigation: [] };
const registry: Registry = {
  shell: {
    ...shell('live'),
    previous: shell('before'),
    canary: { ...shell('tenth'), percent: 10 },
  },
  remotes: {
    'mfe-x': {
      ...description,
      ...code('live'),
      previous: code('before'),
      canary: { ...description, ...code('tenth'), percent: 10 },
    },
  },
};

let store = '';
beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'reset-pairs-'));
  for (const version of ['live', 'before', 'tenth']) {
    await placeManifest(store, 'mfe-x', version);
    const page = join(store, 'shell', version, 'index.html');
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, `the page of ${version}`);
  }
});
afterAll(() => rm(store, { recursive: true }));

/** Which shell is tried with which remote, and how many pages. */
const pairsOf = async (slice: string) =>
  (await bootPairs(registry, slice, store)).map(({ registry: tried, html, pages, slices }) => ({
    shell: tried.shell.version,
    html,
    remote: tried.remotes['mfe-x']?.version,
    pages,
    slices,
  }));
const pair = (ofShell: string, remote: string, pages: 'all' | 'first') => ({
  shell: ofShell,
  html: `the page of ${ofShell}`,
  remote,
  pages,
  slices: ['mfe-x'],
});

describe('bootPairs', () => {
  it('tries a remote in each shell that somebody gets', async () => {
    expect(await pairsOf('mfe-x')).toEqual([
      pair('live', 'live', 'all'),
      pair('before', 'live', 'first'),
      pair('tenth', 'live', 'first'),
    ]);
  });

  it('tries a shell with each remote that somebody gets', async () => {
    expect(await pairsOf('shell')).toEqual([
      pair('live', 'live', 'all'),
      pair('live', 'before', 'first'),
      pair('live', 'tenth', 'first'),
    ]);
  });
});
