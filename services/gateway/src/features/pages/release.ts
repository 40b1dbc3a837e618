import { covers, ownerOf } from '@reset/api-contract/gateway/owner-of.ts';
import type { RegisteredRemote, ShellCode } from '@reset/api-contract/gateway/registry.ts';
import type { PageSlice } from '@reset/service-kit';
import type { OnEveryPage } from './page-data.ts';
import { appManifest } from './app-manifest.ts';
import { pageHead, plainHead } from './page-head.ts';
import { pageIcons } from './page-icons.ts';
import type { PreparedPage } from './page-template.ts';
import type { Contents } from './pins.ts';
import { nothingToPreload, type PreloadLinks } from './preload-links.ts';
import { preparePages, type PageOverride, type VisitorKind } from './prepared-pages.ts';
import { searchFiles, type SearchFiles } from './search-files.ts';

/** How a path stands to a visitor: a remote has it, nobody has it, or it is not for her. */
export type Standing = 'known' | 'unknown' | 'forbidden';

/** A set of versions: it gives each path's page, prepared once per path and kind of visitor. */
export type Release = {
  /** What it is made of; null where a development server is part of it, whose files change under way. */
  contents: Contents | null;
  /** The same but for slices of which this visitor's pages do not say that they exist. */
  contentsFor(visitor: VisitorKind): Contents | null;
  /** Whether a browser keeps the versions that it has on this path. @param url as of `pageFor` */
  isPinned(url: string): boolean;
  /** @param url a path and maybe a query; @param override what its page says of one, if it is of one */
  pageFor(url: string, visitor: VisitorKind, override?: PageOverride): PageFound;
  /** The URL of the shell's icon; null when its page names none. */
  icon: string | null;
  /** The text of the web app manifest. */
  manifest: string;
  forSearch: SearchFiles;
};

type PageFound = {
  page: PreparedPage;
  standing: Standing;
  /** Whose code it is: the remote's, where one is named in it, and the shell's. */
  slices: readonly PageSlice[];
};

type LoadedRemote = {
  key: string;
  /** With its partners' paths. */
  remote: RegisteredRemote;
  preloadOf: (path: string) => PreloadLinks;
};

/** A path of a remote of which remote.json says nothing. */
const ANY_PATH = '*';

/** @param loaded.release the folder of the shell's release, as a URL */
export function prepareRelease(loaded: {
  html: string;
  release: string;
  shell: ShellCode;
  origin: string;
  contents: Contents | null;
  page: OnEveryPage;
  remotes: readonly LoadedRemote[];
}): Release {
  const { html, release, origin, page } = loaded;
  const remotes = Object.fromEntries(
    loaded.remotes.map(({ key, remote }) => [key, forBrowsers(remote)]),
  );
  const icons = pageIcons(html, release);
  const shell = { by: 'shell', version: loaded.shell.version };
  const prepare = preparePages(html, { release, origin, data: page, remotes });
  const unknown = prepare(plainHead, nothingToPreload);
  const refused = prepare(plainHead, nothingToPreload, true);
  const areas = loaded.remotes.map(({ remote, preloadOf }) => {
    const { prefixes, audience, open, pinned = [], first = {}, pages = {} } = remote;
    const paths = new Set([ANY_PATH, ...Object.keys(first), ...Object.keys(pages)]);
    const prepared = [...paths].map((url) => {
      const path = pathOf(url);
      const described = pages[path];
      const head = described ? pageHead(path, described, origin) : plainHead;
      return [url, prepare(head, preloadOf(url))] as const;
    });
    const hasPage = (path: string) =>
      open === undefined || path in pages || open.some((prefix) => covers(prefix, path));
    const slices = [{ by: remote.name, version: remote.version }, shell];
    return { prefixes, audience, pinned, hasPage, pages: new Map(prepared), slices };
  });

  return {
    contents: loaded.contents,
    contentsFor(visitor) {
      const hidden = loaded.remotes.filter(
        ({ remote }) => remote.audience === 'staff' && visitor !== 'staff',
      );
      const names = new Set(hidden.map(({ key }) => key));
      const shown = Object.entries(loaded.contents ?? {}).filter(([slice]) => !names.has(slice));
      return loaded.contents && Object.fromEntries(shown);
    },
    isPinned(url) {
      const path = pathOf(url);
      return ownerOf(path, areas)?.pinned.some((prefix) => covers(prefix, path)) ?? false;
    },
    pageFor(url, visitor, override) {
      const path = pathOf(url);
      const area = ownerOf(path, areas);
      if (!area) return { page: unknown(visitor, override), standing: 'unknown', slices: [shell] };
      // The shell sends her to where she may be; the staff's remote is not even named.
      const isRefused = area.audience === 'staff' && visitor !== 'staff';
      if (isRefused) {
        const standing = visitor === 'member' ? 'forbidden' : 'known';
        return { page: refused(visitor, override), standing, slices: [shell] };
      }
      const { pages, hasPage, slices } = area;
      const exact = withoutLastSlash(path);
      const query = url.slice(path.length);
      const shown = pages.get(exact + query) ?? pages.get(exact) ?? pages.get(ANY_PATH) ?? unknown;
      return {
        page: shown(visitor, override),
        standing: hasPage(exact) ? 'known' : 'unknown',
        slices,
      };
    },
    icon: icons.find(({ sizes }) => sizes === 'any')?.src ?? null,
    manifest: appManifest(html, icons),
    forSearch: searchFiles(
      loaded.remotes.map(({ remote }) => remote),
      origin,
    ),
  };
}

// What only the gateway reads does not have to travel with every page.
function forBrowsers({ previous, ...remote }: RegisteredRemote): RegisteredRemote {
  const {
    first: _first,
    pages: _pages,
    open: _open,
    pinned: _pinned,
    canary: _canary,
    ...rest
  } = remote;
  if (previous === null) return { ...rest, previous };
  const { digest: _digest, ...code } = previous;
  return { ...rest, previous: code };
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

const withoutLastSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
