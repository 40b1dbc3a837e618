/*
 * What the prefixes of a registry mean, for the gateway and the shell alike. It is the contract's
 * one rule that runs in the browser, so it imports nothing at run time.
 */

/**
 * Who owns a path, the longest prefix winning; undefined when nobody does, which is the 404 page.
 * The prefix '/' is the home page alone, any other also what is below it.
 */
export function ownerOf<Owner extends { prefixes: readonly string[] }>(
  path: string,
  owners: readonly Owner[],
): Owner | undefined {
  let found: Owner | undefined;
  let longest = 0;
  for (const owner of owners) {
    for (const prefix of owner.prefixes) {
      if (prefix.length > longest && covers(prefix, path)) {
        found = owner;
        longest = prefix.length;
      }
    }
  }
  return found;
}

/** Whether a path is a prefix or lies below it. */
export const covers = (prefix: string, path: string): boolean =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
