import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { report } from './report.ts';
import { findSecrets } from './secrets.ts';

/* A step of `npm run check`: nothing that is committed, or could be, opens anything. */
const root = join(import.meta.dirname, '../../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // The hashes of lock files are read by their own step.
  .filter((file) => file !== '' && !file.endsWith('package-lock.json'))
  // Deleted, and not yet committed so.
  .filter((file) => existsSync(join(root, file)));

const found = await Promise.all(
  files.map(async (file) => {
    const text = await readFile(join(root, file), 'utf8');
    return (await findSecrets(file, text)).map(({ line, what }) => `${file}:${line}: ${what}`);
  }),
);
report(found.flat());
