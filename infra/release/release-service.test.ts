import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { eventually } from '@reset/service-kit/testing/eventually.ts';
import { NO_USES } from './gate/contract/uses.ts';
import { release } from './release.ts';
import { releaseService, rollbackService, serviceIn } from './release-service.ts';
import { changeServices, readServices } from './services-file.ts';

let folder: string;
let said: string[];
let isRunning: boolean;
const store = () => join(folder, 'store');
const place = () => ({
  root: join(folder, 'clone'),
  store: store(),
  by: 'Ana (abc)',
  say: (line: string) => void said.push(line),
  isRunning: () => isRunning,
});

const ROUTES = [{ method: 'GET', path: '/api/v1/x', access: 'visitor' as const }];
const LIVE = { x: { version: 'before', previous: 'older' } };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-release-'));
  said = [];
  isRunning = true;
  const files: Record<string, object | string> = {
    'clone/package-lock.json': { lockfileVersion: 3, packages: {} },
    'store/services/x/before.uses.json': NO_USES,
    'clone/services/x/package.json': { version: '0.1.0', scripts: { build: 'node build.js' } },
    'clone/services/x/build.js': '',
    'clone/services/x/src/server.ts': '',
    'clone/services/x/dist/routes.json': { routes: ROUTES },
    'clone/services/provider-sandbox/src/server.ts': '',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  await mkdir(join(folder, 'clone/node_modules'));
  await publish({ live: LIVE });
});
afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }));

const publish = (more: Partial<ServicesFile>) =>
  changeServices(store(), (file) => ({ ...file, ...more }));
const wanted = async () => (await readServices(store())).wanted?.['x'];
/** What the product does with it. */
const answer = async (change: (file: ServicesFile) => ServicesFile) => {
  await eventually(async () => expect(await wanted()).toBeDefined());
  await changeServices(store(), change);
};

describe('serviceIn', () => {
  it('is the service that a slice names', () => {
    expect(serviceIn('services/member')).toBe('member');
    expect(serviceIn('services/member/')).toBe('member');
    for (const other of ['mfe-member', 'services', 'services/member/src', '']) {
      expect(serviceIn(other)).toBeNull();
    }
  });
});

describe('releaseService', () => {
  it('asks for the version that it placed, and ends when that is live', async () => {
    const released = releaseService('x', place());
    await eventually(async () =>
      expect(await wanted()).toEqual({
        action: 'release',
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
        by: 'Ana (abc)',
      }),
    );
    const version = (await wanted())?.version ?? '';
    await answer((file) => ({
      ...file,
      live: { x: { version, previous: 'before' } },
      wanted: {},
    }));
    expect(await released).toBe(version);
    expect(said.at(-1)).toBe(`services/x ${version} is live.`);
    expect(await releaseService('x', place())).toBeNull();
    expect(said.at(-1)).toBe(`services/x ${version} is live already.`);
  });

  it('is refused with what the product says, which asks for it no more', async () => {
    const reasons = ['It did not get ready: mend it, and release again.'];
    const refused = releaseService('x', place()).catch((error: unknown) => error);
    await answer(({ wanted: { x } = {}, ...file }) => ({
      ...file,
      ...(x && { wanted: { x: { ...x, refused: reasons } } }),
    }));
    expect(await refused).toMatchObject({ name: 'RefusedRelease', reasons });
    expect(await readServices(store())).toEqual({ services: {}, live: LIVE, wanted: {} });
  });

  it.each([
    ['what is no service', 'y', /^services\/y is no service that is released\.$/],
    ['the providers that are imitated', 'provider-sandbox', /is no service that is released/],
  ])('refuses %s', async (_what, name, reason) => {
    await expect(releaseService(name, place())).rejects.toThrow(reason);
  });

  it('is not what releases remotes, which says what there is', async () => {
    const asked = { ...place(), origin: '' };
    await expect(release('elsewhere', asked)).rejects.toThrow(
      'elsewhere is neither the shell nor a remote, nor services/ and a service.',
    );
  });

  it('refuses what does not build, with what the build said', async () => {
    await writeFile(join(folder, 'clone/services/x/build.js'), "throw new Error('half a line')");
    await expect(releaseService('x', place())).rejects.toThrow(/^The build failed:[^]*half a line/);
  });

  it('refuses where the product does not run, or ends before it has answered', async () => {
    isRunning = false;
    const sentence = /^The product does not run, .*: npm start makes live what this clone has\.$/;
    await expect(releaseService('x', place())).rejects.toThrow(sentence);
    isRunning = true;
    const refused = releaseService('x', place()).catch((error: unknown) => error);
    await eventually(async () => expect(await wanted()).toBeDefined());
    isRunning = false;
    expect(await refused).toMatchObject({ message: expect.stringMatching(sentence) });
  });

  it('refuses a path that another service publishes', async () => {
    await publish({ services: { y: { url: 'http://127.0.0.1:2', routes: ROUTES } } });
    await expect(releaseService('x', place())).rejects.toThrow(
      'GET /api/v1/x is published by y and x. Give it another path.',
    );
  });

  it('refuses while somebody else releases the same service', async () => {
    const theirs = { action: 'release' as const, version: 'theirs', by: 'Ben' };
    await publish({ wanted: { x: theirs } });
    await expect(releaseService('x', place())).rejects.toThrow(
      'Ben is making services/x theirs live: wait until that is done.',
    );
    expect(await wanted()).toEqual(theirs);
  });

  it('takes the place of what was refused to somebody who is gone', async () => {
    const refused = ['It was not well.'];
    await publish({ wanted: { x: { action: 'release', version: 'theirs', by: 'Ben', refused } } });
    const released = releaseService('x', place());
    await eventually(async () => expect((await wanted())?.by).toBe('Ana (abc)'));
    const version = (await wanted())?.version ?? '';
    await answer((file) => ({ ...file, live: { x: { version, previous: null } }, wanted: {} }));
    expect(await released).toBe(version);
  });
});

describe('rollbackService', () => {
  it('asks for the version before, and ends when that is live', async () => {
    const rolledBack = rollbackService('x', place());
    await answer((file) => {
      expect(file.wanted?.['x']).toEqual({ action: 'rollback', version: 'older', by: 'Ana (abc)' });
      return { ...file, live: { x: { version: 'older', previous: null } }, wanted: {} };
    });
    expect(await rolledBack).toBe('older');
    await expect(rollbackService('x', place())).rejects.toThrow(
      'services/x has no version before to go back to.',
    );
  });
});
