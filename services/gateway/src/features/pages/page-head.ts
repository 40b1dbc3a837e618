import type { PageDescription } from '@reset/api-contract/gateway/registry.ts';
import { escapeHtml } from '@reset/service-kit';

const PRODUCT = 'Reset';
const NOT_LISTED = '<meta name="robots" content="noindex">';

/** The head of pages of which nobody says anything: they are not for search engines. */
export const plainHead = `<title>${PRODUCT}</title>${NOT_LISTED}`;

/**
 * What a page's head says of it to search engines and to whoever shows a link to it. The title is
 * the one that the document keeps once it is shown: '{title} | Reset'.
 * @param path without its query: it is the page's one address
 */
export function pageHead(path: string, page: PageDescription, origin: string): string {
  const address = escapeHtml(origin + path);
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  return [
    `<title>${title} | ${PRODUCT}</title>`,
    `<meta name="description" content="${description}">`,
    ...(page.listed ? [] : [NOT_LISTED]),
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    ...(path === '/' ? [whoWeAre(address)] : []),
  ].join('');
}

// A data block: no browser runs it, so that no policy forbids it.
function whoWeAre(address: string): string {
  const organization = { '@type': 'Organization', '@id': `${address}#us`, name: PRODUCT };
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { ...organization, url: address },
      { '@type': 'WebSite', name: PRODUCT, url: address, publisher: { '@id': `${address}#us` } },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
