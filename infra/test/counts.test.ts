import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { countJest, countPlaywright, readCounts } from './counts.ts';

async function reportFile(content: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'report-')), 'report.json');
  await writeFile(file, content);
  return file;
}

const jest = (passed: number, failed: number, pending = 0, broken = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numRuntimeErrorTestSuites: broken,
  });

describe('readCounts', () => {
  it.each([
    ['all passed', jest(3, 0), true, { passed: 3, failed: 0 }],
    ['one failed', jest(2, 1), false, { passed: 2, failed: 1 }],
    ['one skipped', jest(2, 0, 1), true, { passed: 2, failed: 1 }],
    ['a suite that did not load', jest(2, 0, 0, 1), false, { passed: 2, failed: 1 }],
    ['a runner that failed in silence', jest(2, 0), false, { passed: 2, failed: 1 }],
    ['no test at all', jest(0, 0), true, { passed: 0, failed: 1 }],
    ['half a report', '{"numPassed', true, { passed: 0, failed: 1 }],
  ])('%s', async (_what, report, isOk, counts) => {
    expect(await readCounts(await reportFile(report), isOk, countJest)).toEqual(counts);
  });

  it('counts a missing report as a failure', async () => {
    expect(await readCounts('/nowhere/report.json', true, countJest)).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});

describe('countPlaywright', () => {
  it('takes flaky, skipped and stray errors for failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
  });
});
