import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readServices } from '../services-file.ts';
import { folderStore } from './folder-store.ts';
import { mirrorStore } from './mirror-store.ts';
import { publishService } from './publish-service.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';
import { BUCKET, startS3Server } from './testing/s3-server.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-mirror-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

/** A folder of its own with these files. */
async function write(name: string, files: Record<string, string>): Promise<string> {
  const root = join(folder, name);
  await mkdir(root, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

const filesOf = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();

describe('mirrorStore', () => {
  it('copies what gateways serve, and what says that it is live last', async () => {
    const store = s3Store(s3.client, `s3://${BUCKET}/mirrored`);
    const release = await write('release', { 'index.html': 'one', 'assets/a.js': 'code' });
    await store.putFolder(release, 'shell/1');
    await store.putFolder(release, 'shell/1.src');
    await store.putFolder(release, 'services/member/1');
    await store.swap('registry.json', 'first', null);
    const read: string[] = [];
    const watched: ReleaseStore = {
      ...store,
      readFile: async (name) => {
        // Nothing says yet that it is live.
        read.push(...(await filesOf(target)).filter((file) => file.endsWith('.json')));
        return store.readFile(name);
      },
    };
    const target = await write('mirror', {});
    const mirror = mirrorStore(watched, target);
    expect(await mirror.update()).toEqual({ copied: 2, changed: ['registry.json'] });
    expect(read).toEqual([]);
    expect(await filesOf(target)).toEqual([
      'registry.json',
      'shell/1/assets/a.js',
      'shell/1/index.html',
    ]);
    expect(await readFile(join(target, 'shell/1/index.html'), 'utf8')).toBe('one');
  });

  it('copies what is new alone, and nothing while nothing changed', async () => {
    const root = await write('store', { 'shell/1/a.js': 'a', 'registry.json': '1' });
    const store = folderStore(root);
    const target = await write('followed', {});
    const mirror = mirrorStore(store, target);
    await mirror.update();
    expect(await mirror.update()).toEqual({ copied: 0, changed: [] });
    await write('store', { 'mfe-x/2/b.js': 'b', 'registry.json': '2', 'services.json': '{}' });
    expect(await mirror.update()).toEqual({
      copied: 1,
      changed: ['registry.json', 'services.json'],
    });
    expect(await readFile(join(target, 'registry.json'), 'utf8')).toBe('2');
  });
});

describe('publishService', () => {
  it('says where a service answers and keeps what is said of the others', async () => {
    const store = await write('published', {
      'member.json': '{"routes":[]}',
      'public.json': '{"routes":[]}',
    });
    const publish = (name: string, version: string) =>
      publishService(store, {
        name,
        url: `http://${name}:8080`,
        version,
        routes: join(store, `${name}.json`),
      });
    await Promise.all([publish('member', '1'), publish('public', '1')]);
    await publish('member', '2');
    await publishService(store, { name: 'gateway', url: '', version: '7', routes: null });
    expect(await readServices(store)).toEqual({
      services: {
        member: { url: 'http://member:8080', routes: [] },
        public: { url: 'http://public:8080', routes: [] },
      },
      live: {
        member: { version: '2', previous: '1' },
        public: { version: '1', previous: null },
        gateway: { version: '7', previous: null },
      },
    });
  });
});
