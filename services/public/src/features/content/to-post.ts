import { CalendarDate } from '@reset/api-contract/fields.ts';
import type { ContentPost } from '@reset/api-contract/public/content.ts';
import Value from 'typebox/value';
import type { AssetUrl } from './asset-url.ts';
import { entryOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import { toImage } from './to-asset.ts';
import { toRichText } from './to-rich-text.ts';

/** A post as we tell it; null without a title or a word in its body. */
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
