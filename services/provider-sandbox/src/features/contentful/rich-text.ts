/* Contentful's rich text documents: https://www.contentful.com/developers/docs/concepts/rich-text/ */

type Node = { nodeType: string; data: object; content: unknown[] };

const node = (nodeType: string, content: unknown[], data: object = {}): Node => ({
  nodeType,
  data,
  content,
});

/** A run of text; `marks` as in `bold`. */
export const span = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

export const hyperlink = (uri: string, value: string) => node('hyperlink', [span(value)], { uri });

const spansOf = (inline: (string | object)[]) =>
  inline.map((each) => (typeof each === 'string' ? span(each) : each));

export const paragraph = (...inline: (string | object)[]) => node('paragraph', spansOf(inline));

export const heading = (level: 2 | 3, text: string) => node(`heading-${level}`, [span(text)]);

const list = (nodeType: string, items: string[]) =>
  node(
    nodeType,
    items.map((item) => node('list-item', [paragraph(item)])),
  );

export const bullets = (...items: string[]) => list('unordered-list', items);

export const numbered = (...items: string[]) => list('ordered-list', items);

export const quote = (text: string) => node('blockquote', [paragraph(text)]);

export const richText = (...blocks: Node[]) => node('document', blocks);
