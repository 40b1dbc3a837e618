import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from '@reset/api-contract/gateway/registry.ts';
import Value from 'typebox/value';
import { withFileLock } from './file-lock.ts';
import writeFileAtomic from 'write-file-atomic';

/** What a change of the registry is remembered by; see `releases.ts`. */
export type Flip = {
  /** The workspace that it concerns: `mfe-member`, `shell`; `*` for a start of the whole product. */
  slice: string;
  action: 'release' | 'rollback' | 'start';
  version: string;
  /** null when nothing was live before. */
  from: string | null;
  by: string;
};
export type RecordedFlip = Flip & { at: string };

const registryFile = (store: string): string => join(store, 'registry.json');
const historyFile = (store: string): string => join(store, 'history.jsonl');

/** null when nothing was released yet, or by an older form of the registry, which is written anew. */
export async function readRegistry(store: string): Promise<Registry | null> {
  return parse(await textOf(registryFile(store)));
}

/**
 * Changes the registry by compare-and-swap: `change` is given what is live and
 * says what shall be; if somebody else was faster, it is asked again with what
 * is live then. So two teams that release at once both do.
 * @param change null when there is nothing to do; whatever it throws ends the attempt
 * @param flip remembered with the change; null for what is no release
 */
export async function changeRegistry(
  store: string,
  change: (live: Registry | null) => Registry | null | Promise<Registry | null>,
  flip: ((before: Registry | null, after: Registry) => Flip) | null,
): Promise<void> {
  for (;;) {
    const before = await textOf(registryFile(store));
    const after = await change(parse(before));
    if (after === null) return;
    const text = `${JSON.stringify(after, null, 2)}\n`;
    if (text === before) return;
    const swapped = await withFileLock(join(store, 'registry.lock'), async () => {
      if ((await textOf(registryFile(store))) !== before) return false;
      await writeFileAtomic(registryFile(store), text);
      if (flip) await record(store, flip(parse(before), after));
      return true;
    });
    if (swapped) return;
  }
}

/** Every flip of this store, the oldest first. */
export async function readHistory(store: string): Promise<RecordedFlip[]> {
  const text = (await textOf(historyFile(store))) ?? '';
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RecordedFlip);
}

const record = (store: string, flip: Flip): Promise<void> =>
  appendFile(
    historyFile(store),
    `${JSON.stringify({ at: new Date().toISOString(), ...flip } satisfies RecordedFlip)}\n`,
  );

const textOf = async (file: string): Promise<string | null> =>
  existsSync(file) ? readFile(file, 'utf8') : null;

function parse(text: string | null): Registry | null {
  try {
    const read: unknown = text === null ? null : JSON.parse(text);
    return Value.Check(Registry, read) ? read : null;
  } catch {
    return null;
  }
}
