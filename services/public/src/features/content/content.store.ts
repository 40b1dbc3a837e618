import { callBudget, type Database } from '@reset/service-kit';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import type { Context } from '#context.ts';
import { ContentUnavailable } from '#providers/content-source.ts';
import { openReadings, type Reading } from './readings.ts';

const FRESH_MS = 60_000;
/** After a failure: a provider that is slow must not be called for every visitor. */
const RETRY_MS = 10_000;
/** What is older is not shown before it was read again. */
const SHOWABLE_MS = 600_000;
/** Reads of the source at one time; one more counts as a failure: the provider limits us, too. */
const CONCURRENCY = 30;
/** For names of which nothing is known to be written: anybody may make them up. */
const UNKNOWN_NAMES_PER_MINUTE = 120;

/**
 * Content as it was read within the last minute; after that the same once more while it is
 * read again, once for all who wait. While the source is down: its last good copy.
 */
export function contentStore({ clock, database, log }: Context) {
  const copies = contentCopies(database);
  const readings = openReadings();
  const running = new Map<string, Promise<Reading>>();
  const takeCall = callBudget(UNKNOWN_NAMES_PER_MINUTE, clock);
  const now = () => clock.now().getTime();

  /** @throws ContentUnavailable when the source is down and there never was a copy */
  async function read<Content extends object>(
    key: string,
    schema: TSchema,
    load: () => Promise<Content | null>,
  ): Promise<Content | null> {
    const known = readings.find(key) ?? (await restore(key, schema));
    const isFresh = known && now() < known.refreshAt;
    const refreshed = isFresh ? known : refresh(key, { schema, load, known });
    const reading = known && canShow(known, now()) ? known : await refreshed;
    if (reading.content === undefined) throw new ContentUnavailable('There is no copy either');
    return reading.content as Content | null;
  }

  type Refreshing = { schema: TSchema; load(): Promise<object | null>; known: Reading | undefined };

  /** Never rejects: a failure is a reading too. */
  function refresh(key: string, refreshing: Refreshing): Promise<Reading> {
    const waiting =
      running.get(key) ??
      readAgain(key, refreshing).then((reading) => {
        running.delete(key);
        readings.remember(key, reading);
        return reading;
      });
    running.set(key, waiting);
    return waiting;
  }

  async function readAgain(key: string, { schema, load, known }: Refreshing): Promise<Reading> {
    try {
      if (running.size >= CONCURRENCY) throw new ContentUnavailable('Too many reads are running');
      if (!known?.content && !takeCall()) throw new ContentUnavailable('Too many unknown names');
      const content = await load();
      await keepCopy(key, content);
      const readAt = now();
      return { content, readAt, refreshAt: readAt + FRESH_MS, hasFailed: false };
    } catch (err) {
      // What a visitor made up is not logged.
      log.warn({ err, content: known?.content ? key : null }, 'content.read_failed');
      // A copy that could not be found before may be by now.
      const last = known?.content === undefined ? await findCopy(key, schema) : known;
      const { content, readAt } = last ?? { content: undefined, readAt: now() };
      return { content, readAt, refreshAt: now() + RETRY_MS, hasFailed: true };
    }
  }

  /** Without it the next outage has no copy; the visitor who waits has hers. */
  async function keepCopy(key: string, content: object | null): Promise<void> {
    try {
      await (content ? copies.keep(key, content, clock.now()) : copies.forget(key));
    } catch (err) {
      log.warn({ err, content: key }, 'content.copy_write_failed');
    }
  }

  /** From before a restart, or from before too many others were read. */
  async function restore(key: string, schema: TSchema): Promise<Reading | undefined> {
    const copy = await findCopy(key, schema);
    // Another request may have read it meanwhile.
    const known = readings.find(key);
    if (known || !copy) return known;
    readings.remember(key, copy);
    return copy;
  }

  /** undefined when there is none, or one of another shape, kept by another release. */
  async function findCopy(key: string, schema: TSchema): Promise<Reading | undefined> {
    const copy = await copies.find(key).catch(() => null);
    if (!copy || !Value.Check(schema, copy.content)) return undefined;
    const readAt = copy.readAt.getTime();
    return {
      content: copy.content as object,
      readAt,
      refreshAt: readAt + FRESH_MS,
      hasFailed: false,
    };
  }

  return { read };
}

function canShow({ content, readAt, refreshAt, hasFailed }: Reading, now: number): boolean {
  if (now < refreshAt) return true;
  // While the source is down nobody waits for it to fail again.
  return content !== undefined && (hasFailed || now - readAt < SHOWABLE_MS);
}

/** The last good copies, which outlive a restart. */
const contentCopies = (database: Database) => ({
  /** null when there is none. Of whatever shape the release that kept it knew. */
  async find(key: string): Promise<{ content: unknown; readAt: Date } | null> {
    const row = await database('content_copy').where({ key }).first();
    return row ? { content: row.content, readAt: row.read_at } : null;
  },

  async keep(key: string, content: object, readAt: Date): Promise<void> {
    await database('content_copy')
      .insert({ key, content: JSON.stringify(content), read_at: readAt })
      .onConflict('key')
      .merge();
  },

  /** Editors took it back. */
  async forget(key: string): Promise<void> {
    await database('content_copy').where({ key }).delete();
  },
});
