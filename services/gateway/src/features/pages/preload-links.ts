import type { FirstPaint } from '@reset/api-contract/gateway/registry.ts';
import type { Files, ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';

/** A page's first needs, as link tags; `calls` are for people who are signed in. */
export type PreloadLinks = { code: string; openCalls: string; calls: string };

export const nothingToPreload: PreloadLinks = { code: '', openCalls: '', calls: '' };

/**
 * Link tags for what a path needs first, so that the browser fetches it while
 * the shell still starts: the remote's entry, its routes, the path's page and
 * that page's calls. The attributes have to be those of the later request,
 * integrity included, else the browser fetches twice.
 * @param folder the release's URL, ending in a slash
 */
export function preloadLinks(
  folder: string,
  manifest: ReleaseManifest,
  { page, calls = [], open_calls: openCalls = [] }: FirstPaint,
): PreloadLinks {
  const needed = [manifest.routes, (page && manifest.pages[page]) || none];
  const link = (kind: string) => (file: string) =>
    `<link rel="preload" as="${kind}" crossorigin="anonymous" href="${escape(folder + file)}"` +
    ` integrity="${manifest.integrity[file] ?? ''}">`;
  return {
    code: [
      ...(manifest.entry ? [manifest.entry] : []).map(link('script')),
      ...needed.flatMap(({ scripts }) => scripts).map(link('script')),
      ...needed.flatMap(({ styles }) => styles).map(link('style')),
    ].join(''),
    openCalls: openCalls.map(fetchLink).join(''),
    calls: calls.map(fetchLink).join(''),
  };
}

const none: Files = { scripts: [], styles: [] };

const fetchLink = (call: string): string =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address(call)}">`;

const address = (call: string): string => escape(`/api/v1${call}`);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
