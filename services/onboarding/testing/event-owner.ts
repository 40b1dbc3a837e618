import { setTimeout as pause } from 'node:timers/promises';
import type { Event, EventPage } from '@reset/api-contract/events.ts';
import { fakeClient } from '@reset/service-kit/testing';

/** Few, so that one person's events come on several pages. */
const PAGE = 7;

/** How an owner's pages arrive. */
export type Manners = 'well' | 'badly';

/**
 * A service that publishes what it is given, with the positions and versions of the kit. Badly:
 * each page comes twice, backwards, and with all that was published before it.
 */
export function eventOwner(manners: Manners) {
  const published: Event[] = [];
  const versions = new Map<string, number>();

  const client = fakeClient({
    async get<Reply>(path: string, { signal }: { signal?: AbortSignal } = {}) {
      const query = new URLSearchParams(path.slice(path.indexOf('?') + 1));
      const after = Number((query.get('after') ?? '0').split('.')[1] ?? 0);
      if (after >= published.length) {
        await pause(query.get('wait') === '0' ? 0 : 20, undefined, { signal });
      }
      const events = published.slice(after, after + PAGE);
      const next = events.at(-1)?.position ?? query.get('after') ?? '0';
      const isWell = manners === 'well' || events.length === 0;
      const delivered = isWell
        ? events
        : [...published.slice(0, after), ...events, ...events].toReversed();
      return { events: delivered, next } satisfies EventPage as Reply;
    },
  });

  return {
    client,
    publish(type: string, subject: string, payload: Event['payload'] = {}): void {
      const version = (versions.get(subject) ?? 0) + 1;
      versions.set(subject, version);
      published.push({
        position: `1.${published.length + 1}`,
        type,
        subject,
        subject_version: version,
        payload,
        // A minute apart, so that the order of events shows.
        occurred_at: new Date(Date.UTC(2026, 10, 1) + published.length * 60_000).toISOString(),
      });
    },
  };
}
