import type { Clock } from '../clock.ts';
import { callBudget } from './call-budget.ts';

const ABSENT_MS = 10 * 60_000;
const MAX_ABSENT = 1_000;

/**
 * Asks a provider for what strangers name: each id once at a time, an id that there is not again
 * after ten minutes, and no more than so many ids a minute in all.
 * @param find null for an id that the provider does not know
 * @param exhausted what is thrown when the minute's calls are used up: nobody knows then
 * @returns a look-up; `isKnown` says that the provider has named this id before, so that strangers
 *   cannot use up what is asked anew of it
 */
export function boundedLookup<Found>(
  find: (id: string) => Promise<Found | null>,
  options: { clock: Clock; callsPerMinute: number; exhausted: () => Error },
): (id: string, about?: { isKnown: boolean }) => Promise<Found | null> {
  const { clock, callsPerMinute, exhausted } = options;
  const takeCall = callBudget(callsPerMinute, clock);
  const running = new Map<string, Promise<Found | null>>();
  const absentUntil = new Map<string, number>();

  const remember = (id: string): void => {
    absentUntil.delete(id);
    absentUntil.set(id, clock.now().getTime() + ABSENT_MS);
    const [oldest] = absentUntil.keys();
    if (absentUntil.size > MAX_ABSENT && oldest !== undefined) absentUntil.delete(oldest);
  };

  const ask = async (id: string): Promise<Found | null> => {
    const found = await find(id);
    if (found === null) remember(id);
    return found;
  };

  return async (id, { isKnown } = { isKnown: false }) => {
    if ((absentUntil.get(id) ?? 0) > clock.now().getTime()) return null;
    const underWay = running.get(id);
    if (underWay) return underWay;
    if (!isKnown && !takeCall()) throw exhausted();
    const asking = ask(id).finally(() => running.delete(id));
    running.set(id, asking);
    return asking;
  };
}
