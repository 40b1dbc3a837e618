import { readFile } from 'node:fs/promises';

export type Counts = { passed: number; failed: number };

export const none: Counts = { passed: 0, failed: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** One check counts as one test. */
export const countOf = (isOk: boolean): Counts => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 });

/** What is read of a runner's JSON report. */
export type ReportFormat<Report> = {
  count(report: Report): Counts;
  /** How long each file took, by its path from the repository's root. */
  time(report: Report, root: string): FileTime[];
};

export type FileTime = { file: string; ms: number };

/**
 * What a runner's report says. A runner that failed without saying so, ran no test at all or wrote
 * no report, counts as one failure: a crash must never look like success.
 * @param options.mayBeEmpty where it was asked for tests that may not exist
 */
export async function readReport<Report>(
  file: string,
  format: ReportFormat<Report>,
  options: { isOk: boolean; root: string; mayBeEmpty?: boolean },
): Promise<{ report: Report | null; counts: Counts; times: FileTime[] }> {
  const { isOk, root, mayBeEmpty = false } = options;
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    const counts = format.count(report);
    const isSilent = !isOk && counts.failed === 0;
    const isEmpty = counts.passed + counts.failed === 0;
    return {
      report,
      counts: isSilent || (isEmpty && !mayBeEmpty) ? add(counts, countOf(false)) : counts,
      times: format.time(report, root),
    };
  } catch {
    return { report: null, counts: countOf(false), times: [] };
  }
}
