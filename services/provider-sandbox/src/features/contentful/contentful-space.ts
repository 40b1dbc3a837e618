import type { Entry } from './entry.ts';

const LOCALE = 'en-US';
/** When the fictional editors last wrote something. */
const WRITTEN_AT = '2026-11-02T17:00:00.000Z';

const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

export type Place = { space: string; environment: string };

/** An entry in its space, as the wire has it. */
export const toWire = (entry: Entry, { space, environment }: Place) => ({
  metadata: { tags: [], concepts: [] },
  sys: {
    space: linkTo('Space', space),
    id: entry.id,
    type: 'Entry',
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
    environment: linkTo('Environment', environment),
    publishedVersion: entry.isDraft ? 0 : 1,
    revision: entry.isDraft ? 0 : 1,
    contentType: linkTo('ContentType', entry.contentType),
    locale: LOCALE,
  },
  fields: entry.fields,
});

/** The ids of the entries that a value links to, rich text and lists included. */
function linkedIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { sys?: { type?: string; linkType?: string; id?: string } };
  if (sys?.type === 'Link') return sys.linkType === 'Entry' && sys.id ? [sys.id] : [];
  return Object.values(value).flatMap(linkedIds);
}

/**
 * What `found` links to, `depth` links deep, each once and none of `found` itself: the
 * `includes` of an answer. A link to what is not there is left dangling, as Contentful leaves it.
 */
export function includedWith(
  found: readonly Entry[],
  all: readonly Entry[],
  depth: number,
): Entry[] {
  const seen = new Set(found.map(({ id }) => id));
  const included: Entry[] = [];
  let level: readonly Entry[] = found;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const ids = new Set(level.flatMap(({ fields }) => linkedIds(fields)));
    level = all.filter(({ id }) => ids.has(id) && !seen.has(id));
    for (const entry of level) seen.add(entry.id);
    included.push(...level);
  }
  return included;
}
