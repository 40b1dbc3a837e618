import { relative } from 'node:path';
import { goesThroughHttp } from './goes-through-http.ts';
import { taggedTest, type TaggedTest } from './tagged-test.ts';

/** The part of `jest --json` that is read. */
export type JestReport = {
  testResults: {
    /** Absolute. */
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

/** The tests with ids that passed in a run of jest. */
export async function readJest(root: string, { testResults }: JestReport): Promise<TaggedTest[]> {
  const tests = testResults.map(async ({ name, assertionResults }) => {
    const file = relative(root, name);
    const passed = assertionResults.flatMap(({ ancestorTitles, title, status }) =>
      status === 'passed' ? (taggedTest(file, [...ancestorTitles, title], 'UNIT') ?? []) : [],
    );
    const isHttp = passed.length > 0 && file.startsWith('services/');
    const level = isHttp && (await goesThroughHttp(root, file)) ? 'HTTP' : 'UNIT';
    return passed.map((test) => ({ ...test, level }) satisfies TaggedTest);
  });
  return (await Promise.all(tests)).flat();
}
