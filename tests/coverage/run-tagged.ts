import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../../infra/test/run-step.ts';

/** What became of the tests that carry an id. A test that could not even start is neither. */
export type Outcome = { passed: number; failed: number; output: string };

type Tests = {
  /** The copy to run them in. */
  folder: string;
  id: string;
  files: string[];
};

/** Runs exactly the tests of these files that carry the id, with jest. */
export const runJest = (tests: Tests): Promise<Outcome> =>
  withReport(async (report) => {
    const { output } = await runStep({
      root: tests.folder,
      command: process.execPath,
      args: [
        join(tests.folder, 'node_modules/jest/bin/jest.js'),
        '--json',
        `--outputFile=${report}`,
        `--testNamePattern=${tests.id}`,
        '--runTestsByPath',
        ...tests.files,
      ],
      env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', NODE_ENV: 'test' },
    });
    type Report = { numPassedTests: number; numFailedTests: number };
    const counts = await readReport<Report>(report, output);
    return { passed: counts.numPassedTests, failed: counts.numFailedTests, output };
  });

/** The same with playwright, which starts the composed product of the copy first. */
export const runPlaywright = (tests: Tests): Promise<Outcome> =>
  withReport(async (report) => {
    const { output } = await runStep({
      root: tests.folder,
      command: join(tests.folder, 'node_modules/.bin/playwright'),
      args: [
        'test',
        '--config=tests/e2e/playwright.config.ts',
        '--reporter=json',
        `--grep=${tests.id}`,
        ...tests.files,
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_OPTIONS: '--no-warnings', RESET_URL: '' },
    });
    type Report = { stats: { expected: number; unexpected: number } };
    const { stats } = await readReport<Report>(report, output);
    return { passed: stats.expected, failed: stats.unexpected, output };
  });

async function withReport(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'reset-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws Error with what the run said, where it ended before it could report. */
async function readReport<Report>(file: string, output: string): Promise<Report> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch (cause) {
    throw new Error(`The run left no report:\n${output}`, { cause });
  }
}
