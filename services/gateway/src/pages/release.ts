import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { RegisteredRemote, Registry } from '@reset/api-contract/gateway/registry.ts';
import type { FastifyBaseLogger } from 'fastify';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Value from 'typebox/value';
import { preparePage, type PreparedPage } from './page-template.ts';
import { FederationManifest, preloadLinks } from './preload-links.ts';
import { remoteForPath } from './remote-for-path.ts';

const URL_PREFIX = '/releases/';

/** What is live: it gives each path's page, prepared once per remote and kind of visitor. */
export type Release = {
  /** @returns the page, and whether the path belongs to a remote */
  pageFor(path: string, isSignedIn: boolean): { page: PreparedPage; isKnown: boolean };
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
    page: Pick<PageData, 'environment' | 'flags'>;
    log: FastifyBaseLogger;
  },
): Promise<Release> {
  const { releaseStore, page, log } = options;
  const html = await readFile(fileOf(registry.shell.html, releaseStore), 'utf8');
  const preloads = new Map(
    await Promise.all(
      Object.entries(registry.remotes).map(
        async ([key, remote]) => [key, await preloadsOf(remote, releaseStore, log)] as const,
      ),
    ),
  );
  const prepare = (remote: string | null, isSignedIn: boolean) =>
    preparePage(html, {
      release: dirname(registry.shell.html),
      preload: remote === null ? '' : (preloads.get(remote) ?? ''),
      data: { registry: { remotes: registry.remotes }, signed_in: isSignedIn, ...page },
    });

  const prepared = new Map(
    [null, ...Object.keys(registry.remotes)].map((remote) => [
      remote,
      { signedIn: prepare(remote, true), visitor: prepare(remote, false) },
    ]),
  );
  return {
    pageFor(path, isSignedIn) {
      const remote = remoteForPath(registry.remotes, path);
      const pages = prepared.get(remote);
      return {
        page: (isSignedIn ? pages?.signedIn : pages?.visitor) ?? [],
        isKnown: remote !== null,
      };
    },
  };
}

async function preloadsOf(
  { entry }: RegisteredRemote,
  releaseStore: string,
  log: FastifyBaseLogger,
): Promise<string> {
  try {
    const manifest: unknown = JSON.parse(await readFile(fileOf(entry, releaseStore), 'utf8'));
    if (Value.Check(FederationManifest, manifest)) return preloadLinks(entry, manifest);
    log.warn({ entry }, 'the manifest has another form: nothing of this remote is preloaded');
  } catch (err) {
    log.warn({ err, entry }, 'the manifest cannot be read: nothing of this remote is preloaded');
  }
  return '';
}

function fileOf(url: string, releaseStore: string): string {
  if (!url.startsWith(URL_PREFIX) || url.includes('..')) {
    throw new Error(`${url} is not in the release store.`);
  }
  return join(releaseStore, url.slice(URL_PREFIX.length));
}
