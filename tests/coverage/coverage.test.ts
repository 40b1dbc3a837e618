import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EXCEPTIONS, isShown, requiredIds } from './required-ids.ts';
import { drawCoverage } from './draw-coverage.ts';
import { findTests } from './find-tests.ts';
import { readRequirements } from './requirement.ts';

const requirements = await readRequirements();
const tests = await findTests();

describe('docs/coverage.md', () => {
  it('says which tests show which requirement (npm run coverage)', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/coverage.md'), 'utf8');
    expect(page).toBe(drawCoverage(requirements, tests));
  });
});

describe('the ids in titles', () => {
  it('are ids of requirements', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const unknown = tests.flatMap(({ file, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}`),
    );
    expect(unknown).toEqual([]);
  });

  it('show everything that is built at each level that it asks for', () => {
    const missing = requiredIds().filter((id) => {
      const asked = requirements.find((requirement) => requirement.id === id)?.levels ?? [];
      const shown = tests.filter(({ ids }) => ids.includes(id)).map(({ level }) => level);
      return !isShown(asked, shown);
    });
    expect(missing).toEqual([]);
  });

  it('leave out only what there is', () => {
    const known = requirements.map(({ id }) => id);
    expect(Object.keys(EXCEPTIONS).filter((id) => !known.includes(id))).toEqual([]);
  });
});
