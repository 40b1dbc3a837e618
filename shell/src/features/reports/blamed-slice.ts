/** A version of a slice, as the addresses of its files name it. */
export type SliceVersion = { slice: string; version: string };

const RELEASED = /\/releases\/([a-z][a-z0-9-]*)\/([\w-]+)\//g;

/** Whose file this is; null where it is none that was released. */
export const sliceOf = (url: string): SliceVersion | null => slicesIn(url)[0] ?? null;

/**
 * Whose code failed, by the stack of an error: a remote's that is in it, whoever else is, because all of
 * a remote's code is called by the shell, and calls the shell's for much of what it does. null where no
 * released code is in it.
 */
export function blamedSlice(error: unknown): SliceVersion | null {
  if (!(error instanceof Error)) return null;
  const found = slicesIn(`${error.message}\n${error.stack ?? ''}`);
  return found.find(({ slice }) => slice !== 'shell') ?? found[0] ?? null;
}

const slicesIn = (text: string): SliceVersion[] =>
  [...text.matchAll(RELEASED)].map(([, slice = '', version = '']) => ({ slice, version }));
