import { setTimeout as pause } from 'node:timers/promises';
import { dayOf, type CalendarDay } from '#personas/calendar-day.ts';
import type { RecordStore } from '#records/records.ts';
import { upToDate } from '../items/open-item.ts';
import type { PlaidNeeds } from '../plaid-needs.ts';

const LOOKS_EVERY_MS = 500;
/** So that thousands of webhooks do not all leave at once. */
const BATCH = 100;
const BETWEEN_BATCHES_MS = 20;

/**
 * Has every bank tell its new day as soon as there is one, because it is midnight in Los Angeles
 * or because the clock was moved on; Plaid tells whoever listens.
 */
export function tellDaily(needs: PlaidNeeds, records: RecordStore): { stop(): void } {
  const { clock, items, hooks } = needs;
  const kept = records.of<{ day: CalendarDay }>('plaid_day');
  const stopping = new AbortController();

  const tell = async (today: CalendarDay) => {
    // Those of a day to come were told while the clock was there.
    const behind = items.list().filter(({ through }) => through <= today);
    for (let start = 0; start < behind.length; start += BATCH) {
      if (stopping.signal.aborted) return;
      const batch = behind.slice(start, start + BATCH).flatMap(({ id }) => items.ofId(id) ?? []);
      const told = records.together(() => batch.map((item) => upToDate(needs, item)));
      for (const item of told.filter(({ status }) => status === 'good')) hooks.news(item);
      await pause(BETWEEN_BATCHES_MS);
    }
  };
  const look = () => {
    const today = dayOf(clock.now());
    const before = kept.get('seen')?.day;
    if (today === before) return;
    kept.put('seen', { day: today });
    if (before !== undefined && today > before) void tell(today);
  };

  look();
  const looking = setInterval(look, LOOKS_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(looking);
      stopping.abort();
    },
  };
}
