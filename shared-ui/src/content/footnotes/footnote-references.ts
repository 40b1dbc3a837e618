import { createContext } from 'react';
import type { ContentBlock, Footnote, TextBlock, TextSpan } from '../content-model.ts';

/** Where a text points to a footnote. */
export interface FootnoteReference {
  /** The footnote's number, from 1. */
  number: number;
  /** The footnote leads back to the first of its references. */
  isFirst: boolean;
}

/** By span, known by its identity. */
export type FootnoteReferences = ReadonlyMap<TextSpan, FootnoteReference>;

/** What stands before the footnote and, raised, in the text. */
export const markOf = ({ superscriptOverride }: Footnote, number: number): string =>
  superscriptOverride ?? String(number);

/** The raised spans of these blocks that are the mark of one of the footnotes. */
export function footnoteReferences(
  blocks: ContentBlock[],
  footnotes: Footnote[],
): FootnoteReferences {
  const marks = footnotes.map((footnote, place) => markOf(footnote, place + 1));
  const referred = new Set<number>();
  const references = new Map<TextSpan, FootnoteReference>();
  for (const span of blocks.flatMap(textsOf).flatMap(spansOf)) {
    const number = span.superscript && !span.href ? marks.indexOf(span.text.trim()) + 1 : 0;
    if (number === 0) continue;
    references.set(span, { number, isFirst: !referred.has(number) });
    referred.add(number);
  }
  return references;
}

function textsOf(block: ContentBlock): TextBlock[] {
  switch (block.type) {
    case 'rich_text':
    case 'split':
      return block.body;
    case 'toggle':
      return block.items.flatMap(({ body }) => body);
    case 'video':
      return block.transcript;
    default:
      return [];
  }
}

function spansOf(block: TextBlock): TextSpan[] {
  if (block.type === 'list') return block.items.flat();
  // A newer service may tell of a kind that has none.
  return block.spans ?? [];
}

/** The id of a footnote. */
export const footnoteId = (number: number): string => `footnote-${number}`;

/** The id of the first mark in the text that points to it. */
export const referenceId = (number: number): string => `footnote-${number}-mark`;

/** What the texts within refer to; nothing where there are no footnotes. */
export const ReferencesContext = createContext<FootnoteReferences>(new Map());
