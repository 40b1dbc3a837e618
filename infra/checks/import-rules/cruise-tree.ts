import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

export type Violation = { from: string; rule: string };

const repository = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/**
 * Writes the files to a folder of their own, links its workspaces as npm would, and cruises it
 * with the repository's rules.
 */
export async function cruiseTree(files: Record<string, string>): Promise<Violation[]> {
  const root = await mkdtemp(join(tmpdir(), 'import-rules-'));
  try {
    await write(root, files);
    await linkWorkspaces(root, files);
    return await cruise(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

async function write(root: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

async function linkWorkspaces(root: string, files: Record<string, string>): Promise<void> {
  const manifests = Object.keys(files).filter((path) =>
    /^(?!node_modules).+\/package\.json$/.test(path),
  );
  await mkdir(join(root, 'node_modules/@reset'), { recursive: true });
  for (const manifest of manifests) {
    const { name } = JSON.parse(await readFile(join(root, manifest), 'utf8')) as { name: string };
    const link = join(root, 'node_modules', name);
    await symlink(relative(dirname(link), join(root, dirname(manifest))), link);
  }
}

/** The command answers with code 1 and up when there are violations, so its code is not read. */
async function cruise(root: string): Promise<Violation[]> {
  const cli = join(repository, 'node_modules/.bin/depcruise');
  const config = join(repository, '.dependency-cruiser.mjs');
  const { stdout } = await run(
    process.execPath,
    [cli, '--config', config, '--output-type', 'json', '.'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return report.summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}
