import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventPage } from '@reset/api-contract/events.ts';
import type { TimelineEntry } from '@reset/api-contract/admin/user-timeline.ts';
import { eventsAfter } from './owners-events.ts';

/*
 * The public, the member and the onboarding service for the admin service: their events, as many as
 * EVENTS_SIZE people have, in pages as long as they are asked for, and a page of one person's timeline.
 * Each is called below its own name.
 */

const SIZE = Number(process.env['EVENTS_SIZE'] ?? 0);

const server = createServer((request, response) => {
  void answer(new URL(request.url ?? '', 'http://owners')).then((body) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
});

async function answer({ pathname, searchParams }: URL): Promise<object> {
  const [, owner = '', ...rest] = pathname.split('/');
  const path = rest.join('/');
  if (path === 'internal/events') return eventPage(owner, searchParams);
  if (path.endsWith('/timeline')) return { entries: timelineOf(owner) };
  return {};
}

async function eventPage(owner: string, search: URLSearchParams): Promise<EventPage> {
  const after = Number(search.get('after')?.split('.')[0]);
  const events = eventsAfter(owner, SIZE, after, Number(search.get('limit')));
  // Nothing more ever happens.
  if (events.length === 0) await pause(Number(search.get('wait')) * 1_000);
  return { events, next: events.at(-1)?.position ?? (search.get('after') as string) };
}

const timelineOf = (owner: string): TimelineEntry[] =>
  Array.from({ length: 50 }, (_none, index) => ({
    id: `${owner}:${index}`,
    at: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    kind: 'account',
    type: 'user.signed_in',
    amount: null,
    detail: null,
    object_id: null,
    made_by: null,
  }));

server.listen(Number(process.env['PORT']), '127.0.0.1');
