/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { mockApi } from '../testing/mock-api.ts';
import { api } from './api.ts';
import { traceparent } from './traceparent.ts';

// As the gateway writes it, before the first call.
document.head.innerHTML =
  '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/v1/first?a=1&amp;b=2">';
const server = mockApi();
const NOW = Date.UTC(2026, 10, 27);

describe('traceparent', () => {
  it('is as the standard has it, samples nothing, and is no zero', () => {
    expect(traceparent(NOW)).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
  });

  it('goes with each call of the client', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.all(`${window.location.origin}/api/v1/x`, ({ request }) => {
        sent.push(request.headers.get('traceparent'));
        return HttpResponse.json({});
      }),
    );
    await api.get('/x');
    await api.post('/x', { a: 1 });
    expect(sent).toEqual([traceparent(), traceparent()]);
  });

  it('is left out of the one call that takes what the head preloads', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.all(`${window.location.origin}/api/v1/first`, ({ request }) => {
        sent.push(request.headers.get('traceparent'));
        return HttpResponse.json({});
      }),
    );
    await api.post('/first', {});
    await api.get('/first?a=1&b=2');
    await api.get('/first?a=1&b=2');
    await api.get('/first');
    expect(sent.map((header) => header !== null)).toEqual([true, false, true, true]);
  });

  it('is the same for all calls of a page view, and another on the next page', () => {
    window.history.replaceState(null, '', '/dashboard?tab=cards');
    const first = traceparent(NOW);
    window.history.replaceState(null, '', '/dashboard?tab=account');
    expect(traceparent(NOW + 1_000)).toBe(first);
    window.history.replaceState(null, '', '/account');
    const next = traceparent(NOW + 2_000);
    expect(next.slice(3, 35)).not.toBe(first.slice(3, 35));
    expect(next.slice(36, 52)).not.toBe(first.slice(36, 52));
  });

  it('is another after a minute, so that a page that is left open is no endless trace', () => {
    window.history.replaceState(null, '', '/left-open');
    const first = traceparent(NOW);
    expect(traceparent(NOW + 60_000)).toBe(first);
    expect(traceparent(NOW + 60_001)).not.toBe(first);
  });
});
