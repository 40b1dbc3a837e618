import { entryOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import { safeHref } from './safe-href.ts';

/** The link that a field leads to; null when there is none or it is not safe to follow. */
export function toLink(entry: ContentfulEntry, field: string) {
  const link = entryOf(entry, field);
  const text = link && textOf(link, 'text');
  const href = link && safeHref(link.fields['href']);
  return text && href ? { text, href } : null;
}
