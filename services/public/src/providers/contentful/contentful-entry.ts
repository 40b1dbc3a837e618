import Type from 'typebox';
import Value from 'typebox/value';

const Entry = Type.Object({
  sys: Type.Object({
    id: Type.String(),
    type: Type.Literal('Entry'),
    contentType: Type.Object({ sys: Type.Object({ id: Type.String() }) }),
  }),
  fields: Type.Record(Type.String(), Type.Unknown()),
});

/** An entry with its links resolved; its fields can hold anything. */
export type ContentfulEntry = {
  id: string;
  type: string;
  fields: Readonly<Record<string, unknown>>;
};

/** null for whatever is no entry: a link that leads nowhere, for one. */
export function asEntry(value: unknown): ContentfulEntry | null {
  if (!Value.Check(Entry, value)) return null;
  return { id: value.sys.id, type: value.sys.contentType.sys.id, fields: value.fields };
}

/** A field's text without blanks around it; null when there is none. */
export function textOf({ fields }: ContentfulEntry, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The entry that a field links to; null when it leads nowhere. */
export const entryOf = ({ fields }: ContentfulEntry, name: string): ContentfulEntry | null =>
  asEntry(fields[name]);

/** The entries that a field links to, without those that lead nowhere. */
export function entriesOf({ fields }: ContentfulEntry, name: string): ContentfulEntry[] {
  const value = fields[name];
  return Array.isArray(value) ? value.map(asEntry).filter((entry) => entry !== null) : [];
}
