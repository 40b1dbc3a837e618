import { describe, expect, it } from '@jest/globals';
import { toRichText } from './to-rich-text.ts';

const node = (nodeType: string, content: unknown[] = [], data: object = {}) => ({
  nodeType,
  data,
  content,
});
const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const paragraph = (...content: unknown[]) => node('paragraph', content);
const item = (...content: unknown[]) => node('list-item', content);
const plain = (value: string) => ({
  text: value,
  bold: false,
  italic: false,
  superscript: false,
  href: null,
});

describe('toRichText', () => {
  it('keeps what is bold, italic, raised and a link', () => {
    const document = node('document', [
      paragraph(
        text('Read '),
        text('this', 'bold', 'italic'),
        node('hyperlink', [text('here')], { uri: '/faqs' }),
        text('1', 'superscript'),
      ),
    ]);
    expect(toRichText(document)).toEqual([
      {
        type: 'paragraph',
        spans: [
          plain('Read '),
          { ...plain('this'), bold: true, italic: true },
          { ...plain('here'), href: '/faqs' },
          { ...plain('1'), superscript: true },
        ],
      },
    ]);
  });

  it('keeps the words of a link that is not safe to follow, and markup as words', () => {
    const document = node('document', [
      paragraph(node('hyperlink', [text('<b>win</b>')], { uri: 'javascript:alert(1)' })),
    ]);
    expect(toRichText(document)).toEqual([{ type: 'paragraph', spans: [plain('<b>win</b>')] }]);
  });

  it('begins headings below those of page and block', () => {
    const levels = ['heading-1', 'heading-2', 'heading-3', 'heading-6'].map(
      (kind) => toRichText(node('document', [node(kind, [text('A')])]))[0],
    );
    expect(levels).toMatchObject([{ level: 3 }, { level: 3 }, { level: 4 }, { level: 4 }]);
  });

  it('shows a list within a list as items, and quotes', () => {
    const document = node('document', [
      node('ordered-list', [
        item(paragraph(text('one')), node('unordered-list', [item(paragraph(text('two')))])),
      ]),
      node('blockquote', [paragraph(text('said'))]),
    ]);
    expect(toRichText(document)).toEqual([
      { type: 'list', ordered: true, items: [[plain('one')], [plain('two')]] },
      { type: 'quote', spans: [plain('said')] },
    ]);
  });

  it('leaves out what is empty or unknown', () => {
    const document = node('document', [
      paragraph(text('')),
      paragraph(text('  ')),
      node('unordered-list', [item(paragraph(text('')))]),
      node('embedded-entry-block', [], { target: {} }),
      { nodeType: 7 },
      null,
      paragraph(text('left')),
    ]);
    expect(toRichText(document)).toEqual([{ type: 'paragraph', spans: [plain('left')] }]);
  });

  it.each([null, undefined, 'text', [], { nodeType: 'document', content: 'x' }])(
    'is empty for %j',
    (document) => {
      expect(toRichText(document)).toEqual([]);
    },
  );
});
