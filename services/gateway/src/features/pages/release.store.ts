import type {
  RegisteredRemote,
  RegisteredShell,
  Registry,
  RemoteCode,
  ShellCode,
} from '@reset/api-contract/gateway/registry.ts';
import { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import { contentDigest, withPartnerPaths } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Value from 'typebox/value';
import { liveRelease, type LiveRelease, type Versions } from './live-release.ts';
import type { OnEveryPage } from './page-data.ts';
import type { Contents } from './pins.ts';
import { nothingToPreload, preloadLinks, type PreloadLinks } from './preload-links.ts';
import { canariesOf, offeredSlices, slicesOf, versionsInUse } from './registered-slices.ts';
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
export async function loadRelease(registry: Registry, options: Options): Promise<LiveRelease> {
  const compose = (versions: Versions) => composeRelease(registry, versions, options);
  const versions = Object.fromEntries(
    Object.entries(slicesOf(registry)).map(([slice, { version }]) => [slice, version]),
  );
  return liveRelease(await compose({}), {
    versions,
    inUse: versionsInUse(registry),
    offered: offeredSlices(registry),
    canaries: canariesOf(registry),
    compose,
  });
}

/** What is live, but for these versions of some slices. */
async function composeRelease(
  registry: Registry,
  versions: Versions,
  options: Options,
): Promise<Release> {
  const { releaseStore, page } = options;
  const shell = await shellIn(registry.shell, versions['shell'], releaseStore);
  const html = await readShell(shell, options);
  const remotes = await Promise.all(
    Object.entries(registry.remotes).map(async ([key, live]) => {
      const registered = await remoteIn(key, live, versions[key], releaseStore);
      const remote = withPartnerPaths(registered, page.partners);
      return { key, remote, registered, preloadOf: await readPreloads(remote, options) };
    }),
  );
  const contents = contentsOf(
    shell,
    remotes.map(({ key, registered }) => [key, registered]),
  );
  const release = dirname(shell.html);
  return prepareRelease({ ...options, html, shell, release, contents, remotes });
}

/** What a page is made of: of each slice that which the registry vouches for while it is live. */
function contentsOf(
  shell: ShellCode,
  remotes: readonly (readonly [string, RegisteredRemote])[],
): Contents | null {
  if (shell.integrity === undefined) return null;
  if (remotes.some(([, { integrity }]) => integrity === null)) return null;
  return {
    shell: {
      version: shell.version,
      digest: contentDigest({ version: shell.version, integrity: shell.integrity }),
    },
    ...Object.fromEntries(
      remotes.map(([key, { previous: _previous, ...own }]) => [
        key,
        { version: own.version, digest: contentDigest(own) },
      ]),
    ),
  };
}

/** The shell in a version: as the registry names it, else as it lies in the store. */
async function shellIn(
  shell: RegisteredShell,
  version: string | undefined,
  store: string,
): Promise<ShellCode> {
  const { canary, previous: _previous, ...live } = shell;
  if (version === undefined || version === live.version) return live;
  if (canary?.version === version) {
    const { percent: _percent, ...code } = canary;
    return code;
  }
  const html = `${URL_PREFIX}shell/${version}/index.html`;
  const page = await readFile(releasedFile(html, store), 'utf8');
  return { version, html, integrity: integrityOf(page) };
}

/** The same of a remote; what is not the live version falls back to that. */
async function remoteIn(
  key: string,
  registered: RegisteredRemote,
  version: string | undefined,
  store: string,
): Promise<RegisteredRemote> {
  const { canary, ...live } = registered;
  if (version === undefined || version === live.version) return live;
  const previous: RemoteCode = {
    version: live.version,
    entry: live.entry,
    integrity: live.integrity,
  };
  if (canary?.version === version) {
    const { percent: _percent, ...code } = canary;
    return { ...code, previous };
  }
  const folder = `${URL_PREFIX}${key}/${version}`;
  const { remote, entry, integrity } = await readManifest(`${folder}/manifest.json`, store);
  const entryIntegrity = entry === null ? undefined : integrity[entry];
  if (!remote || !entryIntegrity) throw new Error(`${key} ${version} is no remote.`);
  return {
    ...remote,
    version,
    entry: `${folder}/${entry}`,
    integrity: entryIntegrity,
    previous,
  };
}

async function readShell(
  { html, version, integrity }: ShellCode,
  { releaseStore }: Options,
): Promise<string> {
  const page = await readFile(releasedFile(html, releaseStore), 'utf8');
  if (integrity === undefined || integrity === integrityOf(page)) return page;
  throw new Error(`The page of shell ${version} is not the one that was released.`);
}

const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

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
    const manifest = await readManifest(`${folder}manifest.json`, releaseStore);
    return (path) => preloadLinks(folder, manifest, first[path] ?? {});
  } catch (err) {
    log.warn({ err, entry }, 'release.manifest_unreadable');
    return () => nothingToPreload;
  }
}

const readManifest = async (url: string, store: string): Promise<ReleaseManifest> =>
  Value.Parse(ReleaseManifest, JSON.parse(await readFile(releasedFile(url, store), 'utf8')));

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
