import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { isAlive } from '../../infra/dev/processes/process-facts.ts';

/* Whoever interrupts a run of the tests finds nothing of it afterwards, in memory or on disk. */

const root = join(import.meta.dirname, '../..');
/** Where a run keeps what it writes: its own folder, or PostgreSQL's. */
const HOME = '/var/tmp';
/** A product has to start first, on a machine that runs another already. */
const UNDER_WAY_MS = 240_000;
const GONE_MS = 90_000;

type Run = {
  args: string[];
  /** A command line within the run by which it is in the midst of its work. */
  midst: RegExp;
  /** As a terminal does it, which tells every process of the command. */
  isToldToAll?: boolean;
};

const SERVICE_TEST = 'services/member/src/features/cards/issuing/killed-issuing.test.ts';
const RUNS: Record<string, Run> = {
  'a run of service tests': {
    args: ['infra/dev/test.mjs', 'unit', SERVICE_TEST],
    midst: /services\/member\/src\/server\.ts/,
  },
  'a run of stories': {
    args: ['infra/dev/test.mjs', 'e2e', 'shell-places'],
    midst: /--type=renderer/,
  },
  'jest by itself': {
    args: [
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '--selectProjects=node',
      `--testPathPatterns=${SERVICE_TEST}`,
    ],
    midst: /services\/member\/src\/server\.ts/,
    isToldToAll: true,
  },
};

test.describe.configure({ timeout: UNDER_WAY_MS + GONE_MS });

for (const [what, { args, midst, isToldToAll = false }] of Object.entries(RUNS)) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`${what} that gets ${signal} leaves nothing behind`, { tag: '@long' }, async () => {
      const run = spawn(process.execPath, args, {
        cwd: root,
        env: { ...ownEnvironment(), TEST_OUTPUT: test.info().outputPath('of-the-run') },
        detached: isToldToAll,
      });
      const pid = run.pid ?? 0;
      run.stdout.resume();
      run.stderr.resume();
      const gone = once(run, 'exit');
      let started: Descendant[] = [];
      await expect
        .poll(
          async () => {
            started = await descendantsOf(pid);
            return started.some(({ command }) => midst.test(command));
          },
          { timeout: UNDER_WAY_MS },
        )
        .toBe(true);

      process.kill(isToldToAll ? -pid : pid, signal);
      await gone;
      await expect
        .poll(() => started.filter((one) => isAlive(one.pid)), { timeout: GONE_MS })
        .toEqual([]);
      const folders = foldersOf(started);
      expect(folders).not.toEqual([]);
      const left = (await readdir(HOME)).filter((name) =>
        folders.some((folder) => name.startsWith(folder)),
      );
      expect(left).toEqual([]);
    });
  }
}

/** Of a run that knows nothing of the one that we are part of. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(RESET_|TEST_|PLAYWRIGHT_|NODE_OPTIONS$)/.test(name),
  );
  return Object.fromEntries(inherited);
}

/** The names of the folders in which a run's PostgreSQL has its data, itself or further below. */
const foldersOf = (processes: Descendant[]): string[] =>
  processes.flatMap(({ command }) => /-D \/var\/tmp\/([\w-]+)/.exec(command)?.[1] ?? []);

type Descendant = { pid: number; command: string };

/** All processes that came from one, however many steps away. */
async function descendantsOf(ancestor: number): Promise<Descendant[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args='], {
    maxBuffer: 1 << 26,
  });
  const all = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
  const childrenOf = (parent: number): Descendant[] =>
    all
      .filter((one) => one.parent === parent)
      .flatMap((child) => [child, ...childrenOf(child.pid)]);
  return childrenOf(ancestor);
}
