/** What the mock depends on beside its state: handed in, so that a test decides it. */
export type Context = {
  now: () => Date;
  /** At least 0, below 1. */
  random: () => number;
  /** A new id, as the services have them. */
  newId: () => string;
};

/** The browser's own. Ids are made by hand, because `randomUUID` is missing on pages without TLS. */
export const browserContext: Context = {
  now: () => new Date(),
  random: Math.random,
  newId() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20),
    ].join('-');
  },
};
