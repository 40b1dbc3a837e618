import { EXCEPTIONS, isShown, requiredIds } from './required-ids.ts';
import type { Requirement } from './requirement.ts';
import type { TaggedTest } from './tagged-test.ts';

/** What is wrong with the ids in titles, in words; empty where nothing is. */
export function checkCoverage(requirements: Requirement[], tests: TaggedTest[]): string[] {
  const known = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const unknown = tests.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is no requirement`),
  );
  const levels = Map.groupBy(
    tests.flatMap(({ ids, level }) => ids.map((id) => ({ id, level }))),
    ({ id }) => id,
  );
  const missing = requiredIds().filter((id) => {
    const shown = levels.get(id)?.map(({ level }) => level) ?? [];
    return !isShown(known.get(id)?.levels ?? [], shown);
  });
  const needless = Object.keys(EXCEPTIONS).filter((id) => !known.has(id));
  return [
    ...unknown,
    ...missing.map((id) => `${id} is built, and no test that passed shows it as it asks`),
    ...needless.map((id) => `${id} is an exception and no requirement`),
  ];
}
