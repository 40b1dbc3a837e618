import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCoverage } from './draw-coverage.ts';
import { findTests } from './find-tests.ts';
import { readRequirements } from './requirement.ts';

// `npm run coverage`
await writeFile(
  join(import.meta.dirname, '../../docs/coverage.md'),
  drawCoverage(await readRequirements(), await findTests()),
);
console.log('docs/coverage.md says which tests show which requirement now.');
