import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Topics } from '@reset/api-contract/member/event-stream.ts';
import { sessionStore } from '@reset/remote-sdk';
import { eventsSince } from '@reset/remote-sdk/event-stream';
import { makeReturn, mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { intervalBesideEvents, REFETCH_INTERVAL_MS } from '#refetch-interval.ts';
import { dashboardVisits } from '#testing/dashboard.ts';
import { makeOverview, makePayday } from '#testing/factories.ts';
import { answer, toWire } from '#testing/answer.ts';

const server = mockApi();
const visits = dashboardVisits(server);
const visitDashboard = (...handlers: HttpHandler[]) =>
  visits(...handlers, answer('/dashboard/payday', makePayday()));

const sources: EventTarget[] = [];
class FakeSource extends EventTarget {
  constructor() {
    super();
    sources.push(this);
  }
  close() {}
}

beforeEach(() => {
  sources.length = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
  Object.defineProperty(navigator, 'locks', {
    value: {
      request: (_name: string, _options: object, lead: () => Promise<void>) => lead(),
    },
    configurable: true,
  });
  sessionStore.setState({ signedIn: true });
});
afterEach(() => {
  sessionStore.setState({ signedIn: false });
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const receive = (type: 'message' | 'beat', data: Topics | number, lastEventId = '7.1') =>
  act(() => {
    sources
      .at(-1)
      ?.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
  });

const countedOverview = () => {
  const counted = { count: 0, limit: 100 };
  const handler = http.get('http://localhost/api/v1/dashboard/overview', () => {
    counted.count += 1;
    const overview = { ...makeOverview(), spendingLimit: counted.limit };
    return HttpResponse.json(toWire(overview) as Record<string, unknown>);
  });
  return { counted, handler };
};

describe('the member area', () => {
  it('asks anew for what an event says, and shows it', async () => {
    const { counted, handler } = countedOverview();
    const page = await visitDashboard(handler);
    const before = counted.count;
    receive('message', ['payday', 'repayments']);
    await waitFor(() => expect(page.client.isFetching()).toBe(0));
    expect(counted.count).toBe(before);
    for (const topics of [['overview'], ['everything']] as Topics[]) {
      const asked = counted.count;
      receive('message', topics);
      await waitFor(() => expect(counted.count).toBe(asked + 1));
    }
    page.unmount();
  });

  it('shows at once that a return was answered', async () => {
    let status: 'submitted' | 'rejected' = 'submitted';
    const page = await visitDashboard(
      http.get('http://localhost/api/v1/income_tax_returns', () =>
        HttpResponse.json({
          income_tax_returns: [toWire(makeReturn({ taxReturnStatus: status }))],
        }),
      ),
    );
    status = 'rejected';
    receive('message', ['tax_returns']);
    expect(await screen.findByRole('link', { name: 'See what to do' })).toBeTruthy();
    page.unmount();
  });

  it('shows no other figure however often an event comes', async () => {
    const { handler } = countedOverview();
    const page = await visitDashboard(handler);
    const shown = document.body.textContent;
    for (let times = 0; times < 5; times += 1) receive('message', ['everything']);
    await waitFor(() => expect(page.client.isFetching()).toBe(0));
    expect(document.body.textContent).toBe(shown);
    page.unmount();
  });

  it('polls at its usual interval until what is shown was read while events came', async () => {
    const at = (dataUpdatedAt: number) => intervalBesideEvents({ state: { dataUpdatedAt } });
    const page = await visitDashboard();
    expect(at(Date.now())).toBe(REFETCH_INTERVAL_MS);
    receive('beat', 0);
    const since = eventsSince() ?? 0;
    expect(at(since)).toBe(REFETCH_INTERVAL_MS);
    expect(at(since + 1)).toBe(4 * REFETCH_INTERVAL_MS);
    page.unmount();
    expect(at(since + 1)).toBe(REFETCH_INTERVAL_MS);
  });

  it('opens no stream for who is not signed in', async () => {
    sessionStore.setState({ signedIn: false });
    const page = await visitDashboard();
    expect(sources).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    page.unmount();
  });
});
