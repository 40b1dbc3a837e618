import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Value from 'typebox/value';
import writeFileAtomic from 'write-file-atomic';
import { contentVersion } from '../../content-version.ts';
import { CLONE, copySources, sourcesFolder } from '../../place-sources.ts';
import { releaseFolder } from '../../release-folder.ts';
import { RefusedRelease } from '../../refused-release.ts';
import { ContractUses } from './uses.ts';

/** A release in the store. */
export interface Release {
  slice: string;
  version: string;
}

export const usesFile = (store: string, { slice, version }: Release): string =>
  `${releaseFolder(store, slice, version)}.uses.json`;

/** Where a release's sources lie as in a clone. */
export const clonedSources = (store: string, { slice, version }: Release): string =>
  slice.startsWith('services/')
    ? releaseFolder(store, slice, version)
    : join(sourcesFolder(store, slice, version), CLONE);

/** What was found out of sources, by their content, for whichever store has them next. */
const KNOWN = fileURLToPath(
  new URL('../../../../node_modules/.cache/contract-uses', import.meta.url),
);

/**
 * What a release uses of the contract, as it is recorded beside it; found out of its sources the first
 * time that this clone sees them.
 * @throws RefusedRelease when its sources or their packages are gone
 */
export async function recordedUses(store: string, release: Release): Promise<ContractUses> {
  const file = usesFile(store, release);
  const recorded = existsSync(file) ? await readUses(file) : null;
  if (recorded?.calls) return recorded;
  const sources = clonedSources(store, release);
  // What was recorded before calls were says what it says, where there is nothing to read it from again.
  if (recorded && !existsSync(sources)) return recorded;
  await writeFileAtomic(file, await readFile(await usesOfSources(sources, release)));
  return readUses(file);
}

/**
 * Finds out of a clone what `recordedUses` will be asked for once its slice is built and placed: it takes
 * longer than the build, beside which it is done.
 * @param ended stops it when nobody will ask
 */
export async function readAhead(root: string, slice: string, ended: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'reset-sources-'));
  try {
    await copySources(root, slice, folder);
    await usesOfSources(join(folder, CLONE), { slice, version: 'being built' }, ended);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const readUses = async (file: string): Promise<ContractUses> =>
  Value.Parse(ContractUses, JSON.parse(await readFile(file, 'utf8')));

/**
 * @param sources as in a clone
 * @returns the file with what they use, which is named by all that it follows from: the sources, which
 *   slice of theirs it is of, and what reads them
 */
async function usesOfSources(
  sources: string,
  release: Release,
  ended?: AbortSignal,
): Promise<string> {
  const read = existsSync(sources) ? await contentVersion(sources) : 'none';
  const reader = await contentVersion(import.meta.dirname);
  const slice = basename(release.slice);
  const known = join(KNOWN, `${slice}-${read}-${reader}.json`);
  if (!existsSync(known)) {
    await mkdir(KNOWN, { recursive: true });
    const kept = join(KNOWN, `${slice}-files-${reader}.json`);
    await record(release, { sources, file: known, kept, ended });
  }
  return known;
}

interface Recording {
  sources: string;
  /** Is written. */
  file: string;
  /** What is kept of the slice's files; is made, read and left with more. */
  kept: string;
  ended?: AbortSignal | undefined;
}

/** By a process of its own: TypeScript keeps a processor busy for seconds and takes half a gigabyte. */
async function record(
  { slice, version }: Release,
  { sources, file, kept, ended }: Recording,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'record-uses.ts'), sources, slice, file, kept],
    { stdio: ['ignore', 'ignore', 'pipe'], ...(ended && { signal: ended }) },
  );
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code === 0) return;
  throw new RefusedRelease([
    `What ${slice} ${version} uses cannot be read: release it again from a clone with its packages installed.\n${errors}`,
  ]);
}
