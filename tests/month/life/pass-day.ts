import { untilQuiet, workDue } from '../product/work-due.ts';
import { isBankingDay } from './calendar.ts';
import { liveDay, type Lives, reckonSchedules } from './live-day.ts';

/** Before the cut-off of the banks, and after the last window of the day in which debits settle. */
const TIMES = { morning: '10:00', afternoon: '14:30' } as const;

/**
 * A day of all members, with what the product's schedules do on it: in the morning what is debited,
 * forwarded, credited and stated, in the afternoon what banks have settled.
 * @returns what is left undone, in words
 */
export async function passDay(lives: Lives, day: string): Promise<string[]> {
  const { product } = lives;
  await product.time.moveTo({ day, time: TIMES.morning });
  const left = await untilQuiet(product);
  await liveDay(lives, day, 'morning');
  left.push(...(await untilQuiet(product)));
  await lives.interrupt?.(day, 'morning');
  left.push(...(await workDue(product)));
  reckonSchedules(lives, day);
  await product.time.moveTo({ day, time: TIMES.afternoon });
  await liveDay(lives, day, 'afternoon');
  left.push(...(await untilQuiet(product)));
  await lives.interrupt?.(day, 'afternoon');
  if (isBankingDay(day)) left.push(...(await workDue(product)));
  return left;
}
