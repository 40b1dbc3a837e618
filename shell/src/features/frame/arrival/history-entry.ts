/** What the router keeps in an entry of the browser's history, and how far down it was left. */
interface Entry {
  key?: string;
  scrollY?: unknown;
}

/** The router's word for the first entry of a document. */
const FIRST_KEY = 'default';

/**
 * Writes a position into the entry, if it is still the current one: on the way
 * to another page the address changes before the screen does.
 */
export function leaveInEntry(key: string, scrollY: number): void {
  const entry = currentEntry();
  if (isEntry(entry, key)) window.history.replaceState({ ...entry, scrollY }, '');
}

/** The position in the entry; undefined when it is not the current one or has none. */
export function leftInEntry(key: string): number | undefined {
  const entry = currentEntry();
  return isEntry(entry, key) && typeof entry.scrollY === 'number' ? entry.scrollY : undefined;
}

const currentEntry = () => (window.history.state ?? {}) as Entry;

const isEntry = (entry: Entry, key: string) => (entry.key ?? FIRST_KEY) === key;
