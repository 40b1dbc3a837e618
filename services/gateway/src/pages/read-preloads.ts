import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import { ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import type { FastifyBaseLogger } from 'fastify';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import Value from 'typebox/value';
import { nothingToPreload, preloadLinks, type PreloadLinks } from './preload-links.ts';
import { releasedFile } from './released-file.ts';

/**
 * What each path of a remote preloads: what remote.json names for it, else entry and routes.
 * Nothing where the manifest cannot be read, which only costs time in the browser.
 */
export async function readPreloads(
  { entry, integrity, first = {} }: RegisteredRemote,
  { releaseStore, log }: { releaseStore: string; log: FastifyBaseLogger },
): Promise<(path: string) => PreloadLinks> {
  // A development server's files have other names than the last release's.
  if (integrity === null) return () => nothingToPreload;
  const folder = `${dirname(entry)}/`;
  try {
    const file = releasedFile(`${folder}manifest.json`, releaseStore);
    const manifest = Value.Parse(ReleaseManifest, JSON.parse(await readFile(file, 'utf8')));
    return (path) => preloadLinks(folder, manifest, first[path] ?? {});
  } catch (err) {
    log.warn({ err, entry }, 'the manifest cannot be read: nothing of this remote is preloaded');
    return () => nothingToPreload;
  }
}
