import { join } from 'node:path';
import type { ReportFormat } from './counts.ts';

type Suite = {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  /** One for each file, with those of its describe blocks below. */
  suites: Suite[];
};

const FOLDER = 'tests/e2e';

/** A flaky or skipped test counts as failed, and so does an error outside of any test. */
export const playwrightFormat: ReportFormat<PlaywrightReport> = {
  count: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
  time: ({ suites }) =>
    suites.map((suite) => ({ file: join(FOLDER, suite.file), ms: durationOf(suite) })),
};

const durationOf = ({ specs, suites = [] }: Suite): number =>
  sum(
    specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    ),
  ) + sum(suites.map(durationOf));

const sum = (durations: number[]): number => durations.reduce((a, b) => a + b, 0);
