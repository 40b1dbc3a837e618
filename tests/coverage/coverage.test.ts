import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkCoverage } from './check-coverage.ts';
import { drawCoverage, summarize } from './draw-coverage.ts';
import { goesThroughHttp } from './goes-through-http.ts';
import { readJest } from './read-jest.ts';
import { readPlaywright } from './read-playwright.ts';
import { EXCEPTIONS, isShown, requiredIds } from './required-ids.ts';
import { readRequirements, type Requirement } from './requirement.ts';
import type { TaggedTest } from './tagged-test.ts';

const requirements = await readRequirements();
const root = join(import.meta.dirname, '../..');

/** A test of every level for each requirement that is built. */
const everything = (): TaggedTest[] =>
  (['BROWSER', 'HTTP', 'UNIT'] as const).map((level) => ({
    file: 'some.test.ts',
    title: 'all of it',
    ids: requiredIds(),
    level,
  }));

describe('readRequirements', () => {
  it('reads the levels and the check of each', () => {
    expect(requirements).toHaveLength(841);
    expect(requirements.find(({ id }) => id === 'PUB-085')).toMatchObject({
      levels: ['BROWSER', 'HTTP'],
      check: 'BROWSER: 11 characters -> text; HTTP: PUT with 11 chars -> 400',
    });
  });
});

describe('readJest', () => {
  const assertion = (title: string, status: string) => ({ ancestorTitles: ['a'], title, status });

  it('counts what passed, by the ids in its titles', async () => {
    const assertionResults = [
      assertion('is shown [PUB-001, PUB-002]', 'passed'),
      assertion('failed [PUB-003]', 'failed'),
      assertion('was left out [PUB-004]', 'pending'),
      assertion('is shown twice [PUB-005] [PUB-006]: {"at":1}', 'passed'),
      assertion('carries none', 'passed'),
    ];
    const name = join(root, 'mfe-public/src/a.test.tsx');
    expect(await readJest(root, { testResults: [{ name, assertionResults }] })).toEqual([
      {
        file: 'mfe-public/src/a.test.tsx',
        title: 'a › is shown',
        ids: ['PUB-001', 'PUB-002'],
        level: 'UNIT',
      },
      {
        file: 'mfe-public/src/a.test.tsx',
        title: 'a › is shown twice: {"at":1}',
        ids: ['PUB-005', 'PUB-006'],
        level: 'UNIT',
      },
    ]);
  });

  it('takes a test that calls its service for one over HTTP, and any other for a unit', async () => {
    const clone = await mkdtemp(join(tmpdir(), 'coverage-'));
    await mkdir(join(clone, 'services/a/src'), { recursive: true });
    const levelOf = async (file: string, source: string) => {
      const name = join(clone, file);
      await writeFile(name, source);
      const assertionResults = [assertion('answers [PUB-001]', 'passed')];
      const [test] = await readJest(clone, { testResults: [{ name, assertionResults }] });
      return test?.level;
    };
    const call = `await app.inject({ url: '/' });`;
    expect(await levelOf('services/a/src/routes.test.ts', call)).toBe('HTTP');
    expect(await levelOf('services/a/src/rules.test.ts', 'decide();')).toBe('UNIT');
  });
});

describe('readPlaywright', () => {
  const spec = (title: string, status: string, tags: string[] = []) => ({
    title,
    file: 'home.spec.ts',
    tags,
    tests: [{ status }],
  });

  it('counts what passed, below all that it is nested in', () => {
    const nested = { title: 'home', specs: [spec('opens [PUB-001]', 'expected')] };
    const specs = [
      spec('answers [PUB-035]', 'expected', ['http']),
      spec('came second [PUB-002]', 'flaky'),
      spec('failed [PUB-003]', 'unexpected'),
      spec('was left out [PUB-004]', 'skipped'),
    ];
    expect(
      readPlaywright({ suites: [{ title: 'home.spec.ts', specs, suites: [nested] }] }),
    ).toEqual([
      { file: 'tests/e2e/home.spec.ts', title: 'answers', ids: ['PUB-035'], level: 'HTTP' },
      { file: 'tests/e2e/home.spec.ts', title: 'came second', ids: ['PUB-002'], level: 'BROWSER' },
      { file: 'tests/e2e/home.spec.ts', title: 'home › opens', ids: ['PUB-001'], level: 'BROWSER' },
    ]);
  });
});

describe('checkCoverage', () => {
  it('finds nothing where all that is built is shown', () => {
    expect(checkCoverage(requirements, everything())).toEqual([]);
  });

  it('finds what is built and not shown at a level that it asks for', () => {
    const tests = everything().filter(({ level }) => level !== 'HTTP');
    expect(checkCoverage(requirements, tests)).toContain(
      'PUB-085 is built, and no test that passed shows it as it asks',
    );
  });

  it('finds an id of no requirement', () => {
    const stray: TaggedTest = { file: 'a.test.ts', title: 'a', ids: ['PUB-999'], level: 'UNIT' };
    expect(checkCoverage(requirements, [...everything(), stray])).toEqual([
      'a.test.ts names PUB-999, which is no requirement',
    ]);
  });

  it('leaves out only requirements that there are', () => {
    const known = new Set(requirements.map(({ id }) => id));
    expect(Object.keys(EXCEPTIONS).filter((id) => !known.has(id))).toEqual([]);
    expect(isShown(['HTTP'], ['UNIT'])).toBe(false);
  });
});

describe('drawCoverage', () => {
  it('lists the tests of each requirement, and counts those that are shown as asked', () => {
    const [first, second] = requirements as [Requirement, Requirement];
    const shows = (id: string, level: TaggedTest['level']): TaggedTest => ({
      file: `${id}.test.ts`,
      title: 'opens',
      ids: [id],
      level,
    });
    const tests = [shows(first.id, 'BROWSER'), shows(second.id, 'UNIT')];
    expect(summarize(requirements, tests).at(-1)).toBe(
      'All: 2 of 841 are shown, 1 of them as asked',
    );
    const page = drawCoverage(requirements, tests);
    expect(page).toContain('- BROWSER opens (`PUB-001.test.ts`)');
    expect(page).toContain('Not yet shown at BROWSER: PUB 002.');
  });
});

describe('goesThroughHttp', () => {
  const test = async (files: Record<string, string>): Promise<boolean> => {
    const clone = await mkdtemp(join(tmpdir(), 'reset-http-'));
    await mkdir(join(clone, 'services/one/testing'), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(clone, 'services/one', name), text);
    }
    return goesThroughHttp(clone, 'services/one/a.test.ts');
  };

  it('is true of a test whose calls are made two files away', async () => {
    const files = {
      'a.test.ts': `import { listed } from '#testing/listed.ts';`,
      'testing/listed.ts': `import { start } from './app.ts';`,
      'testing/app.ts': 'app.inject(call)',
    };
    expect(await test(files)).toBe(true);
  });

  it('is false of a test of functions alone', async () => {
    const files = {
      'a.test.ts': `import { listed } from '#testing/listed.ts'; import { app } from './app.ts';`,
      'testing/listed.ts': 'export const listed = 1;',
      'app.ts': 'app.inject(call)',
    };
    expect(await test(files)).toBe(false);
  });
});
