import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteModule } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useQuery } from '@tanstack/react-query';
import { cardTransactionsQuery } from '#features/card-transactions/card-transactions.ts';
import { answer } from '#testing/answer.ts';
import { makeNotification, makeOverview, makeProfile } from '#testing/factories.ts';
import { overviewQuery } from '../api/overview.ts';
import { useLimitUpdates } from './use-limit-updates.ts';

const server = mockApi();
/** The paths that were asked for, in this order. */
let requests: string[] = [];
const times = (call: string) => requests.filter((one) => one === call).length;
const LIST = 'GET /notifications';
const OVERVIEW = 'GET /dashboard/overview';
const TRANSACTIONS = 'GET /card_accounts/current/card_transactions';

const Listener = ({ name }: { name: string }) => (
  <p>
    {name} {useLimitUpdates().isUpdating ? 'updates' : 'rests'}
  </p>
);
function Page() {
  useQuery(overviewQuery);
  useQuery(cardTransactionsQuery);
  return (
    <>
      <Listener name="one" />
      <Listener name="other" />
    </>
  );
}
const remote: RemoteModule = { routes: [{ path: '/', Component: Page }] };

const STEP_MS = 500;
const realSetTimeout = setTimeout;
/** So much time goes by, with moments in which what was asked for is answered. */
const pass = (ms: number) =>
  act(async () => {
    for (let gone = 0; gone < ms; gone += STEP_MS) {
      await jest.advanceTimersByTimeAsync(STEP_MS);
      await new Promise((resolve) => realSetTimeout(resolve, 5));
    }
  });
const notify = (...types: Parameters<typeof makeNotification>[0][]) =>
  server.use(
    answer(
      '/notifications',
      types.map((type) => makeNotification(type)),
    ),
  );

async function visit({ impersonating = false } = {}) {
  server.use(
    answer('/users/profile', makeProfile({ impersonating })),
    answer('/dashboard/overview', makeOverview()),
    answer('/card_accounts/current/card_transactions', []),
    http.post('http://localhost/api/v1/notifications/:id/mark_as_read', () => {
      notify();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderRemote(remote, '/');
  await pass(500);
  requests = [];
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  requests = [];
  server.events.on('request:start', ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    requests.push(`${request.method} ${path}`);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  jest.useRealTimers();
});

describe('useLimitUpdates', () => {
  it('asks every half minute while nothing happens [MEM-093]', async () => {
    notify();
    await visit();
    await pass(65_000);
    expect(times(LIST)).toBe(2);
    expect(screen.getByText('one rests')).toBeTruthy();
  });

  it('asks every second while the limit is computed anew [MEM-091]', async () => {
    notify('spending_limit_updating');
    await visit();
    await pass(5_000);
    expect(times(LIST)).toBe(5);
    expect(screen.getByText('one updates')).toBeTruthy();
    expect(screen.getByText('other updates')).toBeTruthy();
  });

  it('marks the new limit read once, and asks for what it changed [MEM-092]', async () => {
    notify('spending_limit_updating');
    await visit();
    const updated = makeNotification('spending_limit_updated');
    server.use(answer('/notifications', [updated]));
    await pass(1_500);
    expect(times(`POST /notifications/${updated.id}/mark_as_read`)).toBe(1);
    expect(times(OVERVIEW)).toBe(1);
    expect(times(TRANSACTIONS)).toBe(1);
    expect(screen.getByText('one rests')).toBeTruthy();
    await pass(20_000);
    expect(requests.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(times(OVERVIEW)).toBe(1);
  });

  it('asks for what changed when another device saw it first', async () => {
    notify('spending_limit_updating');
    await visit();
    notify();
    await pass(1_500);
    expect([times(OVERVIEW), times(TRANSACTIONS)]).toEqual([1, 1]);
  });

  it('tries again with the next answer what could not be marked', async () => {
    notify();
    await visit();
    const updated = makeNotification('spending_limit_updated');
    server.use(
      answer('/notifications', [updated]),
      http.post('http://localhost/api/v1/notifications/:id/mark_as_read', () =>
        HttpResponse.json({}, { status: 503 }),
      ),
    );
    const marks = () => times(`POST /notifications/${updated.id}/mark_as_read`);
    await pass(30_500);
    expect(marks()).toBe(1);
    await pass(30_000);
    expect(marks()).toBe(2);
  });

  it('marks nothing for staff who impersonate her, but shows them what is new', async () => {
    notify('spending_limit_updating');
    await visit({ impersonating: true });
    notify('spending_limit_updated');
    await pass(5_000);
    expect(requests.some((call) => call.startsWith('POST'))).toBe(false);
    expect(times(OVERVIEW)).toBe(1);
  });
});
