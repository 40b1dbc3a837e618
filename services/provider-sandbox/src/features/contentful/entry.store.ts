import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './entry.ts';
import { richText, type Block } from './rich-text.ts';

const FILES = [
  'faqs',
  'legal',
  'card-benefits',
  'first-steps',
  'payday-faqs',
  'direct-deposit-not-found',
  'posts',
];

/**
 * A field as entries/*.json has it: `{"entry": id}` and `{"asset": id}` are links, `{"richText":
 * […]}` is a document in the short form of rich-text.ts.
 */
type WrittenField =
  | string
  | { entry: string }
  | { asset: string }
  | { richText: Block[] }
  | WrittenField[];
type WrittenEntry = Omit<Entry, 'fields'> & { fields: Record<string, WrittenField> };

/**
 * All that the space holds. No customer is named in it, it has no figure that the product does not
 * claim, and where `{bank}` stands the reader's bank is to be named.
 */
export const entries: readonly Entry[] = FILES.flatMap((name) => {
  const file = join(import.meta.dirname, 'entries', `${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as WrittenEntry[]).map(entryOf);
});

function entryOf({ fields, ...entry }: WrittenEntry): Entry {
  const values = Object.entries(fields).map(([name, field]) => [name, valueOf(field)] as const);
  return { ...entry, fields: Object.fromEntries(values) };
}

function valueOf(field: WrittenField): unknown {
  if (typeof field === 'string') return field;
  if (Array.isArray(field)) return field.map(valueOf);
  if ('richText' in field) return richText(field.richText);
  return 'entry' in field ? linkTo('Entry', field.entry) : linkTo('Asset', field.asset);
}

function linkTo(linkType: 'Entry' | 'Asset', id: string) {
  return { sys: { type: 'Link', linkType, id } };
}
