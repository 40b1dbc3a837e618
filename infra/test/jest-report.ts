import { relative } from 'node:path';
import type { ReportFormat } from './counts.ts';

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    /** The file's path. */
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
};

/** A suite that could not run counts as failed, and so does a test that was skipped. */
export const jestFormat: ReportFormat<JestReport> = {
  count: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
  }),
  time: ({ testResults }, root) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    })),
};
