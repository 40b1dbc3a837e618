import { CalendarDate } from '@reset/api-contract/fields.ts';
import type { ContentPost } from '@reset/api-contract/public/content.ts';
import Type from 'typebox';
import Value from 'typebox/value';
import { entryOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import { safeHref } from './safe-href.ts';
import { toRichText } from './to-rich-text.ts';

const Asset = Type.Object({
  fields: Type.Object({ file: Type.Object({ url: Type.String() }) }),
});

/** A post as we tell it; null without a title or a word in its body. */
export function toPost(entry: ContentfulEntry): ContentPost | null {
  const title = textOf(entry, 'title');
  const body = toRichText(entry.fields['body']);
  if (!title || body.length === 0) return null;
  // Contentful's dates may have a time; a post has a day.
  const day = textOf(entry, 'publishedDate')?.slice(0, 10);
  return {
    title,
    body,
    author: toAuthor(entryOf(entry, 'author')),
    location: textOf(entry, 'location'),
    published_date: Value.Check(CalendarDate, day) ? day : null,
  };
}

function toAuthor(entry: ContentfulEntry | null): ContentPost['author'] {
  const name = entry && textOf(entry, 'name');
  if (!name) return null;
  const image = entry.fields['image'];
  // Contentful leaves the scheme out: `//images.ctfassets.net/…`.
  const url = Value.Check(Asset, image) ? image.fields.file.url.replace(/^\/\//, 'https://') : null;
  return { name, image: safeHref(url) };
}
