import type { ContentPage, RichText } from '@reset/api-contract/public/content.ts';

/** One paragraph. */
export const plain = (text: string): RichText => [
  {
    type: 'paragraph',
    spans: [{ text, bold: false, italic: false, superscript: false, href: null }],
  },
];

/** A page of what editors wrote, as the service sends it. */
export const makePage = (changes: Partial<ContentPage> = {}): ContentPage => ({
  title: 'A page',
  hero: null,
  blocks: [{ type: 'rich_text', id: 'text', body: plain('Some words.') }],
  footnotes: [],
  partner: null,
  ...changes,
});
