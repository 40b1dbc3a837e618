import { Refused } from '#http/refusals.ts';
import { invalidQuery } from './contentful-refusals.ts';
import type { Entry } from './entry.ts';

const FIELD = /^fields\.(?<name>\w+)(?<exists>\[exists\])?$/;
const PAGING = new Set(['limit', 'skip', 'include', 'locale', 'order', 'access_token']);

type Query = Readonly<Record<string, string>>;

/**
 * The entries that match a query, in the order in which they were written.
 * @throws Refused for a filter that the sandbox does not imitate, so that no adapter
 *   works here with a query that would mean something else elsewhere
 */
export function findEntries(all: readonly Entry[], query: Query): Entry[] {
  const filters = Object.entries(query).filter(([name]) => !PAGING.has(name));
  return filters.reduce<Entry[]>(
    (left, [name, value]) => left.filter(filterBy(name, value, query)),
    [...all],
  );
}

function filterBy(name: string, value: string, query: Query): (entry: Entry) => boolean {
  if (name === 'content_type') return ({ contentType }) => contentType === value;
  if (name === 'sys.id') return ({ id }) => id === value;
  const field = FIELD.exec(name)?.groups;
  // As at Contentful: a field can be filtered by only together with its content type.
  if (!field?.['name'] || !query['content_type']) {
    throw new Refused(invalidQuery('unknown', name));
  }
  const fieldName = field['name'];
  if (field['exists']) return ({ fields }) => String(fieldName in fields) === value;
  return ({ fields }) => fields[fieldName] === value;
}

/** A whole number between bounds. @throws Refused */
export function wholeNumber(
  query: Query,
  name: string,
  [fallback, min, max]: [number, number, number],
): number {
  const given = query[name];
  if (given === undefined) return fallback;
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= min && number <= max) return number;
  throw new Refused(invalidQuery(name, given));
}
