import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import { BUDGETS, DEFAULT_BUDGET } from './budgets.ts';

/** What is loaded before something can be used, by its name, and how many bytes that are. */
export interface Load {
  name: string;
  bytes: number;
}

/**
 * @param largest of the slice
 * @returns a sentence when it is more than the slice's budget
 */
export function judgeBudget(
  slice: string,
  { name, bytes }: Load,
  budgets: Readonly<Record<string, number>> = BUDGETS,
): string[] {
  const budget = budgets[slice] ?? DEFAULT_BUDGET;
  if (bytes <= budget) return [];
  return [
    `${slice} brings ${inKilobytes(bytes)} compressed before ${name} can be used, and has a budget of ${inKilobytes(budget)}. Load lazily what the page does not need at first, or raise the budget (infra/release/gate/budgets.ts).`,
  ];
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The page of a remote that brings most. @param folder the release's */
export async function largestPage(folder: string, manifest: ReleaseManifest): Promise<Load> {
  const { entry, routes, pages } = manifest;
  const before = [...(entry ? [entry] : []), ...routes.scripts, ...routes.styles];
  const loads = await Promise.all(
    Object.entries({ 'its routes': { scripts: [], styles: [] }, ...pages }).map(
      async ([name, { scripts, styles }]) => ({
        name,
        bytes: await compressedBytes(folder, [...before, ...scripts, ...styles]),
      }),
    ),
  );
  return loads.reduce((most, one) => (one.bytes > most.bytes ? one : most));
}

/** What the shell's page names. @param folder the release's */
export async function shellPage(folder: string): Promise<Load> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const named = html.matchAll(/\b(?:src|href)="[^"]*\/([^"/]+\.(?:js|css))"/g);
  const files = [...named].flatMap(([, file]) => file ?? []);
  return { name: 'any page', bytes: await compressedBytes(folder, files) };
}

async function compressedBytes(folder: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const path = join(folder, file);
      // What is too small to be compressed has no twin.
      const { size } = await stat(`${path}.br`).catch(() => stat(path));
      return size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
