import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readReport } from './counts.ts';
import { jestFormat } from './jest-report.ts';
import { flakyTests, playwrightFormat } from './playwright-report.ts';
import { slowest } from './slowest.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function reportFile(content: string): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, content);
  return file;
}

const jest = (passed: number, failed: number, pending = 0, broken = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numRuntimeErrorTestSuites: broken,
    testResults: [],
  });

describe('readReport', () => {
  it.each([
    ['all passed', jest(3, 0), true, { passed: 3, failed: 0 }],
    ['one failed', jest(2, 1), false, { passed: 2, failed: 1 }],
    ['one skipped', jest(2, 0, 1), true, { passed: 2, failed: 1 }],
    ['a suite that did not load', jest(2, 0, 0, 1), false, { passed: 2, failed: 1 }],
    ['a runner that failed in silence', jest(2, 0), false, { passed: 2, failed: 1 }],
    ['no test at all', jest(0, 0), true, { passed: 0, failed: 1 }],
    ['half a report', '{"numPassed', true, { passed: 0, failed: 1 }],
  ])('%s', async (_what, report, isOk, counts) => {
    const file = await reportFile(report);
    expect(await readReport(file, jestFormat, { isOk, root: '/' })).toMatchObject({ counts });
  });

  it('counts a missing report as a failure', async () => {
    const options = { isOk: true, root: '/' };
    expect(await readReport('/nowhere/report.json', jestFormat, options)).toMatchObject({
      counts: { passed: 0, failed: 1 },
    });
  });

  it('takes no test for none where there may be none', async () => {
    const file = await reportFile(jest(0, 0));
    const options = { isOk: true, root: '/', mayBeEmpty: true };
    expect(await readReport(file, jestFormat, options)).toMatchObject({
      counts: { passed: 0, failed: 0 },
    });
  });
});

const suite = (file: string, ...durations: number[]) => ({
  file,
  specs: [
    {
      title: 'works',
      tests: durations.map((duration) => ({
        status: 'expected' as const,
        results: [{ duration }],
      })),
    },
  ],
});

describe('playwrightFormat', () => {
  it('takes skipped tests and stray errors for failures, and those that passed at last for passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    expect(playwrightFormat.count({ stats, errors: [{}], suites: [] })).toEqual({
      passed: 6,
      failed: 3,
    });
  });

  it('names what passed at the second attempt only, those within describe blocks too', () => {
    const flaky = { title: 'races', tests: [{ status: 'flaky' as const, results: [] }] };
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
    const suites = [{ ...suite('a.spec.ts', 1), suites: [{ file: 'a.spec.ts', specs: [flaky] }] }];
    expect(flakyTests({ stats, errors: [], suites })).toEqual(['tests/e2e/a.spec.ts › races']);
  });

  it('adds up what the tests of a file took, those within describe blocks too', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    const suites = [{ ...suite('a.spec.ts', 100), suites: [suite('a.spec.ts', 20, 3)] }];
    expect(playwrightFormat.time({ stats, errors: [], suites }, '/')).toEqual([
      { file: 'tests/e2e/a.spec.ts', ms: 123 },
    ]);
  });
});

describe('slowest', () => {
  it('names the slowest files first, a file of two projects once', () => {
    const times = [
      { file: 'quick.test.ts', ms: 10 },
      { file: 'slow.test.ts', ms: 2_000 },
      { file: 'twice.test.ts', ms: 1_500 },
      { file: 'twice.test.ts', ms: 1_500 },
    ];
    expect(slowest(times, 2)).toEqual(['   3.0 s  twice.test.ts', '   2.0 s  slow.test.ts']);
  });
});
