import type { Asset, Entry } from './entry.ts';

const LOCALE = 'en-US';
/** The last change of all entries. */
const WRITTEN_AT = '2026-11-02T17:00:00.000Z';

const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

export type Place = { space: string; environment: string };

const common = (type: string, id: string, { space, environment }: Place) => ({
  space: linkTo('Space', space),
  id,
  type,
  createdAt: WRITTEN_AT,
  updatedAt: WRITTEN_AT,
  environment: linkTo('Environment', environment),
  locale: LOCALE,
});

const revisions = (isDraft = false) =>
  isDraft ? { publishedVersion: 0, revision: 0 } : { publishedVersion: 1, revision: 1 };

const metadata = { tags: [], concepts: [] };

/** An entry in its space, as the wire has it. */
export const toWire = (entry: Entry, place: Place) => ({
  metadata,
  sys: {
    ...common('Entry', entry.id, place),
    ...revisions(entry.isDraft),
    contentType: linkTo('ContentType', entry.contentType),
  },
  fields: entry.fields,
});

/** A file in its space; its address, which begins at `root`, has no scheme, as Contentful's have none. */
export const toWireAsset = (asset: StoredAsset, place: Place, root: string) => ({
  metadata,
  sys: { ...common('Asset', asset.id, place), ...revisions() },
  fields: {
    title: asset.title,
    description: asset.description,
    file: {
      url: `//${root}/${asset.fileName}`,
      details: { size: asset.bytes, ...(asset.image ? { image: asset.image } : {}) },
      fileName: asset.fileName,
      contentType: asset.contentType,
    },
  },
});

/** A file with its size. */
export type StoredAsset = Asset & { bytes: number };

/** The ids of what a value links to, rich text and lists included. */
function linkedIds(value: unknown, linkType: 'Entry' | 'Asset'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { sys?: { type?: string; linkType?: string; id?: string } };
  if (sys?.type === 'Link') return sys.linkType === linkType && sys.id ? [sys.id] : [];
  return Object.values(value).flatMap((inner) => linkedIds(inner, linkType));
}

const linkedFrom = (entries: readonly Entry[], linkType: 'Entry' | 'Asset') =>
  new Set(entries.flatMap(({ fields }) => linkedIds(fields, linkType)));

/**
 * What `found` links to, `depth` links deep, each once and none of `found` itself: the
 * `includes` of an answer. A link to what is not there is left dangling, as Contentful leaves it.
 */
export function includedWith(
  found: readonly Entry[],
  all: { entries: readonly Entry[]; assets: readonly StoredAsset[] },
  depth: number,
) {
  const seen = new Set(found.map(({ id }) => id));
  const included = { entries: [] as Entry[], assets: new Set<StoredAsset>() };
  let level: readonly Entry[] = found;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const [ids, files] = [linkedFrom(level, 'Entry'), linkedFrom(level, 'Asset')];
    for (const asset of all.assets) if (files.has(asset.id)) included.assets.add(asset);
    level = all.entries.filter(({ id }) => ids.has(id) && !seen.has(id));
    for (const entry of level) seen.add(entry.id);
    included.entries.push(...level);
  }
  return { entries: included.entries, assets: [...included.assets] };
}
