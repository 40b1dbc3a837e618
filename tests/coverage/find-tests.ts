import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goesThroughHttp } from './goes-through-http.ts';
import { readTests, type DeclaredTest } from './read-tests.ts';
import type { Level } from './requirement.ts';

/** A test that says which requirements it shows. */
export type TaggedTest = {
  /** From the root of the repository. */
  file: string;
  /** As its runner prints it, without the ids. */
  title: string;
  /** Of requirements.tsv, if the tag is right. */
  ids: string[];
  level: Level;
};

const root = join(import.meta.dirname, '../..');
const PATTERNS = [
  '{services,infra,shell,mfe-*,shared-ui}/**/*.test.{ts,tsx}',
  'tests/**/*.{spec,test}.ts',
];
const TAG = /\s*\[(?<ids>[A-Z]+-\d{3}(?:, [A-Z]+-\d{3})*)\]$/;

/** All tests of the repository that carry a tag, by file and then as they stand in it. */
export async function findTests(): Promise<TaggedTest[]> {
  const files: string[] = [];
  const exclude = (path: string) => /(^|\/)(node_modules|dist|fixtures)(\/|$)/.test(path);
  for await (const file of glob(PATTERNS, { cwd: root, exclude })) files.push(file);
  const found = await Promise.all(files.toSorted().map(testsOf));
  return found.flat();
}

async function testsOf(file: string): Promise<TaggedTest[]> {
  const source = await readFile(join(root, file), 'utf8');
  // Most files have none, and reading them for real is what takes time.
  if (!/[A-Z]-\d{3}[\],]/.test(source)) return [];
  const tests = await readTests(source, { tsx: file.endsWith('x') });
  const tagged = tests.flatMap((test) => tagOf(test) ?? []);
  return Promise.all(
    tagged.map(async ({ test, ...tag }) => ({ file, ...tag, level: await levelOf(file, test) })),
  );
}

/** The ids at the end of the test's titles and of those around it; null when there are none. */
function tagOf(test: DeclaredTest) {
  const ids = test.titles.flatMap((title) => TAG.exec(title)?.groups?.['ids']?.split(', ') ?? []);
  if (ids.length === 0) return null;
  return { test, ids, title: test.titles.map((title) => title.replace(TAG, '')).join(' › ') };
}

const BROWSER_FIXTURES = new Set(['page', 'context', 'browser']);

async function levelOf(file: string, test: DeclaredTest): Promise<Level> {
  if (file.endsWith('.spec.ts')) {
    return test.fixtures.some((name) => BROWSER_FIXTURES.has(name)) ? 'BROWSER' : 'HTTP';
  }
  return file.startsWith('services/') && (await goesThroughHttp(root, file)) ? 'HTTP' : 'UNIT';
}
