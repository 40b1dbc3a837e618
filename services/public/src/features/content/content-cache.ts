import type { Clock } from '@reset/service-kit';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import type { ContentCopies } from './content-copy-store.ts';
import { ContentUnavailable } from './content-source.ts';
import { openReadings, type Reading } from './readings.ts';

const FRESH_MS = 60_000;
/** After a failure: a provider that is slow must not be asked by every visitor. */
const RETRY_MS = 10_000;
/** What is older is not shown before it was asked for anew. */
const SHOWABLE_MS = 600_000;
/** What is asked for beyond it counts as a failure: the provider limits us, too. */
const MOST_AT_ONCE = 30;

type Needs = {
  copies: ContentCopies;
  clock: Clock;
  log: { warn(details: object, message: string): void };
};

/**
 * Content as it was read within the last minute; after that the same once more while it is asked
 * for anew, once for all who wait. While the source is down: its last good copy.
 */
export function contentCache({ copies, clock, log }: Needs) {
  const readings = openReadings();
  const running = new Map<string, Promise<Reading>>();
  const now = () => clock.now().getTime();

  /** @throws ContentUnavailable when the source is down and there never was a copy */
  async function read<Content extends object>(
    key: string,
    schema: TSchema,
    load: () => Promise<Content | null>,
  ): Promise<Content | null> {
    const known = readings.find(key) ?? (await restore(key, schema));
    const isFresh = known && now() < known.askAgainAt;
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
      readAnew(key, refreshing).then((reading) => {
        running.delete(key);
        readings.remember(key, reading);
        return reading;
      });
    running.set(key, waiting);
    return waiting;
  }

  async function readAnew(key: string, { schema, load, known }: Refreshing): Promise<Reading> {
    try {
      if (running.size >= MOST_AT_ONCE) throw new ContentUnavailable('Too much is being asked for');
      const content = await load();
      await keepCopy(key, content);
      const readAt = now();
      return { content, readAt, askAgainAt: readAt + FRESH_MS, hasFailed: false };
    } catch (err) {
      log.warn({ err, content: key }, 'content is not to be had; its last copy stays');
      // A copy that could not be found before may be by now.
      const last = known?.content === undefined ? await findCopy(key, schema) : known;
      const { content, readAt } = last ?? { content: undefined, readAt: now() };
      return { content, readAt, askAgainAt: now() + RETRY_MS, hasFailed: true };
    }
  }

  /** Without it the next outage has no copy; the visitor who waits has hers. */
  async function keepCopy(key: string, content: object | null): Promise<void> {
    try {
      await (content ? copies.keep(key, content, clock.now()) : copies.forget(key));
    } catch (err) {
      log.warn({ err, content: key }, 'a copy of content could not be kept');
    }
  }

  /** From before a restart, or from before too many others were asked for. */
  async function restore(key: string, schema: TSchema): Promise<Reading | undefined> {
    const copy = await findCopy(key, schema);
    // Meanwhile somebody else may have read it anew.
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
      askAgainAt: readAt + FRESH_MS,
      hasFailed: false,
    };
  }

  return { read };
}

function canShow({ content, readAt, askAgainAt, hasFailed }: Reading, now: number): boolean {
  if (now < askAgainAt) return true;
  // While the source is down nobody waits for it to fail again.
  return content !== undefined && (hasFailed || now - readAt < SHOWABLE_MS);
}
