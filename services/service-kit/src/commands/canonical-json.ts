/** The JSON text of a value in which the order of an object's names does not matter. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
