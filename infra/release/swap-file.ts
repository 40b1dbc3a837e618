import type { TSchema, Static } from 'typebox';
import Value from 'typebox/value';
import { openReleaseStore } from './store/open-release-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** A file of the release store that says what is live. */
export type LiveFile<Schema extends TSchema> = { name: string; schema: Schema };

/** What a change is remembered by; see `list-releases.ts`. */
export type Flip = {
  /** The workspace that it concerns: `mfe-member`, `services/member`; `*` for a start of the whole product. */
  slice: string;
  /** `canary`: beside the version that is live. */
  action: 'release' | 'canary' | 'rollback' | 'start';
  version: string;
  /** null when nothing was live before. */
  from: string | null;
  by: string;
  /** Of a canary: which share of people gets it. */
  percent?: number;
  /** Of a rollback that nobody asked for: why. */
  reason?: string;
};
export type RecordedFlip = Flip & { at: string };

const HISTORY = 'history.jsonl';

/** null when there is none yet, or one of an older form, which is written anew. */
export async function readLiveFile<Schema extends TSchema>(
  store: string,
  { name, schema }: LiveFile<Schema>,
): Promise<Static<Schema> | null> {
  return parse(schema, await textOf(await openReleaseStore(store), name));
}

/**
 * Changes a file by compare-and-swap, in a folder or a bucket (`openReleaseStore`): `change` is given
 * what is live and says what shall be; if somebody else was faster, it is asked again with what is live
 * then. So two teams that release at once both do.
 * @param change null when there is nothing to do; whatever it throws ends the attempt
 * @param flip remembered with the change; null for what is no release
 */
export async function swapLiveFile<Schema extends TSchema>(
  store: string,
  { name, schema }: LiveFile<Schema>,
  change: (live: Static<Schema> | null) => Static<Schema> | null | Promise<Static<Schema> | null>,
  flip: ((before: Static<Schema> | null, after: Static<Schema>) => Flip) | null,
): Promise<void> {
  const place = await openReleaseStore(store);
  for (;;) {
    const before = await place.read(name);
    const live = parse(schema, before?.text ?? null);
    const after = await change(live);
    if (after === null) return;
    const text = `${JSON.stringify(after, null, 2)}\n`;
    if (text === before?.text) return;
    const remember = flip ? () => record(place, flip(live, after)) : undefined;
    if (await place.swap(name, text, before?.version ?? null, remember)) return;
  }
}

/** Every flip of this store, the oldest first. */
export async function readHistory(store: string): Promise<RecordedFlip[]> {
  const text = (await textOf(await openReleaseStore(store), HISTORY)) ?? '';
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RecordedFlip);
}

const record = (store: ReleaseStore, flip: Flip): Promise<void> =>
  store.append(
    HISTORY,
    JSON.stringify({ at: new Date().toISOString(), ...flip } satisfies RecordedFlip),
  );

const textOf = async (store: ReleaseStore, name: string): Promise<string | null> =>
  (await store.read(name))?.text ?? null;

function parse<Schema extends TSchema>(schema: Schema, text: string | null): Static<Schema> | null {
  try {
    const read: unknown = text === null ? null : JSON.parse(text);
    return Value.Check(schema, read) ? (read as Static<Schema>) : null;
  } catch {
    return null;
  }
}
