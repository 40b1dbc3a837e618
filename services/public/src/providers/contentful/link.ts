import { entryOf, textOf, type ContentfulEntry } from './contentful-entry.ts';

/** The link that a field leads to; null when there is none or it is not safe to follow. */
export function toLink(entry: ContentfulEntry, field: string) {
  const link = entryOf(entry, field);
  const text = link && textOf(link, 'text');
  const href = link && safeHref(link.fields['href']);
  return text && href ? { text, href } : null;
}

const OWN_PATH = /^\/(?![/\\])/;
const SCHEMES = new Set(['https:', 'mailto:', 'tel:']);

/**
 * An address that an editor wrote, if it is safe to follow: a path of the product, https, mailto
 * or tel. null for anything else, `javascript:` and its disguises included.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // Browsers drop these from an address before they read it.
  const address = value.replaceAll(/[\t\n\r]/g, '').trim();
  if (OWN_PATH.test(address)) return address;
  return URL.canParse(address) && SCHEMES.has(new URL(address).protocol) ? address : null;
}
