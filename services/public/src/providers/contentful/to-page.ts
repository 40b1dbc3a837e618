import { CalendarDate } from '@reset/api-contract/fields.ts';
import type { ContentPage, ContentPost } from '@reset/api-contract/public/content.ts';
import Value from 'typebox/value';
import { toImage, type AssetUrl } from './asset.ts';
import { entriesOf, entryOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import { toLink } from './link.ts';
import { toBlock, type Mapping } from './to-block.ts';
import { toRichText } from './to-rich-text.ts';

/**
 * A page as our API has it; null when there is nothing on it. Blocks that cannot be shown are left
 * out, and handed to the mapping's `leaveOut`.
 */
export function toPage(entry: ContentfulEntry, mapping: Mapping): ContentPage | null {
  const hero = toHero(entryOf(entry, 'hero'));
  const blocks = entriesOf(entry, 'blocks').flatMap((each) => {
    const block = toBlock(each, mapping);
    if (!block) mapping.leaveOut(each);
    return block ? [block] : [];
  });
  if (!hero && blocks.length === 0) return null;
  return {
    title: textOf(entry, 'title') ?? hero?.heading ?? '',
    hero,
    blocks,
    footnotes: entriesOf(entry, 'footnotes').flatMap(toFootnote),
    partner: toPartner(entryOf(entry, 'partner')),
  };
}

function toHero(entry: ContentfulEntry | null): ContentPage['hero'] {
  const heading = entry && textOf(entry, 'heading');
  if (!heading) return null;
  return {
    type: textOf(entry, 'type') === 'centered' ? 'centered' : 'card',
    heading,
    text: textOf(entry, 'text'),
    link: toLink(entry, 'link'),
  };
}

function toFootnote(entry: ContentfulEntry): ContentPage['footnotes'] {
  const text = textOf(entry, 'text');
  return text ? [{ text, superscript_override: textOf(entry, 'superscriptOverride') }] : [];
}

function toPartner(entry: ContentfulEntry | null): ContentPage['partner'] {
  const slug = entry && textOf(entry, 'slug');
  const name = entry && textOf(entry, 'name');
  return slug && name ? { slug, name } : null;
}

/** A post as our API has it; null without a title or a word in its body. */
export function toPost(entry: ContentfulEntry, assetUrl: AssetUrl): ContentPost | null {
  const title = textOf(entry, 'title');
  const body = toRichText(entry.fields['body']);
  if (!title || body.length === 0) return null;
  // Contentful's dates may have a time; a post has a day.
  const day = textOf(entry, 'publishedDate')?.slice(0, 10);
  return {
    title,
    body,
    author: toAuthor(entryOf(entry, 'author'), assetUrl),
    location: textOf(entry, 'location'),
    published_date: Value.Check(CalendarDate, day) ? day : null,
  };
}

function toAuthor(entry: ContentfulEntry | null, assetUrl: AssetUrl): ContentPost['author'] {
  const name = entry && textOf(entry, 'name');
  if (!name) return null;
  return { name, image: toImage(entry.fields['image'], assetUrl)?.url ?? null };
}
