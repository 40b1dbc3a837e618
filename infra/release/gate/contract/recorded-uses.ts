import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Value from 'typebox/value';
import writeFileAtomic from 'write-file-atomic';
import { contentVersion } from '../../content-version.ts';
import { CLONE, sourcesFolder } from '../../place-sources.ts';
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
 * time that this clone sees them, by a process of its own.
 * @throws RefusedRelease when its sources or their packages are gone
 */
export async function recordedUses(store: string, release: Release): Promise<ContractUses> {
  const file = usesFile(store, release);
  const recorded = existsSync(file) ? await readUses(file) : null;
  if (recorded?.calls) return recorded;
  // What was recorded before calls were says what it says, where there is nothing to read it from again.
  if (recorded && !existsSync(clonedSources(store, release))) return recorded;
  const known = await knownFile(store, release);
  if (existsSync(known)) {
    await writeFileAtomic(file, await readFile(known));
  } else {
    await record(store, release);
    await mkdir(dirname(known), { recursive: true });
    await copyFile(file, known);
  }
  return readUses(file);
}

const readUses = async (file: string): Promise<ContractUses> =>
  Value.Parse(ContractUses, JSON.parse(await readFile(file, 'utf8')));

/** Named by all that it follows from: the sources, which slice of theirs it is of, and what reads them. */
async function knownFile(store: string, release: Release): Promise<string> {
  const sources = clonedSources(store, release);
  const read = existsSync(sources) ? await contentVersion(sources) : 'none';
  const reader = await contentVersion(import.meta.dirname);
  return join(KNOWN, `${basename(release.slice)}-${read}-${reader}.json`);
}

async function record(store: string, { slice, version }: Release): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'record-uses.ts'), store, slice, version],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code === 0) return;
  throw new RefusedRelease([
    `What ${slice} ${version} uses cannot be read: release it again from a clone with its packages installed.\n${errors}`,
  ]);
}
