import type { ContentPage } from '@reset/api-contract/public/content.ts';
import { entriesOf, entryOf, textOf, type ContentfulEntry } from './contentful-entry.ts';
import type { Mapping } from './mapping.ts';
import { toBlock } from './to-block.ts';
import { toLink } from './to-link.ts';

/**
 * A page as we tell it; null when there is nothing on it. Blocks that cannot be shown are left out,
 * which the mapping's owner is told.
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
