/*
 * Contentful's rich text documents (https://www.contentful.com/developers/docs/concepts/rich-text/)
 * out of the short form in which the entries are written.
 */

/** A run of text: plain, marked, or a link. */
type Inline = string | { bold: string } | { superscript: string } | { link: string; text: string };

/** A paragraph is its text, or its runs. */
export type Block =
  | string
  | Inline[]
  | { 'heading-2': string }
  | { bullets: string[] }
  | { numbered: string[] }
  | { quote: string };

const node = (nodeType: string, content: unknown[], data: object = {}) => ({
  nodeType,
  data,
  content,
});

export const richText = (blocks: readonly Block[]) => node('document', blocks.map(blockOf));

function blockOf(block: Block): object {
  if (typeof block === 'string' || Array.isArray(block)) return paragraph(block);
  if ('heading-2' in block) return node('heading-2', [text(block['heading-2'])]);
  if ('bullets' in block) return list('unordered-list', block.bullets);
  if ('numbered' in block) return list('ordered-list', block.numbered);
  return node('blockquote', [paragraph(block.quote)]);
}

const paragraph = (runs: string | Inline[]) => node('paragraph', [runs].flat().map(inlineOf));

function inlineOf(run: Inline): object {
  if (typeof run === 'string') return text(run);
  if ('link' in run) return node('hyperlink', [text(run.text)], { uri: run.link });
  return 'bold' in run ? text(run.bold, 'bold') : text(run.superscript, 'superscript');
}

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

const list = (nodeType: string, items: readonly string[]) =>
  node(
    nodeType,
    items.map((item) => node('list-item', [paragraph(item)])),
  );
