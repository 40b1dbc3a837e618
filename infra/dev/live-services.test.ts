import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing/eventually.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { RefusedRelease } from '../release/refused-release.ts';
import { changeServices, readServices } from '../release/services-file.ts';
import { readHistory } from '../release/swap-file.ts';
import { LiveServices } from './live-services.ts';
import type { ProcessPlan } from './processes/process-plan.ts';
import type { Service } from './settings.ts';

let store: string;
let stop: AbortController;
let following: Promise<void>;
let base: number;
/** What happened, in its order. */
let events: string[];
let failsAt: 'start' | 'schema' | null;
/** Somebody wrote into the store. */
let isChanged: boolean;
const listening: Server[] = [];

const settings = (): Service => ({
  name: 'x',
  folder: '/clone/services/x',
  prefix: 'X',
  defaultPort: base,
  port: base,
  url: `http://127.0.0.1:${base}`,
  db: null,
  guarded: {},
});

/** A process that only listens; its port is free again once it has left. */
async function startFake(plan: ProcessPlan) {
  const version = plan.cwd.split('/').at(-3) ?? '';
  if (failsAt === 'start') throw new Error('x did not start.');
  const server = createServer().listen(Number(plan.env['PORT']), '127.0.0.1');
  listening.push(server);
  await once(server, 'listening');
  const isFirst = plan.firstEnv?.['LISTEN_WHEN_READY'] === undefined;
  events.push(`${isFirst ? 'started' : 'started beside'} ${version}`);
  return {
    async retire() {
      server.close();
      events.push(`left ${version}`);
    },
  };
}

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'reset-live-'));
  base = await freePort();
  events = [];
  failsAt = null;
  isChanged = false;
  stop = new AbortController();
  await changeServices(store, () => ({
    services: {},
    live: { x: { version: 'one', previous: null } },
  }));
  const live = new LiveServices({
    store,
    supervisor: { start: startFake, stop: async () => undefined },
    schemas: {
      async prepare({ folder, liveFolder, wanted }) {
        if (failsAt === 'schema') throw new RefusedRelease(['A column is dropped.']);
        const named = (path: string) => path.split('/').at(-3);
        events.push(`schema of ${named(liveFolder)} to ${named(folder)} (${wanted.action})`);
        return {
          undo: async () => void events.push('schema undone'),
          finish: async () => void events.push('schema finished'),
        };
      },
    },
    contentOf: async (_name, version) => (isChanged ? 'other' : version),
    planOf: async ({ name, folder, port }) => ({
      name,
      cwd: folder,
      command: '',
      args: [],
      env: { PORT: String(port) },
      log: '',
      readyUrl: '',
      readyLimitMs: 1,
    }),
    say: () => undefined,
  });
  await live.start(settings(), 'one');
  following = live.follow(stop.signal);
});
afterEach(async () => {
  stop.abort();
  await following;
  for (const server of listening.splice(0)) server.close();
  await rm(store, { recursive: true, maxRetries: 5 });
});

const ask = (action: 'release' | 'rollback', version: string) =>
  changeServices(store, (file) => ({
    ...file,
    wanted: { ...file.wanted, x: { action, version, by: 'Ana' } },
  }));
const untilLive = (version: string) =>
  eventually(async () => expect((await readServices(store)).live?.['x']?.version).toBe(version));

describe('a release that is asked for', () => {
  it('is started beside the live one, made live in one change, and the one before leaves then', async () => {
    await ask('release', 'two');
    await untilLive('two');
    await eventually(() => expect(events).toHaveLength(5));
    expect(events).toEqual([
      'started one',
      'schema of one to two (release)',
      'started beside two',
      'left one',
      'schema finished',
    ]);
    expect(await readServices(store)).toEqual({
      services: {},
      live: { x: { version: 'two', previous: 'one' } },
      wanted: {},
    });
    expect(await readHistory(store)).toMatchObject([
      { slice: 'services/x', action: 'release', version: 'two', from: 'one', by: 'Ana' },
    ]);
  });

  it('is taken back, to its own port, and what the withdrawn one calls is put back last', async () => {
    await ask('release', 'two');
    await untilLive('two');
    await eventually(() => expect(events).toContain('left one'));
    await ask('rollback', 'one');
    await untilLive('one');
    await eventually(() => expect(events).toHaveLength(9));
    expect(events.slice(5)).toEqual([
      'schema of two to one (rollback)',
      'started beside one',
      'left two',
      'schema finished',
    ]);
    expect((await readServices(store)).live).toEqual({ x: { version: 'one', previous: null } });
  });

  it.each([
    [
      'start',
      'It did not get ready: mend it, and release again. x did not start.',
      ['schema undone'],
    ],
    ['schema', 'A column is dropped.', []],
  ] as const)(
    'is refused where its %s fails, and the live one goes on',
    async (step, reason, after) => {
      failsAt = step;
      await ask('release', 'two');
      await eventually(async () =>
        expect((await readServices(store)).wanted?.['x']?.refused).toEqual([reason]),
      );
      expect((await readServices(store)).live).toEqual({ x: { version: 'one', previous: null } });
      expect(events.filter((event) => !event.startsWith('schema of'))).toEqual([
        'started one',
        ...after,
      ]);
      expect(await readHistory(store)).toEqual([]);
    },
  );

  it('is refused where the store has something else under that name, of which nothing is run', async () => {
    isChanged = true;
    await ask('release', 'two');
    await eventually(async () =>
      expect((await readServices(store)).wanted?.['x']?.refused).toEqual([
        'What the store has as services/x two is not what that was placed as: release it again from its sources.',
      ]),
    );
    expect(events).toEqual(['started one']);
  });

  it('is refused for what does not run here', async () => {
    await changeServices(store, (file) => ({
      ...file,
      wanted: { y: { action: 'release', version: 'two', by: 'Ana' } },
    }));
    await eventually(async () =>
      expect((await readServices(store)).wanted?.['y']?.refused).toEqual([
        'services/y does not run here: npm start runs it.',
      ]),
    );
  });
});
