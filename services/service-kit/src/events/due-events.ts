import type { Event } from '@reset/api-contract/events.ts';
import { comparePositions } from './position.ts';

/**
 * What is to be applied of a delivery, in its owner's order: each subject's next
 * versions, however often and in whatever order they came.
 * @param applied the version of each subject that was applied last
 * @throws when a version is missing between: then nothing of the delivery is to be applied
 */
export function dueEvents(
  delivered: readonly Event[],
  applied: ReadonlyMap<string, number>,
): Event[] {
  const versions = new Map(applied);
  return delivered
    .toSorted((one, other) => comparePositions(one.position, other.position))
    .filter(({ type, subject, subject_version: version }) => {
      const last = versions.get(subject) ?? 0;
      if (version <= last) return false;
      if (version > last + 1) {
        throw new Error(`${type} is version ${version} of ${subject}, and ${last} came last.`);
      }
      versions.set(subject, version);
      return true;
    });
}
