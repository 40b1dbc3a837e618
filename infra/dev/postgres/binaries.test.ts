import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { copyBinaries } from './binaries.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-binaries-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('copyBinaries', () => {
  it('copies once for servers that start at the same time, and leaves nothing else behind', async () => {
    const from = join(folder, 'native');
    const to = join(folder, 'copy');
    await mkdir(join(from, 'lib'), { recursive: true });
    await writeFile(join(from, 'lib/libpq.so.5.18'), 'a library');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    await writeFile(join(from, 'pg-symlinks.json'), JSON.stringify(links));

    await Promise.all([copyBinaries(from, to), copyBinaries(from, to), copyBinaries(from, to)]);

    expect(await readFile(join(to, 'lib/libpq.so.5'), 'utf8')).toBe('a library');
    // PostgreSQL refuses to run as root, so that another user reads them.
    expect((await stat(to)).mode & 0o777).toBe(0o755);
    expect((await readdir(folder)).toSorted()).toEqual(['copy', 'native']);
  });
});
