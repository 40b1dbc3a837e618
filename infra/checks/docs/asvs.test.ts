import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LEVEL_1, LEVEL_2 } from './asvs-ids.ts';
import {
  anchorOf,
  holdsTest,
  linkedHeadings,
  namedTests,
  readRows,
  STATES,
  type AsvsRow,
} from './asvs-rows.ts';

const repository = join(import.meta.dirname, '../../..');
const read = (path: string) => readFile(join(repository, path), 'utf8');

let rows: AsvsRow[];
beforeAll(async () => {
  rows = readRows(await read('docs/asvs.md'));
});
const inState = (state: string) => rows.filter((row) => row.state === state);

describe('docs/asvs.md', () => {
  it('has each requirement of both levels once, in order and at its level', () => {
    const expected = [
      ...LEVEL_1.map((id) => ({ id, level: '1' })),
      ...LEVEL_2.map((id) => ({ id, level: '2' })),
    ];
    expect(expected).toHaveLength(70 + 183);
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(
      expected.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
    );
  });

  it('knows four states', () => {
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it('names only tests that there are', async () => {
    const missing: string[] = [];
    for (const row of inState('test')) {
      for (const named of namedTests(row)) {
        const isThere =
          named !== null &&
          existsSync(join(repository, named.file)) &&
          holdsTest(await read(named.file), named.title);
        if (!isThere) missing.push(`${row.id}: ${named?.file ?? row.by} › ${named?.title ?? ''}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('leads only to pages and headings that there are', async () => {
    const missing: string[] = [];
    for (const row of rows) {
      const links = linkedHeadings(row);
      if (row.state === 'document' && links.length === 0) missing.push(`${row.id} names no page`);
      for (const { page, anchor } of links) {
        const text = existsSync(join(repository, 'docs', page)) ? await read(`docs/${page}`) : '';
        const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
          anchorOf(heading),
        );
        const isThere = anchor === '' ? text !== '' : headings.includes(anchor);
        if (!isThere) missing.push(`${row.id}: ${page}#${anchor}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('gives a reason for what does not apply, and says what closes a gap', () => {
    expect(inState('not applicable').filter(({ by }) => by.length < 15)).toEqual([]);
    expect(inState('gap').filter(({ by }) => !/[Cc]loses?\b|^As \d/.test(by))).toEqual([]);
  });
});

describe('reading the page', () => {
  const row = (by: string): AsvsRow => ({
    id: '1.1.1',
    level: '1',
    requirement: 'x',
    state: 'test',
    by,
  });

  it('takes rows of tables, and nothing else', () => {
    expect(readRows('text\n| id | L |\n| 1.2.3 | 2 | words | gap | Closes with x. |\n')).toEqual([
      { id: '1.2.3', level: '2', requirement: 'words', state: 'gap', by: 'Closes with x.' },
    ]);
  });

  it('finds a test that a row names no longer, or that only a comment names', () => {
    expect(holdsTest("it('is there', () => {})", 'is there')).toBe(true);
    expect(holdsTest("it('is there no more', () => {})", 'is there')).toBe(false);
    expect(holdsTest('// is there', 'is there')).toBe(false);
  });

  it('reads several tests of a row, and refuses what is none', () => {
    expect(namedTests(row('`a.test.ts` › one<br>`b.spec.ts` › two'))).toEqual([
      { file: 'a.test.ts', title: 'one' },
      { file: 'b.spec.ts', title: 'two' },
    ]);
    expect(namedTests(row('somewhere'))).toEqual([null]);
  });

  it('knows the address of a heading', () => {
    expect(anchorOf('Data and its classes')).toBe('data-and-its-classes');
    expect(linkedHeadings(row('[x](public.md#attempts)'))).toEqual([
      { page: 'public.md', anchor: 'attempts' },
    ]);
  });
});
