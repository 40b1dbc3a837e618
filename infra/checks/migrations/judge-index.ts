import type { LintContext } from './judge-loss.ts';

/**
 * Whether ON CONFLICT of the running version may find rows by a unique index: one that it has, and no
 * other of the same columns. Notes that it is dropped where not.
 */
export function isNeeded(name: string, { running, dropped }: LintContext): boolean {
  const key = running.uniqueIndexes.get(name);
  if (key === undefined) return false;
  const isOther = (other: string) =>
    lastPart(other) !== lastPart(name) && !dropped.has(lastPart(other));
  const hasTwin = [...running.uniqueIndexes].some(
    ([other, itsKey]) => itsKey === key && isOther(other),
  );
  if (hasTwin) dropped.add(lastPart(name));
  return !hasTwin;
}

/** What to do about one. @param what as `the unique index note_id` */
export const neededIndex = (what: string): string =>
  `It drops ${what}, by which ON CONFLICT of the running version finds rows: build another one of the same columns in a release before, or move the rows to a new table.`;

const lastPart = (name: string): string => name.split('.').at(-1) ?? name;
