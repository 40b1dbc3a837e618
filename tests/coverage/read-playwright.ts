import { join } from 'node:path';
import { taggedTest, type TaggedTest } from './tagged-test.ts';

type Suite = {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; tags: string[]; tests: { status: string }[] }[];
};

/** The part of Playwright's JSON report that is read. */
export type PlaywrightReport = { suites: Suite[] };

/** Where the specs of playwright.config.ts are. */
const FOLDER = 'tests/e2e';

/** At the second attempt too. */
const PASSED: ReadonlySet<string> = new Set(['expected', 'flaky']);

/** A story that opens no page says so by its tag. */
const HTTP = 'http';

/** The tests with ids that passed in a run of Playwright. */
export const readPlaywright = ({ suites }: PlaywrightReport): TaggedTest[] =>
  // The outermost suite is the file.
  suites.flatMap((file) => testsOf(file, []));

function testsOf({ suites = [], specs }: Suite, around: string[]): TaggedTest[] {
  const own = specs.flatMap(({ title, file, tags, tests }) => {
    const hasPassed = tests.length > 0 && tests.every(({ status }) => PASSED.has(status));
    const level = tags.includes(HTTP) ? 'HTTP' : 'BROWSER';
    return hasPassed ? (taggedTest(join(FOLDER, file), [...around, title], level) ?? []) : [];
  });
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...around, suite.title]))];
}
