import { join } from 'node:path';
import { findVulnerable, readAdvisories, stalenessOf } from './advisories.ts';
import { LOCK_FILES, lockedPackages, readLockFile } from './locked-packages.ts';
import { report } from './report.ts';

/* A step of `npm run check`: no locked version is one that a known advisory is about. */
const root = join(import.meta.dirname, '../../..');
const { renewed_on: renewedOn, advisories } = await readAdvisories(root);
const warning = stalenessOf(renewedOn, new Date());
if (warning !== null) console.log(warning);
const found = await Promise.all(
  LOCK_FILES.map(async (file) =>
    findVulnerable(lockedPackages(await readLockFile(root, file)), advisories).map(
      (vulnerable) => `${file}: ${vulnerable}`,
    ),
  ),
);
report(found.flat());
