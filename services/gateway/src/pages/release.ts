import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { RegisteredRemote, Registry } from '@reset/api-contract/gateway/registry.ts';
import { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import type { FastifyBaseLogger } from 'fastify';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Value from 'typebox/value';
import { preparePage, type PreparedPage } from './page-template.ts';
import { nothingToPreload, preloadLinks, type PreloadLinks } from './preload-links.ts';
import { remoteForPath } from './remote-for-path.ts';
import { visitorKinds, type VisitorKind } from './visitor-kind.ts';

const URL_PREFIX = '/releases/';

/** How a path stands to a visitor: a remote has it, nobody has it, or it is not for her. */
export type Standing = 'known' | 'unknown' | 'forbidden';

/** What is live: it gives each path's page, prepared once per first needs and kind of visitor. */
export type Release = {
  pageFor(path: string, visitor: VisitorKind): { page: PreparedPage; standing: Standing };
};

/**
 * Reads what a registry names.
 * @throws when the shell's page is not there; a remote's missing manifest only
 *   costs its preload links
 */
export async function loadRelease(
  registry: Registry,
  options: {
    releaseStore: string;
    page: Pick<PageData, 'environment' | 'flags' | 'partners' | 'partners_email'>;
    log: FastifyBaseLogger;
  },
): Promise<Release> {
  const { releaseStore, page, log } = options;
  const html = await readFile(fileOf(registry.shell.html, releaseStore), 'utf8');
  const prepare = (preload: PreloadLinks) => {
    const links = ({ signed_in }: PageData) => preload.code + (signed_in ? preload.calls : '');
    return new Map(
      visitorKinds.map(([kind, who]) => {
        const data = { registry: { remotes: registry.remotes }, ...who, ...page };
        const release = dirname(registry.shell.html);
        return [kind, preparePage(html, { release, preload: links(data), data })] as const;
      }),
    );
  };
  const unknown = prepare(nothingToPreload);
  const remotes = new Map(
    await Promise.all(
      Object.entries(registry.remotes).map(async ([key, remote]) => {
        const preloads = await readPreloads(remote, releaseStore, log);
        const pages = new Map(
          [...preloads].map(([path, links]) => [path, prepare(links)] as const),
        );
        return [key, pages] as const;
      }),
    ),
  );
  return {
    pageFor(path, visitor) {
      const key = remoteForPath(registry.remotes, path);
      const remote = key === null ? undefined : registry.remotes[key];
      if (key === null || !remote) return pageOf(unknown, visitor, 'unknown');
      // The shell sends her to where she may be; the staff's code is not even named.
      const isRefused = remote.audience === 'staff' && visitor !== 'staff';
      if (isRefused) return pageOf(unknown, visitor, visitor === 'member' ? 'forbidden' : 'known');
      const pages = remotes.get(key);
      return pageOf(pages?.get(path) ?? pages?.get(ANY_PATH) ?? unknown, visitor, 'known');
    },
  };
}

const pageOf = (
  pages: ReadonlyMap<VisitorKind, PreparedPage>,
  visitor: VisitorKind,
  standing: Standing,
) => ({ page: pages.get(visitor) ?? [], standing });

/** What is preloaded where remote.json names nothing for the path: entry and routes. */
const ANY_PATH = '*';

async function readPreloads(
  { entry, integrity, first = {} }: RegisteredRemote,
  releaseStore: string,
  log: FastifyBaseLogger,
): Promise<Map<string, PreloadLinks>> {
  // A development server's files have other names than the last release's.
  if (integrity === null) return new Map();
  const folder = `${dirname(entry)}/`;
  try {
    const file = fileOf(`${folder}manifest.json`, releaseStore);
    const manifest = Value.Parse(ReleaseManifest, JSON.parse(await readFile(file, 'utf8')));
    const needs = Object.entries({ [ANY_PATH]: {}, ...first });
    return new Map(needs.map(([path, need]) => [path, preloadLinks(folder, manifest, need)]));
  } catch (err) {
    log.warn({ err, entry }, 'the manifest cannot be read: nothing of this remote is preloaded');
    return new Map();
  }
}

function fileOf(url: string, releaseStore: string): string {
  if (!url.startsWith(URL_PREFIX) || url.includes('..')) {
    throw new Error(`${url} is not in the release store.`);
  }
  return join(releaseStore, url.slice(URL_PREFIX.length));
}
