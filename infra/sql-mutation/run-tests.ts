import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    failureMessage?: string | null;
    testResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** What became of the tests: `noticedBy` is the first that failed, null when none did. */
export type Verdict = { noticedBy: string | null };

/** What knex says of a migration that could not be run. */
const NOT_APPLIED = /migration file "[^"]+" failed/;

/**
 * Runs some tests with the migrations of a folder, until a file of them fails.
 * @throws when they could not be run, or the migrations could not: that is no slip, but a typing error
 */
export async function runTests(wanted: {
  root: string;
  folder: string;
  tests: readonly string[];
  serverUrl: string;
}): Promise<Verdict> {
  const { root, folder, tests, serverUrl } = wanted;
  const child = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--config=infra/sql-mutation/jest.config.ts',
      '--runInBand',
      '--bail',
      '--runTestsByPath',
      ...tests.map((test) => `services/member/src/${test}`),
    ],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        TEST_DATABASE_URL: serverUrl,
        MUTATED_MIGRATIONS: folder,
      },
    },
  );
  await once(child, 'exit');
  return judge(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as Report);
}

function judge({ numPassedTests, numFailedTests, testResults }: Report): Verdict {
  const failed = testResults.flatMap(({ testResults: tests }) =>
    tests.filter(({ status }) => status === 'failed'),
  );
  const said = [
    ...testResults.map(({ failureMessage }) => failureMessage ?? ''),
    ...failed.flatMap(({ failureMessages }) => failureMessages),
  ].join('\n');
  if (NOT_APPLIED.test(said))
    throw new Error(`the migrations cannot be run: ${said.slice(0, 400)}`);
  if (numPassedTests + numFailedTests === 0)
    throw new Error(`no test was run: ${said.slice(0, 400)}`);
  return { noticedBy: failed[0]?.fullName ?? null };
}
