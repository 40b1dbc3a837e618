import { expect, test } from 'playwright/test';
import { changeServices, readServices } from '../../infra/release/services-file.ts';
import { callMeanwhile, expectNothingLost, type Calls } from './calls-meanwhile.ts';
import { startOwnProduct } from './own-product.ts';
import { processOf, releaseStore } from './product/running-product.ts';
import { teamClone, type TeamClone } from './product/team-clone.ts';

/* One team ships its service, or the gateway, while people use the product. */

const SERVICES = ['gateway', 'public', 'onboarding', 'member', 'admin', 'provider-sandbox'];
/** A build, a start and a hand-over, on a machine with something else to do. */
const RELEASE_MS = 120_000;
const LONG_MS = 180_000;

test.describe.configure({ mode: 'serial', timeout: LONG_MS + 6 * RELEASE_MS });

let product: Awaited<ReturnType<typeof startOwnProduct>>;
let clones: Record<'member' | 'gateway', TeamClone>;
test.beforeAll(async () => {
  product = await startOwnProduct({
    IP_LIMIT_FACTOR: '1000',
    // Late is not lost: a busy machine decides no purchase within a till's patience.
    AUTHORIZATION_BUDGET_MS: '10000',
  });
  clones = {
    member: await teamClone('services/member'),
    gateway: await teamClone('services/gateway'),
  };
  for (const clone of Object.values(clones)) {
    await clone.edit('src/server.ts', "from './app.ts'", "from './app.ts' /* changed */");
  }
});
test.afterAll(async () => {
  await Promise.all(Object.values(clones).map((clone) => clone.remove()));
  await product.stop();
});

const liveVersion = async (name: string) => (await readServices(releaseStore())).live?.[name];
const npm = async (name: 'member' | 'gateway', command: 'release' | 'rollback') => {
  const { code, output } = await clones[name].npm(command);
  expect(code, output).toBe(0);
};

/** Somebody signed in, who reads and pays while `work` is done. */
async function withCalls(work: () => Promise<void>): Promise<Calls> {
  const calls = await callMeanwhile();
  try {
    await work();
  } finally {
    await calls.stop();
  }
  return calls.stop();
}

/** One release and its rollback; the process of nobody else changes. */
async function releaseAndRollBack(name: 'member' | 'gateway'): Promise<void> {
  const before = { processes: SERVICES.map(processOf), live: await liveVersion(name) };
  await npm(name, 'release');
  const released = await liveVersion(name);
  expect(released).toEqual({ version: expect.any(String), previous: before.live?.version });
  expect(released?.version).not.toBe(before.live?.version);
  const changed = SERVICES.filter((other, index) => processOf(other) !== before.processes[index]);
  expect(changed).toEqual([name]);
  await npm(name, 'rollback');
  expect(await liveVersion(name)).toEqual({ version: before.live?.version, previous: null });
}

test(
  'a release of a service and one of the gateway fail no call, and neither do their rollbacks',
  { tag: '@long' },
  async () => {
    const calls = await withCalls(async () => {
      await releaseAndRollBack('member');
      await releaseAndRollBack('gateway');
    });
    await expectNothingLost(calls);
    const { output } = await clones.member.npm('releases');
    expect(output).toMatch(/services\/member +[0-9a-f]{16} +before: none/);
    expect(output).toMatch(/services\/member +release +[0-9a-f]{16} -> [0-9a-f]{16} {2}\S/);
    expect(output).toMatch(/services\/gateway +rollback/);
  },
);

test('released and rolled back in a loop, they fail no call either', { tag: '@long' }, async () => {
  const calls = await withCalls(async () => {
    const endsAt = Date.now() + LONG_MS;
    while (Date.now() < endsAt) {
      await releaseAndRollBack('member');
      await releaseAndRollBack('gateway');
    }
  });
  await expectNothingLost(calls);
});

test(
  'a service that does not get ready is refused, and the one before goes on',
  { tag: '@long' },
  async () => {
    const before = { process: processOf('public'), file: await readServices(releaseStore()) };
    const clone = await teamClone('services/public');
    try {
      await clone.edit(
        'src/server.ts',
        "from './app.ts';",
        "from './app.ts';\nif (process.env['PORT']) throw new Error('It is not well.');",
      );
      const refused = await clone.npm('release');
      expect(refused.code).toBe(1);
      expect(refused.output).toContain('It did not get ready: mend it, and release again.');
      expect(refused.output).toContain('It is not well.');
      expect(await readServices(releaseStore())).toEqual({ ...before.file, wanted: {} });
      expect(processOf('public')).toBe(before.process);
    } finally {
      await clone.remove();
    }
  },
);

test(
  'what a release asked for is carried out although the release was killed',
  { tag: '@long' },
  async () => {
    await npm('member', 'release');
    const live = await liveVersion('member');
    const version = live?.previous ?? '';
    // All that a rollback does by itself: what follows is the product's.
    await changeServices(releaseStore(), (file) => ({
      ...file,
      wanted: { ...file.wanted, member: { action: 'rollback', version, by: 'nobody any more' } },
    }));
    await expect
      .poll(() => liveVersion('member'), { timeout: RELEASE_MS })
      .toEqual({ version, previous: null });
  },
);
