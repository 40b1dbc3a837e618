import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';

type Remotes = Record<string, Pick<RegisteredRemote, 'prefixes'>>;

/**
 * The key of the remote that a path belongs to, the longest prefix winning;
 * null when it is nobody's and therefore the 404 page.
 */
export function remoteForPath(remotes: Remotes, path: string): string | null {
  let owner: string | null = null;
  let longest = 0;
  for (const [key, { prefixes }] of Object.entries(remotes)) {
    for (const prefix of prefixes) {
      if (prefix.length > longest && covers(prefix, path)) {
        owner = key;
        longest = prefix.length;
      }
    }
  }
  return owner;
}

// '/' is the home page alone; any other prefix is itself and what is below it.
const covers = (prefix: string, path: string): boolean =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
