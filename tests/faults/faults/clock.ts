import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const FOR_MS = 3_000;
const HOUR_MS = 3_600_000;

/** The issuer's clock is a day behind, an hour ahead, or on the two sides of a night that skips one. */
export const clock: Fault = async ({ environment: { issuer }, random, count }) => {
  const jumps = {
    'a day back': [-24 * HOUR_MS],
    'an hour on': [HOUR_MS],
    'over the hour that is skipped': [msTo('2027-03-14T01:59:58-08:00')],
  };
  const jump = random.oneOf(Object.keys(jumps) as (keyof typeof jumps)[]);
  for (const offset of jumps[jump]) {
    await issuer.moveClock(offset);
    await pause(FOR_MS);
  }
  await issuer.moveClock(0);
  count(`clock ${jump}`);
  return performance.now();
};

const msTo = (instant: string): number => new Date(instant).getTime() - Date.now();
