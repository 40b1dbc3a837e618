import type { ContentBlock } from '@reset/api-contract/public/content.ts';
import { entriesOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import type { Mapping } from './mapping.ts';
import { toImage } from './to-asset.ts';
import { toLink } from './to-link.ts';
import { toLogoBlock, toPeopleBlock, toVideoBlock } from './to-media-block.ts';
import { toRichText } from './to-rich-text.ts';
import { toToggleBlock } from './to-toggle-block.ts';

type ToBlock = (entry: ContentfulEntry, mapping: Mapping) => ContentBlock | null;

/** A block of a page; null for a kind that we do not know and for one with nothing in it. */
export const toBlock: ToBlock = (entry, mapping) =>
  BLOCKS.get(entry.type)?.(entry, mapping) ?? null;

const toTileBlock: ToBlock = (entry) => {
  const tiles = entriesOf(entry, 'tiles').flatMap((tile) => {
    const heading = textOf(tile, 'heading');
    if (!heading) return [];
    const [icon, text] = [textOf(tile, 'icon'), textOf(tile, 'text')];
    return [{ icon, heading, text, link: toLink(tile, 'link') }];
  });
  if (tiles.length === 0) return null;
  return { type: 'tile', id: entry.id, heading: textOf(entry, 'heading'), tiles };
};

const toSplitBlock: ToBlock = (entry, { assetUrl }) => {
  const heading = textOf(entry, 'heading');
  const body = toRichText(entry.fields['body']);
  if (!heading || body.length === 0) return null;
  const image = toImage(entry.fields['image'], assetUrl);
  return { type: 'split', id: entry.id, heading, body, image, link: toLink(entry, 'link') };
};

const toRichTextBlock: ToBlock = (entry) => {
  const body = toRichText(entry.fields['body']);
  return body.length > 0 ? { type: 'rich_text', id: entry.id, body } : null;
};

const toHeadedToggleBlock: ToBlock = (entry) => {
  const { id, items } = toToggleBlock(entry);
  return items.length > 0 ? { type: 'toggle', id, heading: textOf(entry, 'heading'), items } : null;
};

const BLOCKS = new Map<string, ToBlock>([
  ['tileBlock', toTileBlock],
  ['splitBlock', toSplitBlock],
  ['richTextBlock', toRichTextBlock],
  ['toggleBlock', toHeadedToggleBlock],
  ['peopleBlock', toPeopleBlock],
  ['logoBlock', toLogoBlock],
  ['videoBlock', toVideoBlock],
]);
