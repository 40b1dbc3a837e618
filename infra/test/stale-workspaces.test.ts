import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JestReport } from './jest-report.ts';
import {
  hashWorkspaces,
  passesAfter,
  readPasses,
  staleOf,
  testPatterns,
  writePasses,
  type Workspace,
} from './stale-workspaces.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

async function trackedFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  return stdout
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)));
}

let copy: string;
let files: string[];
let unchanged: Map<string, string>;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'reset-inputs-'));
  files = await trackedFiles();
  for (const file of files) await cp(join(root, file), join(copy, file));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  unchanged = await hashes();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const hashes = async () =>
  new Map((await hashWorkspaces(copy)).map(({ folder, hash }) => [folder, hash]));

/** The folders of workspaces whose tests would run after this file has changed. */
async function staleAfterChange(file: string): Promise<string[]> {
  const path = join(copy, file);
  const content = await readFile(path, 'utf8');
  await writeFile(path, `${content}\n`);
  const after = await hashes();
  await writeFile(path, content);
  return [...after.keys()].filter((folder) => after.get(folder) !== unchanged.get(folder));
}

describe('the tests of a workspace', () => {
  it.each([
    [
      'its own code',
      'mfe-member/src/dates/calendar-date.ts',
      { stale: ['mfe-member'], fresh: ['mfe-public', 'services/member'] },
    ],
    [
      'its own tests',
      'services/service-kit/src/http/serve.test.ts',
      { stale: ['services/service-kit'], fresh: ['services/member', 'services/gateway'] },
    ],
    [
      'what it imports',
      'shared-ui/src/index.ts',
      { stale: ['mfe-public', 'shared-ui', 'shell'], fresh: ['services/public'] },
    ],
    [
      'the testing folder of what it imports',
      'services/service-kit/testing/eventually.ts',
      { stale: ['services/admin', 'services/member'], fresh: ['mfe-member'] },
    ],
    [
      'the sandbox that it starts',
      'services/provider-sandbox/src/server.ts',
      {
        stale: ['services/member', 'services/public', 'services/service-kit'],
        fresh: ['services/gateway', 'mfe-member'],
      },
    ],
    [
      'what the sandbox imports',
      'services/api-contract/src/gateway/registry.ts',
      { stale: ['services/service-kit', 'services/gateway', 'shell'], fresh: ['shared-ui'] },
    ],
    [
      'the partners',
      'partners/csc.json',
      { stale: ['mfe-public', 'services/gateway', 'services/member', 'shell'], fresh: [] },
    ],
    [
      'what a page is given',
      'infra/dev/payroll-shortcuts.json',
      { stale: ['mfe-onboarding', 'shared-ui'], fresh: [] },
    ],
    [
      'how PostgreSQL is started',
      'infra/dev/postgres/server-settings.ts',
      { stale: ['services/onboarding'], fresh: [] },
    ],
    [
      'how jest is set up',
      'infra/checks/jest/be-patient.ts',
      { stale: ['mfe-admin', 'shared-ui'], fresh: [] },
    ],
  ])('run again after a change of %s', async (_what, file, { stale, fresh }) => {
    const found = await staleAfterChange(file);
    expect(found).toEqual(expect.arrayContaining(stale));
    for (const folder of fresh) expect(found).not.toContain(folder);
  });

  it('do not run again after a change of words about it', async () => {
    expect(await staleAfterChange('services/member/README.md')).toEqual([]);
  });

  it('have every file as an input that is reached from it by path', async () => {
    const reached = await inputsByWorkspace();
    const folders = [...reached.keys()];
    const missing: string[] = [];
    for (const { file, target } of await pathsOut(folders)) {
      // What is installed is an input of everything by the lock file.
      if (target === 'node_modules') continue;
      for (const [folder, inputs] of reached) {
        const isOfIt = ownerOf(file, folders) === folder;
        if (!isOfIt && !(inputs.has(file) && (await isUsedBy(folder, file)))) continue;
        if (![...inputs].some((input) => `${input}/`.startsWith(`${target}/`))) {
          missing.push(`${folder} reaches ${target} by ${file}: name it in ${folder}/turbo.json`);
        }
      }
    }
    expect(missing).toEqual([]);
  });
});

/** Whether a workspace's code names what a file of another one exports; of a default, always. */
async function isUsedBy(folder: string, file: string): Promise<boolean> {
  if (file.includes('.test.')) return false;
  const names = [...(await readFile(join(root, file), 'utf8')).matchAll(EXPORTED)];
  if (names.length === 0) return true;
  const own = files.filter((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path));
  const codes = await Promise.all(own.map((path) => readFile(join(root, path), 'utf8')));
  return names.some(([, name = '']) => codes.some((code) => code.includes(name)));
}

const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;

type Task = {
  taskId: string;
  task: string;
  directory: string;
  inputs: Record<string, string>;
  dependencies: string[];
  resolvedTaskDefinition: { cache: boolean };
};

