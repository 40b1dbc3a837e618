import { join } from 'node:path';
import { findLockProblems } from './lock-problems.ts';
import { LOCK_FILES, readLockFile } from './locked-packages.ts';
import { report } from './report.ts';

/* A step of `npm run check`: each locked package is held to its content, and has no address of its own. */
const root = join(import.meta.dirname, '../../..');
const problems = await Promise.all(
  LOCK_FILES.map(async (file) =>
    findLockProblems(await readLockFile(root, file)).map((problem) => `${file}: ${problem}`),
  ),
);
report(problems.flat());
