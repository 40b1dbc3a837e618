import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';

/**
 * The remote that owns a path, the longest prefix first; undefined when nobody
 * does. The prefix '/' is the home page alone, any other also what is below it.
 */
export function ownerOf(
  path: string,
  remotes: readonly RegisteredRemote[],
): RegisteredRemote | undefined {
  return remotes
    .map((remote) => ({ remote, length: longestMatch(path, remote.prefixes) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0]?.remote;
}

const longestMatch = (path: string, prefixes: readonly string[]) =>
  Math.max(0, ...prefixes.filter((prefix) => covers(prefix, path)).map(({ length }) => length));

/** Whether a path is a prefix or lies below it. */
export const covers = (prefix: string, path: string): boolean =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
