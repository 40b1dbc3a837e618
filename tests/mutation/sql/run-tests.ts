import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPassedTestSuites: number;
  testResults: {
    failureMessage?: string | null;
    testResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** What became of the tests: `detectedBy` is the first that failed, null when none did. */
export type Result = { detectedBy: string | null };

/** The errors of a migration, and of a file of functions, that could not be run. */
const NOT_APPLIED = /migration file "[^"]+" failed|SQL files failed/;

/**
 * Runs some tests with the migrations and functions of a folder, until one of their files fails.
 * @throws when they could not be run, or the SQL could not: such a mutation proves nothing
 */
export async function runTests(wanted: {
  root: string;
  folder: string;
  tests: readonly string[];
  serverUrl: string;
}): Promise<Result> {
  const { root, folder, tests, serverUrl } = wanted;
  const child = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--config=tests/mutation/sql/jest.config.ts',
      '--runInBand',
      '--bail',
      '--runTestsByPath',
      ...tests.map((test) => `services/${test}`),
    ],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        TEST_DATABASE_URL: serverUrl,
        MUTATED_SERVICES: folder,
      },
    },
  );
  await once(child, 'exit');
  const report = await readFile(join(folder, 'report.json'), 'utf8');
  return judge(JSON.parse(report) as Report, tests.length);
}

function judge(
  { numPassedTests, numFailedTests, numPassedTestSuites, testResults }: Report,
  files: number,
): Result {
  const failed = testResults.flatMap(({ testResults: tests }) =>
    tests.filter(({ status }) => status === 'failed'),
  );
  const messages = [
    ...testResults.map(({ failureMessage }) => failureMessage ?? ''),
    ...failed.flatMap(({ failureMessages }) => failureMessages),
  ].join('\n');
  if (NOT_APPLIED.test(messages))
    throw new Error(`the SQL cannot be run: ${messages.slice(0, 400)}`);
  if (numPassedTests + numFailedTests === 0)
    throw new Error(`no test was run: ${messages.slice(0, 400)}`);
  // A file that cannot be run ends the run as well, and none of its tests has failed.
  if (failed.length === 0 && numPassedTestSuites < files)
    throw new Error(`a file was not run: ${messages.slice(0, 400)}`);
  return { detectedBy: failed[0]?.fullName ?? null };
}
