import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChangeSet } from './change-set.ts';
import { namesOf } from './names.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newFeature } from './new-feature.ts';
import { newSlice } from './new-slice.ts';

/* What is generated is compiled, tested and released by tests/e2e/generators.spec.ts. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const tips = { name: 'pay-tips', title: null, spanish: 'Consejos' };
const FRONT_ENDS = ['shell', 'mfe-member', 'mfe-admin'];
const slice = { name: 'pay-advice', title: null, spanish: 'Consejos', frontEnds: FRONT_ENDS };

it('has a name in the forms that code needs', () => {
  expect(namesOf('pay-advice')).toEqual({
    kebab: 'pay-advice',
    snake: 'pay_advice',
    camel: 'payAdvice',
    pascal: 'PayAdvice',
    title: 'Pay advice',
  });
});

describe('a new feature', () => {
  it.each(['mfe-member', 'mfe-public', 'mfe-onboarding'])(
    'of %s is mounted, said in Spanish and described',
    (folder) => {
      const changes = new ChangeSet(root);
      newFeature(changes, { ...tips, slice: folder });
      expect(changes.read(`${folder}/src/routes.tsx`)).toContain("path: '/pay-tips'");
      expect(changes.read(`${folder}/src/spanish.ts`)).toContain('payTips, ');
      const remote = JSON.parse(changes.read(`${folder}/remote.json`));
      expect(remote.prefixes).toContain('/pay-tips');
      expect(remote.pages['/pay-tips']).toMatchObject({ title: 'Pay tips', listed: false });
    },
  );

  it('of staff is in English, below their own prefix', () => {
    const changes = new ChangeSet(root);
    newFeature(changes, { ...tips, spanish: null, slice: 'mfe-admin' });
    const remote = JSON.parse(changes.read('mfe-admin/remote.json'));
    expect(remote.prefixes).toEqual(['/admin']);
    expect(remote.pages['/admin/pay-tips']).toBeTruthy();
    expect(changes.has('mfe-admin/src/features/pay-tips/pay-tips-messages.ts')).toBe(false);
  });
});

it('a new endpoint has its contract, and its feature is registered', () => {
  const changes = new ChangeSet(root);
  newEndpoint(changes, 'services/member', 'pay-tips');
  expect(changes.has('services/api-contract/src/member/pay-tips.ts')).toBe(true);
  const app = changes.read('services/member/src/app.ts');
  expect(app).toContain("from '#features/pay-tips/plugin.ts'");
  expect(app).toContain('app.register(payTipsPlugin, context);');
});

it('a new slice has the versions and the next port of its neighbours, and owners', () => {
  const changes = new ChangeSet(root);
  newSlice(changes, { ...slice, now: new Date('2026-11-27T12:00:00Z') });
  const { react } = JSON.parse(changes.read('mfe-member/package.json')).dependencies;
  expect(JSON.parse(changes.read('mfe-pay-advice/package.json')).dependencies.react).toBe(react);
  const ports = FRONT_ENDS.map((folder) => portOf(changes.read(`${folder}/webpack.config.ts`)));
  const port = portOf(changes.read('mfe-pay-advice/webpack.config.ts'));
  expect(port).toBe(Math.max(...ports) + 1);
  expect(changes.has('services/pay-advice/db/migrations/20261127_create_pay_advice.ts')).toBe(true);
  expect(changes.read('CODEOWNERS')).toMatch(/^\/mfe-pay-advice\/ +@reset\/team-pay-advice$/m);
  const alerts = changes.read('infra/monitoring/alertmanager.yml');
  for (const label of ['team', 'service'])
    expect(alerts).toContain(`{ receiver: pay-advice, matchers: ['${label}="pay-advice"'] }\n`);
  expect(alerts).toMatch(/^ {2}- name: pay-advice$/m);
  expect(changes.read('README.md')).toContain('`services/pay-advice`');
});

const portOf = (config: string) => Number(/devPort: (\d+)/.exec(config)?.[1]);

it.each<[string, (changes: ChangeSet) => void, RegExp]>([
  [
    'no name',
    (all) => newFeature(all, { ...tips, slice: 'mfe-member', name: 'PayTips' }),
    /is no name/,
  ],
  [
    'a title that would end a text',
    (all) => newFeature(all, { ...tips, slice: 'mfe-member', title: "What's new" }),
    /plain words/,
  ],
  ['no remote', (all) => newFeature(all, { ...tips, slice: 'mfe-nobody' }), /is no remote/],
  [
    'no Spanish',
    (all) => newFeature(all, { ...tips, slice: 'mfe-member', spanish: null }),
    /--spanish/,
  ],
  ['no service', (all) => newEndpoint(all, 'services/ledger', 'pay-tips'), /is no service/],
  [
    'a feature that is there',
    (all) => newFeature(all, { ...tips, slice: 'mfe-member', name: 'income' }),
    /is there already|another shape/,
  ],
  [
    'a slice that is there',
    (all) => newSlice(all, { ...slice, name: 'member', now: new Date() }),
    /is there already/,
  ],
])('refuses %s with what to do', (_what, generate, said) => {
  expect(() => generate(new ChangeSet(root))).toThrow(said);
});

describe('changes', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reset-changes-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are written all together, and nothing before', async () => {
    const changes = new ChangeSet(folder);
    changes.create('list.ts', 'export default [\n];\n');
    changes.insert('list.ts', { after: /\[/, text: "\n  'one'," });
    expect(() => changes.insert('list.ts', { before: /never/, text: 'two' })).toThrow(
      'another shape',
    );
    expect(() => changes.create('list.ts', '')).toThrow('is there already');
    await expect(readFile(join(folder, 'list.ts'))).rejects.toThrow('ENOENT');
    expect(await changes.write()).toEqual(['list.ts']);
    expect(await readFile(join(folder, 'list.ts'), 'utf8')).toBe(
      "export default [\n  'one',\n];\n",
    );
  });
});
