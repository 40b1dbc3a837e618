import type { ContentToggleBlock } from '@reset/api-contract/public/content.ts';
import type { Camelized } from '@reset/remote-sdk';

type Items = Camelized<ContentToggleBlock>['items'];
type TextBlock = Items[number]['body'][number];

/** What editors wrote for every bank, said of one: `{bank}` becomes its name. */
export const withBankName = (items: Items, bank: string): Items =>
  items.map(({ title, body }) => ({
    title: named(title, bank),
    body: body.map((block) => blockNamed(block, bank)),
  }));

function blockNamed(block: TextBlock, bank: string): TextBlock {
  const spansNamed = <Span extends { text: string }>(spans: Span[]): Span[] =>
    spans.map((span) => ({ ...span, text: named(span.text, bank) }));
  return block.type === 'list'
    ? { ...block, items: block.items.map(spansNamed) }
    : { ...block, spans: spansNamed(block.spans) };
}

const named = (text: string, bank: string): string => text.replaceAll('{bank}', () => bank);
