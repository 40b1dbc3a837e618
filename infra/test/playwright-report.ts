import { join } from 'node:path';
import type { ReportFormat } from './counts.ts';

type Test = {
  /** Playwright's verdict over all attempts. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number }[];
};

type Suite = {
  file: string;
  specs: { title: string; tests: Test[] }[];
  suites?: Suite[];
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  /** One for each file, with those of its describe blocks below. */
  suites: Suite[];
};

const FOLDER = 'tests/e2e';

/** A skipped test counts as failed, and so does an error outside of any test; a flaky one has passed. */
export const playwrightFormat: ReportFormat<PlaywrightReport> = {
  count: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
  }),
  time: ({ suites }) =>
    suites.map((suite) => ({ file: join(FOLDER, suite.file), ms: durationOf(suite) })),
};

/** Tests that failed and passed when they were tried again, as `file › title`. */
export const flakyTests = ({ suites }: PlaywrightReport): string[] => suites.flatMap(flakyOf);

const flakyOf = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${join(FOLDER, file)} › ${title}`),
  ...suites.flatMap(flakyOf),
];

const durationOf = ({ specs, suites = [] }: Suite): number =>
  sum(
    specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    ),
  ) + sum(suites.map(durationOf));

const sum = (durations: number[]): number => durations.reduce((a, b) => a + b, 0);
