import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { folderStore } from './folder-store.ts';
import { insistOnConditionalWrites } from './insist-on-conditional-writes.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';
import { BUCKET, startS3Server } from './testing/s3-server.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-store-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const kinds: [string, () => Promise<ReleaseStore> | ReleaseStore][] = [
  [
    'a folder',
    async () => {
      const root = join(folder, String((count += 1)));
      await mkdir(root);
      return folderStore(root);
    },
  ],
  ['a bucket', () => s3Store(s3.client, `s3://${BUCKET}`)],
  ['a part of a bucket', () => s3Store(s3.client, `s3://${BUCKET}/part/${String((count += 1))}`)],
];

describe.each(kinds)('%s', (_kind, open) => {
  let store: ReleaseStore;
  beforeAll(async () => {
    store = await open();
  });

  it('has nothing where nothing was written', async () => {
    expect(await store.read('absent.json')).toBeNull();
    expect(await store.readFile('absent.json')).toBeNull();
    expect(await store.list('absent')).toEqual([]);
  });

  it('writes what is new once, and refuses the second who thinks so', async () => {
    expect(await store.swap('new.json', 'first', null)).toBe(true);
    expect(await store.swap('new.json', 'second', null)).toBe(false);
    expect((await store.read('new.json'))?.text).toBe('first');
  });

  it('writes in the place of what was read, and refuses who read something older', async () => {
    await store.swap('swapped.json', 'one', null);
    const read = await store.read('swapped.json');
    const done: string[] = [];
    const note = (what: string) => async () => void done.push(what);
    expect(await store.swap('swapped.json', 'two', read?.version ?? null, note('two'))).toBe(true);
    expect(await store.swap('swapped.json', 'three', read?.version ?? null, note('3'))).toBe(false);
    expect((await store.read('swapped.json'))?.text).toBe('two');
    expect(done).toEqual(['two']);
  });

  it('refuses to write in the place of what is gone', async () => {
    expect(await store.swap('gone.json', 'two', '"d41d8cd98f00b204e9800998ecf8427e"')).toBe(false);
    expect(await store.read('gone.json')).toBeNull();
  });

  it('keeps each line of all who add one at once', async () => {
    const lines = Array.from({ length: 10 }, (_, index) => `line ${index}`);
    await Promise.all(lines.map((line) => store.append('history.jsonl', line)));
    const text = (await store.read('history.jsonl'))?.text ?? '';
    expect(text.trimEnd().split('\n').toSorted()).toEqual(lines);
  });

  it('puts a folder with its folders, once', async () => {
    const release = join(folder, `release-${String((count += 1))}`);
    await mkdir(join(release, 'assets'), { recursive: true });
    await writeFile(join(release, 'index.html'), 'page');
    await writeFile(join(release, 'assets/a.js'), 'code');
    await store.putFolder(release, 'mfe-x/1');
    await writeFile(join(release, 'index.html'), 'another');
    await store.putFolder(release, 'mfe-x/1');
    expect(await store.list('mfe-x/1')).toEqual(['mfe-x/1/assets/a.js', 'mfe-x/1/index.html']);
    expect((await store.readFile('mfe-x/1/index.html'))?.toString()).toBe('page');
    expect(await store.list('')).toEqual(expect.arrayContaining(['mfe-x/1/index.html']));
    expect(await store.list('mfe')).toEqual([]);
  });

  it('removes a release with what lies beside it, and no other', async () => {
    for (const name of ['mfe-y/1/a.js', 'mfe-y/1.uses.json', 'mfe-y/12/a.js', 'mfe-y/2/a.js']) {
      const release = join(folder, `removed-${String((count += 1))}`);
      await mkdir(release);
      await writeFile(join(release, basename(name)), 'code');
      await store.putFolder(release, dirname(name));
    }
    await store.remove('mfe-y/1');
    expect(await store.list('mfe-y')).toEqual(['mfe-y/12/a.js', 'mfe-y/2/a.js']);
    await store.remove('mfe-y/1');
  });

  it('keeps its word on conditional writes', async () => {
    await expect(insistOnConditionalWrites(store)).resolves.toBeUndefined();
  });
});

describe('what the AWS SDK sends', () => {
  beforeEach(() => {
    s3.written.splice(0);
  });

  it('is If-None-Match: * for what is new, and If-Match with the ETag that was read', async () => {
    const store = s3Store(s3.client, `s3://${BUCKET}/sent`);
    await store.swap('registry.json', '1', null);
    const read = await store.read('registry.json');
    await store.swap('registry.json', '2', read?.version ?? null);
    expect(read?.version).toMatch(/^"[0-9a-f]{32}"$/);
    expect(s3.written).toEqual([
      { key: 'sent/registry.json', ifNoneMatch: '*' },
      { key: 'sent/registry.json', ifMatch: read?.version },
    ]);
  });
});

describe('insistOnConditionalWrites', () => {
  it('refuses a server that overwrites', async () => {
    const plain = await startS3Server({ hasConditions: false });
    try {
      await expect(
        insistOnConditionalWrites(s3Store(plain.client, `s3://${BUCKET}`)),
      ).rejects.toThrow('overwrites what somebody else wrote');
    } finally {
      await plain.stop();
    }
  });
});
