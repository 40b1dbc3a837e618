import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { placeService, routesOf } from './place-service.ts';
import { publishServices } from './publish.ts';
import { serviceFolder } from './release-folder.ts';
import { changeServices, readServices } from './services-file.ts';

let folder: string;
const clone = () => join(folder, 'clone');
const store = () => join(folder, 'store');
const place = () => placeService(clone(), store(), 'x');

async function write(files: Record<string, string | object>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(clone(), name)), { recursive: true });
    await writeFile(
      join(clone(), name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
}
const lock = (version: string) => ({
  lockfileVersion: 3,
  packages: {
    'node_modules/@reset/lib': { resolved: 'services/lib', link: true },
    'services/lib': { name: '@reset/lib', dependencies: { far: version } },
    'node_modules/far': { version },
  },
});

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'reset-place-')));
  await write({
    'package-lock.json': lock('1.0.0'),
    'services/x/package.json': {
      version: '0.1.0',
      type: 'module',
      dependencies: { '@reset/lib': '1' },
    },
    'services/x/src/server.ts':
      "import { word } from '@reset/lib';\nconsole.log(word satisfies string);",
    'services/x/src/server.test.ts': 'throw new Error();',
    'services/x/testing/fake.ts': '',
    'services/x/dist/routes.json': { routes: [] },
    'services/lib/package.json': {
      name: '@reset/lib',
      type: 'module',
      exports: './src/word.ts',
      dependencies: { far: '1.0.0' },
    },
    'services/lib/src/word.ts':
      "import far from 'far';\nexport const word: string = `released ${far}`;",
    'services/other/package.json': {},
    'node_modules/far/package.json': { type: 'module', exports: './index.js' },
    'node_modules/far/index.js': "export default 'with far';",
  });
  await mkdir(join(clone(), 'node_modules/@reset'));
  await symlink('../../services/lib', join(clone(), 'node_modules/@reset/lib'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What the placed service says when it runs. */
async function run(version: string): Promise<string> {
  const cwd = serviceFolder(store(), 'x', version);
  const { stdout } = await promisify(execFile)(process.execPath, ['src/server.ts'], { cwd });
  return stdout.trim();
}

describe('placeService', () => {
  it('places what runs, the workspaces that it imports, and neither tests nor anything else', async () => {
    const version = await place();
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    const release = join(store(), 'services/x', version);
    expect((await readdir(join(release, 'services'))).toSorted()).toEqual([
      'lib',
      'node_modules',
      'x',
    ]);
    expect((await readdir(join(release, 'services/x'))).toSorted()).toEqual([
      'dist',
      'package.json',
      'src',
    ]);
    expect(await readdir(join(release, 'services/x/src'))).toEqual(['server.ts']);
    expect(await routesOf(store(), 'x', version)).toEqual([]);
    expect(JSON.parse(await readFile(`${release}.cdx.json`, 'utf8'))).toMatchObject({
      metadata: { component: { name: 'services/x', version } },
      components: [{ name: 'far', version: '1.0.0' }],
    });
  });

  it('is named by all of it: its own source, that of its workspaces, and the packages of others', async () => {
    const first = await place();
    expect(await place()).toBe(first);
    await write({ 'services/other/src/index.ts': 'nobody of x imports it' });
    expect(await place()).toBe(first);
    await write({ 'services/lib/src/word.ts': "export const word = 'changed';" });
    const second = await place();
    await write({ 'package-lock.json': lock('1.0.1') });
    const third = await place();
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('runs on as it was when the clone changes', async () => {
    const version = await place();
    expect(await run(version)).toBe('released with far');
    await write({ 'services/lib/src/word.ts': "export const word = 'changed';" });
    expect(await run(version)).toBe('released with far');
    expect(await run(await place())).toBe('changed');
  });

  it('runs again once it is placed from another clone, when that of before is gone', async () => {
    const version = await place();
    const gone = join(store(), 'services/x', version, 'node_modules');
    await rm(gone);
    await symlink(join(folder, 'gone'), gone);
    await expect(run(version)).rejects.toThrow();
    expect(await place()).toBe(version);
    expect(await run(version)).toBe('released with far');
  });
});

describe('publishServices', () => {
  const services = [
    { name: 'x', url: 'http://127.0.0.1:1' },
    { name: 'provider-sandbox', url: 'http://127.0.0.1:2' },
  ];
  const publish = () => publishServices({ root: clone(), store: store() }, services);

  it('makes live what the clone has, keeps what was before, and asks for nothing any more', async () => {
    const first = (await publish()).get('x');
    expect(await readServices(store())).toEqual({
      services: { x: { url: 'http://127.0.0.1:1', routes: [] } },
      live: { x: { version: first, previous: null } },
    });
    await changeServices(store(), (file) => ({
      ...file,
      wanted: { x: { action: 'release', version: 'another', by: 'somebody who is gone' } },
    }));
    expect((await publish()).get('x')).toBe(first);
    await write({ 'services/x/src/server.ts': '' });
    const second = (await publish()).get('x');
    expect(await readServices(store())).toMatchObject({
      live: { x: { version: second, previous: first } },
    });
    expect((await readServices(store())).wanted).toBeUndefined();
  });
});
