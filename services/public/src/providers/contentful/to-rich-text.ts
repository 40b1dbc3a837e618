import type { RichText, TextBlock, TextSpan } from '@reset/api-contract/public/content.ts';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { safeHref } from './link.ts';

const Node = Type.Object({
  nodeType: Type.String(),
  content: Type.Optional(Type.Array(Type.Unknown())),
  value: Type.Optional(Type.String()),
  marks: Type.Optional(Type.Array(Type.Object({ type: Type.String() }))),
  data: Type.Optional(Type.Object({ uri: Type.Optional(Type.Unknown()) })),
});
type Node = Static<typeof Node>;

/**
 * Contentful's document as our own flat structure: paragraphs, headings, lists, quotes. A list in
 * a list becomes items of the outer one; embedded entries and tables are left out.
 */
export function toRichText(document: unknown): RichText {
  return Value.Check(Node, document) ? childrenOf(document).flatMap(toBlocks) : [];
}

const childrenOf = ({ content = [] }: Node): Node[] =>
  content.filter((child): child is Node => Value.Check(Node, child));

function toBlocks(node: Node): TextBlock[] {
  const heading = /^heading-(?<level>[1-6])$/.exec(node.nodeType)?.groups?.['level'];
  if (heading) {
    return filled({ type: 'heading', level: Number(heading) <= 2 ? 3 : 4, spans: spansOf(node) });
  }
  switch (node.nodeType) {
    case 'paragraph':
      return filled({ type: 'paragraph', spans: spansOf(node) });
    case 'blockquote':
      return childrenOf(node).flatMap((child) => filled({ type: 'quote', spans: spansOf(child) }));
    case 'ordered-list':
    case 'unordered-list': {
      const items = itemsOf(node);
      return items.length > 0
        ? [{ type: 'list', ordered: node.nodeType === 'ordered-list', items }]
        : [];
    }
    default:
      return [];
  }
}

/** A block with words in it; editors leave empty paragraphs behind. */
function filled(block: Exclude<TextBlock, { type: 'list' }>): TextBlock[] {
  return hasWords(block.spans) ? [block] : [];
}

const hasWords = (spans: TextSpan[]) => spans.some(({ text }) => text.trim() !== '');

const itemsOf = (list: Node): TextSpan[][] =>
  childrenOf(list)
    .flatMap(childrenOf)
    .flatMap((part) => (part.nodeType.endsWith('-list') ? itemsOf(part) : [spansOf(part)]))
    .filter(hasWords);

function spansOf(node: Node, href: string | null = null): TextSpan[] {
  return childrenOf(node).flatMap((child) => {
    if (child.nodeType === 'text') return toSpan(child, href);
    const target = child.nodeType === 'hyperlink' ? safeHref(child.data?.uri) : href;
    return spansOf(child, target);
  });
}

function toSpan({ value = '', marks = [] }: Node, href: string | null): TextSpan[] {
  const isMarked = (mark: string) => marks.some(({ type }) => type === mark);
  if (value === '') return [];
  const [bold, italic] = [isMarked('bold'), isMarked('italic')];
  return [{ text: value, bold, italic, superscript: isMarked('superscript'), href }];
}
