import { readFile } from 'node:fs/promises';

export type Counts = { passed: number; failed: number };

export const none: Counts = { passed: 0, failed: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** One check counts as one test. */
export const countOf = (isOk: boolean): Counts => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 });

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
};

/** A suite that could not run counts as failed, and so does a test that was skipped. */
export const countJest = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
});

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A flaky or skipped test counts as failed, and so does an error outside of any test. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

/**
 * The counts in a runner's JSON report. A runner that failed without saying so,
 * or wrote no report, counts as one failure: a crash must never look like success.
 */
export async function readCounts<Report>(
  file: string,
  isOk: boolean,
  count: (report: Report) => Counts,
): Promise<Counts> {
  try {
    const counts = count(JSON.parse(await readFile(file, 'utf8')) as Report);
    const isSilent = !isOk && counts.failed === 0;
    return isSilent || counts.passed + counts.failed === 0
      ? add(counts, { passed: 0, failed: 1 })
      : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
