import { join } from 'node:path';

const URL_PREFIX = '/releases/';

/**
 * Where in the release store the file of a URL is.
 * @throws when the URL is of no released file
 */
export function releasedFile(url: string, releaseStore: string): string {
  if (!url.startsWith(URL_PREFIX) || url.includes('..')) {
    throw new Error(`${url} is not in the release store.`);
  }
  return join(releaseStore, url.slice(URL_PREFIX.length));
}
