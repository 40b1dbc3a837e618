import type { ContentBlock } from '@reset/api-contract/public/content.ts';
import { entriesOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import type { Mapping } from './mapping.ts';
import { safeHref } from './safe-href.ts';
import { toCaptionsUrl, toImage, toVideo } from './to-asset.ts';
import { toRichText } from './to-rich-text.ts';

/** People with their pictures; who has no name is left out, and the block when nobody is left. */
export function toPeopleBlock(entry: ContentfulEntry, { assetUrl }: Mapping): ContentBlock | null {
  const people = entriesOf(entry, 'people').flatMap((person) => {
    const name = textOf(person, 'name');
    if (!name) return [];
    const [role, text] = [textOf(person, 'role'), textOf(person, 'text')];
    return [{ name, role, text, image: toImage(person.fields['image'], assetUrl) }];
  });
  if (people.length === 0) return null;
  return { type: 'people', id: entry.id, heading: textOf(entry, 'heading'), people };
}

/** Logos; one without a name or a picture is left out, and the block when none is left. */
export function toLogoBlock(entry: ContentfulEntry, { assetUrl }: Mapping): ContentBlock | null {
  const logos = entriesOf(entry, 'logos').flatMap((logo) => {
    const name = textOf(logo, 'name');
    const image = toImage(logo.fields['image'], assetUrl);
    return name && image ? [{ name, image, href: safeHref(logo.fields['href']) }] : [];
  });
  if (logos.length === 0) return null;
  return { type: 'logo', id: entry.id, heading: textOf(entry, 'heading'), logos };
}

/** A film; null without one that may be shown, or without the words for who cannot see it. */
export function toVideoBlock(entry: ContentfulEntry, { assetUrl }: Mapping): ContentBlock | null {
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
}
