import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADVISORIES, readAdvisories, type AdvisoryFile } from './advisories.ts';
import { lockedPackages, LOCK_FILES, readLockFile } from './locked-packages.ts';
import { fetchAdvisories, OSV } from './osv.ts';

/*
 * `npm run advisories:renew`: writes what OSV knows of every locked package, where the network lets
 * it be asked; OSV_URL names a mirror. What somebody has accepted stays accepted.
 */
const root = join(import.meta.dirname, '../../..');
const source = process.env['OSV_URL'] ?? OSV;

const locks = await Promise.all(LOCK_FILES.map((file) => readLockFile(root, file)));
const names = new Set(locks.flatMap(lockedPackages).map(({ name }) => name));
const before = await readAdvisories(root);
const accepted = new Map(
  before.advisories.map((advisory) => [`${advisory.id} ${advisory.package}`, advisory.accepted]),
);
const advisories = (await fetchAdvisories([...names], source)).map((advisory) => {
  const reason = accepted.get(`${advisory.id} ${advisory.package}`);
  return reason === undefined ? advisory : { ...advisory, accepted: reason };
});
const renewed: AdvisoryFile = {
  renewed_on: new Date().toISOString().slice(0, 10),
  source,
  advisories,
};
await writeFile(join(root, ADVISORIES), `${JSON.stringify(renewed, null, 2)}\n`);
console.log(`${advisories.length} advisories of ${names.size} packages.`);
