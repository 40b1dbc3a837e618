import Type from 'typebox';
import { Refused } from '#http/refusals.ts';
import { invalidCursor } from './pinwheel-refusals.ts';

/** Of lists, which come newest first. */
export const PAGE_FIELDS = {
  /** From 1 to 100. */
  limit: Type.String({ pattern: '^([1-9]\\d?|100)$', default: '25' }),
  /** `meta.next_cursor` of the page before. */
  cursor: Type.Optional(Type.String()),
};

export const PageMeta = Type.Object({
  /** Of this page. */
  count: Type.Integer(),
  /** null on the last page. */
  next_cursor: Type.Union([Type.String(), Type.Null()]),
  refreshed_at: Type.String(),
});

/**
 * A page of `items`.
 * @throws Refused for a cursor that was not given out
 */
export function pageOf<Item>(
  items: readonly Item[],
  { limit, cursor }: { limit: string; cursor?: string },
): { meta: { count: number; next_cursor: string | null }; data: Item[] } {
  const from = cursor === undefined ? 0 : placeOf(cursor);
  const to = from + Number(limit);
  const data = items.slice(from, to);
  return {
    meta: { count: data.length, next_cursor: to < items.length ? cursorTo(to) : null },
    data,
  };
}

const cursorTo = (place: number): string => Buffer.from(`from ${place}`).toString('base64url');

function placeOf(cursor: string): number {
  const place = /^from (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place === undefined) throw new Refused(invalidCursor);
  return Number(place);
}
