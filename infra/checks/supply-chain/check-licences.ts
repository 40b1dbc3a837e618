import { join } from 'node:path';
import { ALLOWED_LICENCES, LICENCE_EXCEPTIONS } from './allowed-licences.ts';
import { findLicenceProblems } from './licence-problems.ts';
import { LOCK_FILES, lockedPackages, readLockFile } from './locked-packages.ts';
import { report } from './report.ts';

/* A step of `npm run check`: what is installed may be used and shipped as we do. */
const root = join(import.meta.dirname, '../../..');
const locks = await Promise.all(LOCK_FILES.map((file) => readLockFile(root, file)));
report(
  findLicenceProblems(locks.flatMap(lockedPackages), {
    allowed: ALLOWED_LICENCES,
    exceptions: LICENCE_EXCEPTIONS,
  }),
);
