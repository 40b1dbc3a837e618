import type { ContentToggleBlock } from '@reset/api-contract/public/content.ts';
import { entriesOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import { toRichText } from './to-rich-text.ts';

/** Questions and answers; an item that lacks either is left out. */
export function toToggleBlock(entry: ContentfulEntry): ContentToggleBlock {
  const items = entriesOf(entry, 'items').flatMap((item) => {
    const title = textOf(item, 'title');
    const body = toRichText(item.fields['body']);
    return title && body.length > 0 ? [{ title, body }] : [];
  });
  return { id: entry.id, items };
}
