/** What was asked for and when, and what came of it. */
export type Reading = {
  /** null: there is nothing by that name. undefined: nobody knows. */
  content: object | null | undefined;
  readAt: number;
  askAgainAt: number;
  hasFailed: boolean;
};

const MOST_WRITTEN = 500;
/** Names that strangers make up push out each other, and never what editors wrote. */
const MOST_ABSENT = 500;

/** The newest readings by key, bounded: the oldest goes when there are too many of its kind. */
export function openReadings() {
  const written = new Map<string, Reading>();
  const absent = new Map<string, Reading>();
  return {
    find: (key: string): Reading | undefined => written.get(key) ?? absent.get(key),

    remember(key: string, reading: Reading): void {
      written.delete(key);
      absent.delete(key);
      if (reading.content) addTo(written, { key, reading, most: MOST_WRITTEN });
      else addTo(absent, { key, reading, most: MOST_ABSENT });
    },
  };
}

type Addition = { key: string; reading: Reading; most: number };

function addTo(readings: Map<string, Reading>, { key, reading, most }: Addition): void {
  readings.set(key, reading);
  const oldest = readings.keys().next();
  if (readings.size > most && !oldest.done) readings.delete(oldest.value);
}
