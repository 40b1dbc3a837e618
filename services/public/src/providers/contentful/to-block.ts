import type { ContentBlock, ContentToggleBlock } from '@reset/api-contract/public/content.ts';
import { toCaptionsUrl, toImage, toVideo, type AssetUrl } from './asset.ts';
import { entriesOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import { safeHref, toLink } from './link.ts';
import { toRichText } from './to-rich-text.ts';

/** What is needed beside an entry to make content of it. */
export type Mapping = {
  assetUrl: AssetUrl;
  /** Called with each block that cannot be shown, so that editors learn why. */
  leaveOut: (block: ContentfulEntry) => void;
};

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

/** People with their pictures; who has no name is left out, and the block when nobody is left. */
const toPeopleBlock: ToBlock = (entry, { assetUrl }) => {
  const people = entriesOf(entry, 'people').flatMap((person) => {
    const name = textOf(person, 'name');
    if (!name) return [];
    const [role, text] = [textOf(person, 'role'), textOf(person, 'text')];
    return [{ name, role, text, image: toImage(person.fields['image'], assetUrl) }];
  });
  if (people.length === 0) return null;
  return { type: 'people', id: entry.id, heading: textOf(entry, 'heading'), people };
};

/** Logos; one without a name or a picture is left out, and the block when none is left. */
const toLogoBlock: ToBlock = (entry, { assetUrl }) => {
  const logos = entriesOf(entry, 'logos').flatMap((logo) => {
    const name = textOf(logo, 'name');
    const image = toImage(logo.fields['image'], assetUrl);
    return name && image ? [{ name, image, href: safeHref(logo.fields['href']) }] : [];
  });
  if (logos.length === 0) return null;
  return { type: 'logo', id: entry.id, heading: textOf(entry, 'heading'), logos };
};

/** A film; null without one that may be shown, or without the words for who cannot see it. */
const toVideoBlock: ToBlock = (entry, { assetUrl }) => {
  const { video, poster, captions, transcript } = entry.fields;
  const heading = textOf(entry, 'heading');
  const film = toVideo(video, assetUrl);
  const words = toRichText(transcript);
  if (!heading || !film || words.length === 0) return null;
  return {
    type: 'video',
    id: entry.id,
    heading,
    video: film,
    poster: toImage(poster, assetUrl),
    captions_url: toCaptionsUrl(captions, assetUrl),
    transcript: words,
  };
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

/** Questions and answers; an item that lacks either is left out. */
export function toToggleBlock(entry: ContentfulEntry): ContentToggleBlock {
  const items = entriesOf(entry, 'items').flatMap((item) => {
    const title = textOf(item, 'title');
    const body = toRichText(item.fields['body']);
    return title && body.length > 0 ? [{ title, body }] : [];
  });
  return { id: entry.id, items };
}
