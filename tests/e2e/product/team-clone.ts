import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { productUrl, releaseStore } from './running-product.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Links what `from` has into `to`, but for the folders on the way to the slice, which are made. */
async function linkAllBut(slice: string, from: string, to: string): Promise<void> {
  const [first, ...rest] = slice.split('/');
  for (const name of await readdir(from)) {
    if (name !== first && !name.startsWith('.')) await symlink(join(from, name), join(to, name));
  }
  if (!first || rest.length === 0) return;
  await mkdir(join(to, first));
  await linkAllBut(rest.join('/'), join(from, first), join(to, first));
}

export type TeamClone = {
  /** Changes a file of the slice; insists that `from` was there. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** `npm run <command> -- <slice>` on the product under test, as the team types it. */
  npm(
    command: 'release' | 'rollback' | 'releases',
    ...args: string[]
  ): Promise<{ code: number; output: string }>;
  /** `npm run <command> -- <…args>` there. */
  run(command: string, ...args: string[]): Promise<{ code: number; output: string }>;
  remove(): Promise<void>;
};

/**
 * The clone of a team that works on one slice: the slice is a copy of its own,
 * all else is what this clone has.
 * @param source the slice's folder; by default this clone's folder of that name
 */
export async function teamClone(slice: string, source = join(root, slice)): Promise<TeamClone> {
  const folder = await mkdtemp(join(tmpdir(), 'reset-team-'));
  await linkAllBut(slice, root, folder);
  await cp(source, join(folder, slice), {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.turbo'].includes(basename(path)),
  });
  // What every remote is built with, or the service itself runs with.
  const packages = slice.startsWith('services/') ? slice : 'mfe-member';
  await symlink(join(root, packages, 'node_modules'), join(folder, slice, 'node_modules'));
  return {
    async edit(file, from, to) {
      const path = join(folder, slice, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not say ${from}`);
      await writeFile(
        path,
        before.replace(from, () => to),
      );
    },
    npm: (command, ...args) => run(folder, command, slice, ...args),
    run: (command, ...args) => run(folder, command, ...args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function run(folder: string, command: string, ...args: string[]) {
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    cwd: folder,
    env: { ...process.env, RELEASE_STORE: releaseStore(), ORIGIN: productUrl() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: Number(code), output: output + errors };
}
