import { describe, expect, it } from '@jest/globals';
import { readTests } from './read-tests.ts';

const titles = async (source: string) =>
  (await readTests(source)).map((test) => test.titles.join(' › '));

describe('readTests', () => {
  it('names a test with all that it is nested in', async () => {
    const source = `describe('submit', () => { describe('twice', () => { it('refuses', () => {}); }); });`;
    expect(await titles(source)).toEqual(['submit › twice › refuses']);
  });

  it('reads tables of cases, templates and the browser tests', async () => {
    const source = `
      it.each([['a', 1]])('%s is one', () => {});
      it.each\`a | b\`(\`counts \${2}\`, () => {});
      test.describe('a page', () => { test('opens', async ({ page, context: other }) => {}); });`;
    expect(await titles(source)).toEqual(['%s is one', 'counts …', 'a page › opens']);
    expect((await readTests(source)).at(-1)?.fixtures).toEqual(['page', 'context']);
  });

  it('finds tests that a loop declares', async () => {
    expect(await titles('for (const a of [1]) { test(`case ${a}`, () => {}); }')).toEqual([
      'case …',
    ]);
  });

  it('takes neither preparations nor other calls for tests', async () => {
    const source = `test.beforeAll(async () => {}); test.use({ a: 1 }); split('a'); pattern.test('a');`;
    expect(await titles(source)).toEqual([]);
  });

  it('reads elements where there are some', async () => {
    const source = `it('shows', () => { render(<p>one</p>); });`;
    expect(await readTests(source, { tsx: true })).toHaveLength(1);
  });
});
