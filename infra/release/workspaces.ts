import { existsSync } from 'node:fs';
import { readFile, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * A workspace and those that it imports, by way of others too.
 * @param folder its folder in the clone: `mfe-member`, `services/member`
 * @returns their folders
 */
export async function workspacesOf(root: string, folder: string): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (workspace: string): Promise<void> => {
    if (found.has(workspace)) return;
    found.add(workspace);
    const text = await readFile(join(root, workspace, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    for (const dependency of Object.keys(dependencies)) {
      if (dependency.startsWith('@reset/')) await visit(folderOf(root, basename(dependency)));
    }
  };
  await visit(folder);
  return [...found];
}

/** Where a workspace lies that is imported as `@reset/<name>`. */
function folderOf(root: string, name: string): string {
  const places = [`services/${name}`, `shell/${name}`];
  return places.find((place) => existsSync(join(root, place, 'package.json'))) ?? name;
}

/** A link in the place of whatever is there. */
export async function linkAnew(target: string, path: string): Promise<void> {
  await rm(path, { force: true });
  await symlink(target, path);
}
