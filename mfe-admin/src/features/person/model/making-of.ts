import type { Schedule, UserAction } from '../api/get-sections.ts';

const MAKE = 'repayment_schedule.make';
/** The clocks of two services differ by less. */
const CLOCK_SKEW_MS = 60_000;

/**
 * By which of what staff did a schedule was made: the last time that its maker asked for one before it
 * was there. Undefined where that is too long ago for the list.
 */
export function makingOf(
  { madeBy, createdAt }: Pick<Schedule, 'madeBy' | 'createdAt'>,
  actions: readonly UserAction[],
): UserAction | undefined {
  const until = Date.parse(createdAt) + CLOCK_SKEW_MS;
  return actions
    .filter((one) => one.action === MAKE && one.outcome !== 'refused' && one.madeBy.id === madeBy)
    .filter(({ madeAt }) => Date.parse(madeAt) <= until)
    .toSorted((one, other) => Date.parse(other.madeAt) - Date.parse(one.madeAt))[0];
}
