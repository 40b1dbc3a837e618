import type {
  RegisteredRemote,
  Registry,
  ShellCode,
} from '@reset/api-contract/gateway/registry.ts';
import { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import { withPartnerPaths } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Value from 'typebox/value';
import type { OnEveryPage } from './page-data.ts';
import { nothingToPreload, preloadLinks, type PreloadLinks } from './preload-links.ts';
import { prepareRelease, type Release } from './release.ts';

type Options = {
  /** The folder of the release store. */
  releaseStore: string;
  origin: string;
  page: OnEveryPage;
  log: FastifyBaseLogger;
};

/**
 * Reads what a registry names.
 * @throws when the shell's page is not there, or is not the one that the registry names; a remote's
 *   missing manifest only costs its preload links
 */
export async function loadRelease(registry: Registry, options: Options): Promise<Release> {
  const html = await readShell(registry.shell, options);
  const remotes = await Promise.all(
    Object.entries(registry.remotes).map(async ([key, registered]) => {
      const remote = withPartnerPaths(registered, options.page.partners);
      return { key, remote, preloadOf: await readPreloads(remote, options) };
    }),
  );
  const { html: file, version } = registry.shell;
  return prepareRelease({ ...options, html, release: dirname(file), version, remotes });
}

async function readShell(
  { html, version, integrity }: ShellCode,
  { releaseStore }: Options,
): Promise<string> {
  const page = await readFile(releasedFile(html, releaseStore), 'utf8');
  const found = `sha384-${createHash('sha384').update(page).digest('base64')}`;
  if (integrity === undefined || integrity === found) return page;
  throw new Error(`The page of shell ${version} is not the one that was released.`);
}

/**
 * What each path of a remote preloads: what remote.json names for it, else entry and routes.
 * Nothing where the manifest cannot be read, which only costs time in the browser.
 */
async function readPreloads(
  { entry, integrity, first = {} }: RegisteredRemote,
  { releaseStore, log }: Options,
): Promise<(path: string) => PreloadLinks> {
  // A development server's files have other names than the last release's.
  if (integrity === null) return () => nothingToPreload;
  const folder = `${dirname(entry)}/`;
  try {
    const file = releasedFile(`${folder}manifest.json`, releaseStore);
    const manifest = Value.Parse(ReleaseManifest, JSON.parse(await readFile(file, 'utf8')));
    return (path) => preloadLinks(folder, manifest, first[path] ?? {});
  } catch (err) {
    log.warn({ err, entry }, 'release.manifest_unreadable');
    return () => nothingToPreload;
  }
}

const URL_PREFIX = '/releases/';

/**
 * Where in the release store the file of a URL is.
 * @throws when the URL is of no released file
 */
function releasedFile(url: string, releaseStore: string): string {
  if (!url.startsWith(URL_PREFIX) || url.includes('..')) {
    throw new Error(`${url} is not in the release store.`);
  }
  return join(releaseStore, url.slice(URL_PREFIX.length));
}
