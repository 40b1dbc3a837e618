import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from './release-store.ts';

const TRIED = 'conditional-writes.json';

/**
 * Finds out by trying whether a store keeps its word: a write in the place of what is not there any
 * more, or of nothing where there is something, has to be refused. Several may try at once.
 * @throws one sentence for a store that overwrites
 */
export async function insistOnConditionalWrites(store: ReleaseStore): Promise<void> {
  const before = await store.read(TRIED);
  const write = (version: string | null) => store.swap(TRIED, `"${randomUUID()}"\n`, version);
  // Refused or not: what was read is there no more.
  await write(before?.version ?? null);
  const isOverwritten = (await write(before?.version ?? null)) || (await write(null));
  if (!isOverwritten) return;
  throw new Error(
    'The release store overwrites what somebody else wrote: it has to know conditional writes (If-Match, If-None-Match).',
  );
}
