import type { RemoteDescription } from '@reset/api-contract/gateway/registry.ts';

/** What search engines ask for before any page. */
export type SearchFiles = { robots: string; siteMap: string };

type Described = Pick<RemoteDescription, 'prefixes' | 'pages' | 'audience'>;

/**
 * robots.txt and the map of the site: the listed pages of all remotes. Remotes that list nothing
 * are closed, which spares programs their many pages; a single page that is not listed stays open
 * to them, because what they may not read cannot tell them so. Of the staff's area nothing is said.
 */
export function searchFiles(remotes: readonly Described[], origin: string): SearchFiles {
  const ofEverybody = remotes.filter(({ audience }) => audience !== 'staff');
  const closed = ofEverybody.filter((remote) => listedPaths(remote).length === 0);
  return {
    robots: [
      'User-agent: *',
      'Disallow: /api/',
      ...closed.flatMap(({ prefixes }) => prefixes).map((prefix) => `Disallow: ${prefix}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
    siteMap: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...ofEverybody
        .flatMap(listedPaths)
        .map((path) => `<url><loc>${xmlSafe(origin + path)}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n'),
  };
}

const listedPaths = ({ pages = {} }: Described): string[] =>
  Object.entries(pages)
    .filter(([, { listed }]) => listed)
    .map(([path]) => path);

const xmlSafe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
