import type { ContentPage } from '@reset/api-contract/public/content.ts';

/** A page as editors wrote it, under a title. */
export const somePage = (title: string): ContentPage => ({
  title,
  hero: { type: 'card', heading: title, text: null, link: null },
  blocks: [],
  footnotes: [{ text: 'Note', superscript_override: '*' }],
  partner: { slug: 'hvfcu', name: 'HVFCU' },
});
