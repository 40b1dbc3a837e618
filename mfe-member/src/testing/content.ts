import type { ContentPage, ContentPost, RichText } from '@reset/api-contract/public/content.ts';

/** One paragraph. */
export const plain = (text: string): RichText => [
  {
    type: 'paragraph',
    spans: [{ text, bold: false, italic: false, superscript: false, href: null }],
  },
];

/** A page as the service tells it. */
export const makePage = (changes: Partial<ContentPage> = {}): ContentPage => ({
  title: 'A page',
  hero: null,
  blocks: [],
  footnotes: [],
  partner: null,
  ...changes,
});

/** A post as the service tells it. */
export const makePost = (): ContentPost => ({
  title: 'How the limit moves',
  body: plain('Each day.'),
  author: { name: 'The Reset team', image: '/team.svg' },
  location: 'Detroit, Michigan',
  published_date: '2026-11-02',
});
