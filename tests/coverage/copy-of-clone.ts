import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

export type CopyOfClone = {
  folder: string;
  /**
   * Puts `to` in the place of `from`, which the file has to have exactly once.
   * @returns gives the file back
   */
  change(change: { file: string; from: string; to: string }): Promise<() => Promise<void>>;
  remove(): Promise<void>;
};

/**
 * The clone as it is now, with what is not committed yet, in a folder of its own:
 * what is broken there harms nobody. Installed packages are hard links, so that
 * the names of workspaces lead into the copy and nothing is written twice.
 */
export async function copyOfClone(): Promise<CopyOfClone> {
  // Beside the data of the product: root's PostgreSQL has to reach what runs from here.
  const folder = await mkdtemp('/var/tmp/reset-coverage-');
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.trim().split('\n')) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // A file may have been removed and that not be committed.
    await cp(join(root, file), join(folder, file)).catch(ignoreMissing);
  }
  for (const modules of await modulesFolders()) {
    await run('cp', ['-al', join(root, modules), join(folder, modules)]);
  }
  return {
    folder,
    async change({ file, from, to }) {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      const found = before.split(from).length - 1;
      if (found !== 1) throw new Error(`${file} says ${found} times: ${from}`);
      await writeFile(
        path,
        before.replace(from, () => to),
      );
      return () => writeFile(path, before);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The root's, and those of workspaces that have some of their own. */
async function modulesFolders(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', 'package.json', '*/package.json'], {
    cwd: root,
  });
  return stdout
    .trim()
    .split('\n')
    .map((file) => join(dirname(file), 'node_modules'))
    .filter((modules) => existsSync(join(root, modules)));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
