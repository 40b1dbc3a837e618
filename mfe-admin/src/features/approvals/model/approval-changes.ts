import { readChanges, type Change } from '#changes/read-changes.ts';
import type { Approval } from '#features/commands/commands.ts';
import type { User } from '#features/person/person.ts';

/** What a person's configuration is and would be; what would stay as it is is none of it. */
export const changesOf = (
  { values = [] }: Pick<Approval, 'values'>,
  config: User['userConfig'],
): Change[] =>
  readChanges(
    values.map(({ field, value }) => ({ field, before: textOf(config, field), after: value })),
  );

/** The day for which a debit is asked for; none where that is not told. */
export function debitDayOf({ values = [] }: Pick<Approval, 'values'>): string {
  const day = values.find(({ field }) => field === 'effective_date');
  return day ? String(JSON.parse(day.value)) : '';
}

/** A field of the wire as it stands, by the wire's names. */
function textOf(config: object, field: string): string | null {
  const [, value] = Object.entries(config).find(([name]) => toWireName(name) === field) ?? [];
  return value === undefined
    ? null
    : JSON.stringify(value).replaceAll(/"(\w+)":/g, (name) => toWireName(name));
}

const toWireName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
