import type { ContentImage, TextBlock, TextSpan } from './content-model.ts';

/* What the examples are about. */

export const span = (text: string, changes: Partial<TextSpan> = {}): TextSpan => ({
  text,
  bold: false,
  italic: false,
  superscript: false,
  href: null,
  ...changes,
});

/** One paragraph. */
export const say = (...parts: (string | TextSpan)[]): TextBlock[] => [
  {
    type: 'paragraph',
    spans: parts.map((part) => (typeof part === 'string' ? span(part) : part)),
  },
];

const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${body}</svg>`)}`;

/** A picture that needs no other file. */
export const portrait: ContentImage = {
  url: svg(
    'viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"><path fill="#cfe3df" d="M0 0h300v200H0z"/><circle cx="150" cy="200" r="90" fill="#f2a541"/>',
  ),
  alt: 'A sun above the horizon',
  width: 96,
  height: 96,
};

export const wordmark: ContentImage = {
  url: svg(
    'viewBox="0 0 160 48"><circle cx="24" cy="24" r="16" fill="#0b5d57"/><path fill="#17211f" d="M52 18h96v12H52z"/>',
  ),
  alt: 'First Example Bank',
  width: 160,
  height: 48,
};
