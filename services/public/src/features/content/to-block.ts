import type { ContentBlock, ContentToggleBlock } from '@reset/api-contract/public/content.ts';
import { entriesOf, entryOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import { safeHref } from './safe-href.ts';
import { toRichText } from './to-rich-text.ts';

/** A block of a page; null for a kind that we do not know and for one with nothing in it. */
export function toBlock(entry: ContentfulEntry): ContentBlock | null {
  switch (entry.type) {
    case 'tileBlock':
      return toTileBlock(entry);
    case 'splitBlock':
      return toSplitBlock(entry);
    case 'richTextBlock': {
      const body = toRichText(entry.fields['body']);
      return body.length > 0 ? { type: 'rich_text', id: entry.id, body } : null;
    }
    case 'toggleBlock': {
      const { id, items } = toToggleBlock(entry);
      const heading = textOf(entry, 'heading');
      return items.length > 0 ? { type: 'toggle', id, heading, items } : null;
    }
    default:
      return null;
  }
}

/** Questions and answers; an item that lacks either is left out. */
export function toToggleBlock(entry: ContentfulEntry): ContentToggleBlock {
  const items = entriesOf(entry, 'items').flatMap((item) => {
    const title = textOf(item, 'title');
    const body = toRichText(item.fields['body']);
    return title && body.length > 0 ? [{ title, body }] : [];
  });
  return { id: entry.id, items };
}

/** The link that a field leads to; null when there is none or it is not safe to follow. */
export function toLink(entry: ContentfulEntry, field: string) {
  const link = entryOf(entry, field);
  const text = link && textOf(link, 'text');
  const href = link && safeHref(link.fields['href']);
  return text && href ? { text, href } : null;
}

function toTileBlock(entry: ContentfulEntry): ContentBlock | null {
  const tiles = entriesOf(entry, 'tiles').flatMap((tile) => {
    const heading = textOf(tile, 'heading');
    if (!heading) return [];
    const [icon, text] = [textOf(tile, 'icon'), textOf(tile, 'text')];
    return [{ icon, heading, text, link: toLink(tile, 'link') }];
  });
  if (tiles.length === 0) return null;
  return { type: 'tile', id: entry.id, heading: textOf(entry, 'heading'), tiles };
}

function toSplitBlock(entry: ContentfulEntry): ContentBlock | null {
  const heading = textOf(entry, 'heading');
  const body = toRichText(entry.fields['body']);
  if (!heading || body.length === 0) return null;
  return { type: 'split', id: entry.id, heading, body, link: toLink(entry, 'link') };
}
