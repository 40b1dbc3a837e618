import { createHash } from 'node:crypto';

/**
 * An id in the shape of a UUID that is the same every time for the same parts.
 * Lists number their entries by place, not by date, so that tomorrow's answer
 * moves yesterday's entries on instead of adding a second set to them.
 */
export function stableId(...parts: (string | number)[]): string {
  const name = parts.join('/');
  const id = known.get(name) ?? idOf(name);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(name, id);
  return id;
}

/** Lists are read again and again. */
const known = new Map<string, string>();
const MAX_KNOWN = 100_000;

function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  // Version 8: made by a rule of one's own (RFC 9562, section 5.8).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
