import { setTimeout as pause } from 'node:timers/promises';
import { dayOf, type CalendarDay } from '#personas/calendar-day.ts';
import type { RecordStore } from '#records/records.ts';
import { upToDate } from './items/open-item.ts';
import type { Plaid } from './plaid-deps.ts';

const POLL_MS = 500;
/** Thousands of webhooks go out in batches, with a pause between them. */
const BATCH_SIZE = 100;
const PAUSE_MS = 20;

/**
 * Gives every item the transactions of a new day as soon as the clock reaches it, at midnight in
 * Los Angeles or because the clock was moved on, and sends the webhooks about them.
 */
export function publishDaily(plaid: Plaid, store: RecordStore): { stop(): void } {
  const { clock, items, hooks } = plaid;
  const stored = store.of<{ day: CalendarDay }>('plaid_day');
  const stopping = new AbortController();

  const publish = async (today: CalendarDay) => {
    // An item may be ahead of a clock that was moved back.
    const behind = items.list().filter(({ through }) => through <= today);
    for (let start = 0; start < behind.length; start += BATCH_SIZE) {
      if (stopping.signal.aborted) return;
      const batch = behind
        .slice(start, start + BATCH_SIZE)
        .flatMap(({ id }) => items.ofId(id) ?? []);
      const updated = store.transaction(() => batch.map((item) => upToDate(plaid, item)));
      for (const [at, item] of updated.entries()) {
        if (item.status === 'good') hooks.news(item);
        else if (batch[at]?.status === 'good') hooks.loginRequired(item);
      }
      await pause(PAUSE_MS);
    }
  };
  const poll = () => {
    const today = dayOf(clock.now());
    const before = stored.get('seen')?.day;
    if (today === before) return;
    stored.put('seen', { day: today });
    if (before !== undefined && today > before) void publish(today);
  };

  poll();
  const timer = setInterval(poll, POLL_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
