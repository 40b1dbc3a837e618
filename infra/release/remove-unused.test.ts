import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dataPaths } from '../dev/data/data-folder.ts';
import { changeRegistry } from './registry-file.ts';
import { removeUnused } from './remove-unused.ts';
import { changeServices } from './services-file.ts';
import { changeUnused, keepPlaced } from './unused-releases.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-02T12:00:00Z');
const day = (count: number) => ({ now: new Date(START + count * DAY_MS) });
/** A version's name, of one letter. */
const version = (letter: string) => letter.repeat(16);
const code = (letter: string) => ({
  version: version(letter),
  entry: `/releases/mfe-x/${version(letter)}/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
});
const description = { name: 'mfe_x', team: 'x', prefixes: ['/x'], navigation: [] };
const html = (letter: string) => ({
  version: version(letter),
  html: `/releases/shell/${version(letter)}/index.html`,
});

let folder = '';
let store = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-unused-'));
  store = dataPaths(folder).releases;
  for (const slice of ['shell', 'mfe-x', 'services/y']) {
    for (const letter of ['a', 'b', 'c', 'd']) {
      const release = join(store, slice, version(letter));
      await mkdir(release, { recursive: true });
      await writeFile(join(release, 'file'), '');
      await writeFile(`${release}.uses.json`, '{}');
    }
  }
  await live('b');
  await changeServices(store, () => ({
    services: {},
    live: { y: { version: version('b'), previous: version('a') } },
    wanted: { y: { action: 'release', version: version('c'), by: 'Ana' } },
  }));
});
afterEach(() => rm(folder, { recursive: true }));

/** The remote has this version live, `a` before it and `c` for some; the shell `b` alone. */
const live = (letter: string) =>
  changeRegistry(
    store,
    () => ({
      shell: { ...html('b'), previous: null },
      remotes: {
        'mfe-x': {
          ...description,
          ...code(letter),
          previous: code('a'),
          canary: { ...description, ...code('c'), percent: 5 },
        },
      },
    }),
    null,
  );

const left = async (slice: string) => (await readdir(join(store, slice))).toSorted();
const files = (...letters: string[]) =>
  letters.flatMap((letter) => [version(letter), `${version(letter)}.uses.json`]);

describe('removeUnused', () => {
  it('removes what nothing has named for thirty days, with what lies beside it, and nothing else', async () => {
    expect(await removeUnused(store, day(0))).toEqual([]);
    expect(await removeUnused(store, day(30))).toEqual([]);
    expect(await left('mfe-x')).toEqual(files('a', 'b', 'c', 'd'));
    const removed = await removeUnused(store, day(31));
    expect(removed.toSorted()).toEqual([
      `mfe-x/${version('d')}`,
      `services/y/${version('d')}`,
      ...['a', 'c', 'd'].map((letter) => `shell/${version(letter)}`),
    ]);
    expect(await left('mfe-x')).toEqual(files('a', 'b', 'c'));
    expect(await left('services/y')).toEqual(files('a', 'b', 'c'));
    expect(await left('shell')).toEqual(files('b'));
    expect(await removeUnused(store, day(90))).toEqual([]);
  });

  it('counts from when a version was named last', async () => {
    await removeUnused(store, day(0));
    await live('d');
    await removeUnused(store, day(20));
    await live('b');
    await removeUnused(store, day(40));
    expect(await removeUnused(store, day(60))).not.toContain(`mfe-x/${version('d')}`);
    expect(await removeUnused(store, day(71))).toContain(`mfe-x/${version('d')}`);
  });

  it('counts anew for a version that is placed again', async () => {
    await removeUnused(store, day(0));
    await keepPlaced(store, 'mfe-x', version('d'));
    expect(await removeUnused(store, day(31))).not.toContain(`mfe-x/${version('d')}`);
    expect(await left('mfe-x')).toContain(version('d'));
  });

  it('lets nobody place what it was killed while removing, and ends that the next time', async () => {
    const unused = { since: day(0).now.toISOString(), is_removed: true } as const;
    await changeUnused(store, () => ({ [`mfe-x/${version('d')}`]: unused }));
    const again = keepPlaced(store, 'mfe-x', version('d'));
    await expect(again).rejects.toThrow('is being removed');
    expect(await removeUnused(store, day(1))).toEqual([`mfe-x/${version('d')}`]);
    await keepPlaced(store, 'mfe-x', version('d'));
    expect(await left('mfe-x')).toEqual(files('a', 'b', 'c'));
  });

  it('removes nothing beside a registry that nobody signed', async () => {
    await removeUnused(store, day(0));
    await writeFile(join(store, 'registry.json'), '{"shell":{}}');
    await expect(removeUnused(store, day(31))).rejects.toThrow('no registry');
    expect(await left('mfe-x')).toEqual(files('a', 'b', 'c', 'd'));
  });
});
