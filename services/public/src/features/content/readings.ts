/** One reading of a page, post or block: when, and what it found. */
export type Reading = {
  /** null: there is nothing by that name. undefined: nobody knows. */
  content: object | null | undefined;
  readAt: number;
  refreshAt: number;
  hasFailed: boolean;
};

const MAX_WRITTEN = 500;
/** Names that strangers make up push out each other, and never what editors wrote. */
const MAX_ABSENT = 500;

/** The newest readings by key, bounded: the oldest goes when there are too many of its kind. */
export function openReadings() {
  const written = new Map<string, Reading>();
  const absent = new Map<string, Reading>();
  return {
    find: (key: string): Reading | undefined => written.get(key) ?? absent.get(key),

    remember(key: string, reading: Reading): void {
      written.delete(key);
      absent.delete(key);
      if (reading.content) addTo(written, { key, reading, max: MAX_WRITTEN });
      else addTo(absent, { key, reading, max: MAX_ABSENT });
    },
  };
}

type Addition = { key: string; reading: Reading; max: number };

function addTo(readings: Map<string, Reading>, { key, reading, max }: Addition): void {
  readings.set(key, reading);
  const oldest = readings.keys().next();
  if (readings.size > max && !oldest.done) readings.delete(oldest.value);
}
