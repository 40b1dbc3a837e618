import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { JestReport } from './jest-report.ts';

/** A workspace's folder, and turbo's hash of all that its tests read. */
export type Workspace = { folder: string; hash: string; isCached: boolean };

/** By folder: what it was when its tests passed last, and how many there were. */
export type Passes = Record<string, { hash: string; passed: number }>;

const passesFile = (root: string) => join(root, 'node_modules/.cache/reset-passed-tests.json');

/** Every workspace, as turbo.json's `test` describes it; nothing is run for that. */
export async function hashWorkspaces(root: string): Promise<Workspace[]> {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'test', '--dry=json'],
    { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }, maxBuffer: 1 << 28 },
  );
  const { tasks } = JSON.parse(stdout) as {
    tasks: {
      task: string;
      directory: string;
      hash: string;
      resolvedTaskDefinition: { cache: boolean };
    }[];
  };
  return tasks
    .filter(({ task }) => task === 'test')
    .map(({ directory, hash, resolvedTaskDefinition: { cache } }) => ({
      folder: directory,
      hash,
      isCached: cache,
    }));
}

export async function readPasses(root: string): Promise<Passes> {
  const text = await readFile(passesFile(root), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Passes;
}

/** Those whose tests have to run: new, changed, failed before, or not to be cached. */
export const staleOf = (workspaces: readonly Workspace[], passes: Passes): Workspace[] =>
  workspaces.filter(({ folder, hash, isCached }) => !isCached || passes[folder]?.hash !== hash);

/** Patterns of jest for the tests of these workspaces, and not of others within their folders. */
export function testPatterns(
  root: string,
  stale: readonly Workspace[],
  all: readonly Workspace[],
): string[] {
  return stale.map(({ folder }) => {
    const within = all
      .filter((other) => other.folder.startsWith(`${folder}/`))
      .map((other) => `${relative(folder, other.folder)}/`);
    const others = within.length > 0 ? `(?!${within.join('|')})` : '';
    return `^${escaped(join(root, folder))}/${others}`;
  });
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** What is remembered after a run of `stale`: those of which every test passed. */
export function passesAfter(
  before: Passes,
  run: { root: string; stale: readonly Workspace[]; all: readonly Workspace[] },
  reports: readonly JestReport[],
): Passes {
  const { root, stale, all } = run;
  const files = reports.flatMap(({ testResults }) =>
    testResults.map(({ name, status, assertionResults }) => ({
      folder: ownerOf(relative(root, name), all),
      isPassed:
        status === 'passed' && assertionResults.every((result) => result.status === 'passed'),
      passed: assertionResults.filter((result) => result.status === 'passed').length,
    })),
  );
  const after = { ...before };
  for (const { folder, hash, isCached } of stale) {
    delete after[folder];
    const own = files.filter((file) => file.folder === folder);
    if (!isCached || own.some(({ isPassed }) => !isPassed)) continue;
    after[folder] = { hash, passed: own.reduce((sum, { passed }) => sum + passed, 0) };
  }
  return after;
}

export async function writePasses(root: string, passes: Passes): Promise<void> {
  const file = passesFile(root);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(passes, null, 2)}\n`);
}

/** The innermost workspace that the file is in. */
function ownerOf(file: string, all: readonly Workspace[]): string | undefined {
  return all
    .map(({ folder }) => folder)
    .filter((folder) => file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
