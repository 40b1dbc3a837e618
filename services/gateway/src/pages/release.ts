import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { RegisteredRemote, Registry } from '@reset/api-contract/gateway/registry.ts';
import { withPartnerPaths } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { iconOf } from './icon-of.ts';
import { pageHead, plainHead } from './page-head.ts';
import type { PreparedPage } from './page-template.ts';
import { nothingToPreload } from './preload-links.ts';
import { preparePages, type PreparedPages } from './prepared-pages.ts';
import { readPreloads } from './read-preloads.ts';
import { releasedFile } from './released-file.ts';
import { remoteForPath } from './remote-for-path.ts';
import { searchFiles, type SearchFiles } from './search-files.ts';
import type { VisitorKind } from './visitor-kind.ts';

/** How a path stands to a visitor: a remote has it, nobody has it, or it is not for her. */
export type Standing = 'known' | 'unknown' | 'forbidden';

/** What is live: it gives each path's page, prepared once per path and kind of visitor. */
export type Release = {
  pageFor(path: string, visitor: VisitorKind): { page: PreparedPage; standing: Standing };
  /** The URL of the shell's icon; null when its page names none. */
  icon: string | null;
  forSearch: SearchFiles;
};

/** What every page of a release says beside who looks at it. */
export type OnEveryPage = Omit<PageData, 'registry' | 'signed_in' | 'staff'>;

/** A path of a remote of which remote.json says nothing. */
const ANY_PATH = '*';

/**
 * Reads what a registry names.
 * @throws when the shell's page is not there; a remote's missing manifest only
 *   costs its preload links
 */
export async function loadRelease(
  registry: Registry,
  options: { releaseStore: string; origin: string; page: OnEveryPage; log: FastifyBaseLogger },
): Promise<Release> {
  const { origin, page } = options;
  const html = await readFile(releasedFile(registry.shell.html, options.releaseStore), 'utf8');
  const release = dirname(registry.shell.html);
  const remotes = mapValues(registry.remotes, (remote) => withPartnerPaths(remote, page.partners));
  const data = { ...page, registry: { remotes: mapValues(remotes, forBrowsers) } };
  const prepare = preparePages(html, { release, origin, data });
  const unknown = prepare(plainHead, nothingToPreload);

  const pagesOf = async (remote: RegisteredRemote) => {
    const { first = {}, pages = {} } = remote;
    const preloadOf = await readPreloads(remote, options);
    const paths = new Set([ANY_PATH, ...Object.keys(first), ...Object.keys(pages)]);
    return new Map(
      [...paths].map((path) => {
        const described = pages[path];
        const head = described ? pageHead(path, described, origin) : plainHead;
        return [path, prepare(head, preloadOf(path))] as const;
      }),
    );
  };
  const prepared = new Map<string, ReadonlyMap<string, PreparedPages>>();
  for (const [key, remote] of Object.entries(remotes)) prepared.set(key, await pagesOf(remote));

  return {
    pageFor(path, visitor) {
      const key = remoteForPath(remotes, path);
      const remote = key === null ? undefined : remotes[key];
      if (key === null || !remote) return pageOf(unknown, visitor, 'unknown');
      // The shell sends her to where she may be; the staff's code is not even named.
      const isRefused = remote.audience === 'staff' && visitor !== 'staff';
      if (isRefused) return pageOf(unknown, visitor, visitor === 'member' ? 'forbidden' : 'known');
      const pages = prepared.get(key);
      const known = pages?.get(withoutLastSlash(path)) ?? pages?.get(ANY_PATH) ?? unknown;
      return pageOf(known, visitor, 'known');
    },
    icon: iconOf(html)?.replace('%release%', () => release) ?? null,
    forSearch: searchFiles(Object.values(remotes), origin),
  };
}

function pageOf(pages: PreparedPages, visitor: VisitorKind, standing: Standing) {
  const page = pages.get(visitor);
  if (!page) throw new Error(`No page is prepared for a ${visitor}.`);
  return { page, standing };
}

// What only the gateway reads does not have to travel with every page.
function forBrowsers(remote: RegisteredRemote): RegisteredRemote {
  const { first: _first, pages: _pages, ...rest } = remote;
  return rest;
}

const withoutLastSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

const mapValues = <Value, Other>(
  values: Record<string, Value>,
  change: (value: Value) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