/** All that turbo hashes for a workspace's tests, by the workspace's folder. */
async function inputsByWorkspace(): Promise<Map<string, Set<string>>> {
  const { stdout } = await run(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'test', '--dry=json'],
    { cwd: root, maxBuffer: 1 << 28 },
  );
  const { tasks } = JSON.parse(stdout) as { tasks: Task[] };
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const inputsOf = (task: Task | undefined): string[] =>
    task === undefined
      ? []
      : [
          ...Object.keys(task.inputs).map((input) => normalize(join(task.directory, input))),
          ...task.dependencies.flatMap((id) => inputsOf(byId.get(id))),
        ];
  return new Map(
    tasks
      .filter(({ task, resolvedTaskDefinition }) => task === 'test' && resolvedTaskDefinition.cache)
      .map((task) => [task.directory, new Set(inputsOf(task))]),
  );
}

const PATH_OUT = /(?<=['"`])(?:\.\.\/)+[\w./-]*(?=['"`])/g;

/** Paths in the code of these workspaces that lead out of them to something that exists. */
async function pathsOut(folders: string[]): Promise<{ file: string; target: string }[]> {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && ownerOf(file, folders));
  const found = await Promise.all(
    sources.map(async (file) => {
      const paths = (await readFile(join(root, file), 'utf8')).match(PATH_OUT) ?? [];
      return paths.map((path) => ({ file, target: normalize(join(dirname(file), path)) }));
    }),
  );
  return found
    .flat()
    .map(({ file, target }) => ({ file, target: target.replace(/\/$/, '') }))
    .filter(
      ({ file, target }) =>
        ownerOf(target, folders) !== ownerOf(file, folders) && existsSync(join(root, target)),
    );
}

/** The innermost of the folders that a path is in. */
const ownerOf = (path: string, folders: string[]): string | undefined =>
  folders
    .filter((folder) => `${path}/`.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0];

const workspace = (folder: string, hash = 'now', isCached = true): Workspace => ({
  folder,
  hash,
  isCached,
});

const report = (...results: [file: string, status: string][]): JestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: results.map(([file, status]) => ({
    name: `/repository/${file}`,
    status: status === 'broken' ? 'failed' : 'passed',
    startTime: 0,
    endTime: 0,
    assertionResults: status === 'broken' ? [] : [{ status }],
  })),
});

describe('staleOf', () => {
  it('leaves out what passed as it is now', () => {
    const all = [workspace('same'), workspace('changed'), workspace('new')];
    const passes = { same: { hash: 'now', passed: 1 }, changed: { hash: 'before', passed: 1 } };
    expect(staleOf(all, passes).map(({ folder }) => folder)).toEqual(['changed', 'new']);
  });

  it('never leaves out what is not to be cached', () => {
    const all = [workspace('infra', 'now', false)];
    expect(staleOf(all, { infra: { hash: 'now', passed: 1 } })).toEqual(all);
  });
});

describe('testPatterns', () => {
  it('take a workspace without the one within it', () => {
    const all = [workspace('shell'), workspace('shell/remote-sdk')];
    const [pattern = ''] = testPatterns('/repository/', all.slice(0, 1), all);
    const isTaken = (file: string) => new RegExp(pattern).test(`/repository/${file}`);
    expect(isTaken('shell/src/a.test.ts')).toBe(true);
    expect(isTaken('shell/remote-sdk/src/a.test.ts')).toBe(false);
    expect(isTaken('other/shell/src/a.test.ts')).toBe(false);
  });
});

describe('passesAfter', () => {
  const all = [workspace('shell'), workspace('shell/remote-sdk'), workspace('kept')];
  const options = { root: '/repository', stale: all.slice(0, 2), all };
  const before = {
    shell: { hash: 'before', passed: 9 },
    kept: { hash: 'now', passed: 3 },
  };

  it('remembers whose every test passed, with how many there were', () => {
    const reports = [
      report(['shell/src/a.test.ts', 'passed'], ['shell/remote-sdk/a.test.ts', 'passed']),
      report(['shell/src/b.test.tsx', 'passed']),
    ];
    expect(passesAfter(before, options, reports)).toEqual({
      shell: { hash: 'now', passed: 2 },
      'shell/remote-sdk': { hash: 'now', passed: 1 },
      kept: { hash: 'now', passed: 3 },
    });
  });

  it.each(['failed', 'pending', 'broken'])('forgets who has one that is %s', (status) => {
    const reports = [report(['shell/src/a.test.ts', 'passed'], ['shell/src/b.test.ts', status])];
    expect(passesAfter(before, options, reports)).not.toHaveProperty('shell');
  });
});

describe('readPasses', () => {
  it('reads what was written, and nothing where nothing was', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reset-passes-'));
    expect(await readPasses(folder)).toEqual({});
    const passes = { shell: { hash: 'now', passed: 2 } };
    await writePasses(folder, passes);
    expect(await readPasses(folder)).toEqual(passes);
    await rm(folder, { recursive: true });
  });
});
