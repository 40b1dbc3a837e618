import {
  TIMELINE_PAGE,
  type TimelineEntry,
  type TimelineQuery,
} from '@reset/api-contract/admin/user-timeline.ts';
import type { Knex } from 'knex';

/**
 * What a service knows of a person's timeline, the latest first: a page of it before a place.
 * @param sources SELECTs joined by UNION ALL, of `:userId`, each with the columns id, at, kind, type,
 * cents, detail, object_id and made_by, in this order and the first with these names and types
 */
export async function readTimeline(
  database: Knex,
  sources: string,
  { userId, kind, before }: TimelineQuery & { userId: string },
): Promise<TimelineEntry[]> {
  const { at, id } = parsePlace(before);
  const { rows } = await database.raw<{ rows: EntryRow[] }>(page(sources), {
    userId,
    kind: kind ?? null,
    at,
    id,
    limit: TIMELINE_PAGE,
  });
  return rows.map(toEntry);
}

/** Ordered alike by every service and by who merges them: by the millisecond, then by the bytes of the id. */
export const isBefore = (one: TimelineEntry, other: TimelineEntry): boolean =>
  one.at < other.at || (one.at === other.at && one.id < other.id);

/** Where an entry stands, for those before it. */
export const placeOf = ({ at, id }: TimelineEntry): string => `${at}_${id}`;

function parsePlace(place: string | undefined): { at: string | null; id: string | null } {
  if (place === undefined) return { at: null, id: null };
  // An instant has no underscore; an id may.
  const end = place.indexOf('_');
  return { at: place.slice(0, end), id: place.slice(end + 1) };
}

const page = (sources: string) => `
  SELECT id, date_trunc('milliseconds', at) AS at, kind, type, cents, detail, object_id, made_by
    FROM (${sources}) AS entry
   WHERE (:kind::text IS NULL OR kind = :kind)
     AND (:at::timestamptz IS NULL
          OR (date_trunc('milliseconds', at), id COLLATE "C") < (:at::timestamptz, :id))
   ORDER BY date_trunc('milliseconds', at) DESC, id COLLATE "C" DESC
   LIMIT :limit
`;

type EntryRow = {
  id: string;
  at: Date;
  kind: TimelineEntry['kind'];
  type: string;
  cents: bigint | null;
  detail: string | null;
  object_id: string | null;
  made_by: string | null;
};

const toEntry = (row: EntryRow): TimelineEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  type: row.type,
  amount: row.cents === null ? null : Number(row.cents) / 100,
  // Of parts of which none is known nothing is left.
  detail: row.detail || null,
  object_id: row.object_id,
  made_by: row.made_by === null ? null : { id: row.made_by, name: null },
});
