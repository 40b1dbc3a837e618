import { ANY } from './call-paths.ts';
import type { Sent } from './uses.ts';

/** What a call's address says: its path, and the names of its query. */
export function readAddress(address: string): { path: string; query: Sent } {
  const [path = '', ...rest] = address.split('?');
  const text = rest.join('?');
  if (rest.length > 0) return { path, query: queryIn(text) };
  // What follows a name may be the query.
  return { path, query: /[^/]\*$/.test(path) ? 'unknown' : null };
}

function queryIn(text: string): Sent {
  const names = text.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  if (names.some((name) => name === '' || name.includes(ANY))) return 'unknown';
  const field = { types: ['anything'], required: true };
  return {
    query: { types: ['object'], required: true },
    ...Object.fromEntries(names.map((name) => [`query.${name}`, field])),
  };
}
