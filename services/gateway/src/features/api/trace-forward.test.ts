import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@reset/service-kit';
import { eventually } from '@reset/service-kit/testing';
import { recordedSpans } from '@reset/service-kit/testing/recorded-spans.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const OVERVIEW = '/api/v1/dashboard/overview';
const TRACE_ID = 'a'.repeat(32);
const PAGE_VIEW = 'b'.repeat(16);
const ofOurPage = {
  'sec-fetch-site': 'same-origin',
  traceparent: `00-${TRACE_ID}-${PAGE_VIEW}-00`,
  tracestate: 'stranger=1',
  baggage: 'user=rosa',
};

let setup: GatewaySetup;
const lines: Record<string, unknown>[] = [];
const log = createLogger(
  { name: 'gateway', level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);

beforeAll(async () => {
  setup = await gatewaySetup();
});
afterAll(() => setup.teardown());

const requestLines = (count: number) =>
  eventually(() => {
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(count);
    return requests;
  });

describe('a call that the gateway passes on', () => {
  it('is a child of the page view, and the service’s call a child of it', async () => {
    const { tracing, read } = recordedSpans({ log });
    const gateway = await setup.gateway({ log, tracing, config: { TRACE_SAMPLE_RATIO: 1 } });
    const browser = await setup.signedIn(gateway);
    lines.splice(0);
    await browser.get(`${OVERVIEW}?search=rosa`, { headers: ofOurPage });
    const asked = setup.member.requests.at(-1)?.headers;
    const [line] = await requestLines(1);
    const spans = (await read()).filter((span) => span.spanContext().traceId === TRACE_ID);

    const server = spans.find(({ name }) => name === `GET ${OVERVIEW}`);
    expect(server).toMatchObject({
      parentSpanContext: { spanId: PAGE_VIEW },
      attributes: {
        'http.request.method': 'GET',
        'http.route': OVERVIEW,
        'http.response.status_code': 200,
      },
    });
    const client = spans.find(({ name }) => name === 'GET member');
    expect(client?.parentSpanContext?.spanId).toBe(server?.spanContext().spanId);
    expect(asked).toMatchObject({
      traceparent: `00-${TRACE_ID}-${client?.spanContext().spanId}-01`,
    });
    expect(asked).not.toHaveProperty('tracestate');
    expect(asked).not.toHaveProperty('baggage');
    expect(line).toMatchObject({ trace_id: TRACE_ID, route: OVERVIEW });
    const told = JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]));
    expect(told).not.toContain('rosa');
  });

  it('tells the service when it is not sampled', async () => {
    const { tracing, read } = recordedSpans({ log, ratio: 0 });
    const gateway = await setup.gateway({ log, tracing });
    const browser = await setup.signedIn(gateway);
    const traceparent = `00-${TRACE_ID}-${PAGE_VIEW}-01`;
    await browser.get(OVERVIEW, { headers: { ...ofOurPage, traceparent } });
    expect(setup.member.requests.at(-1)?.headers['traceparent']).toMatch(
      new RegExp(`^00-${TRACE_ID}-[0-9a-f]{16}-00$`),
    );
    expect(await read()).toEqual([]);
  });

  it('to a service that is away is kept', async () => {
    const { tracing, read } = recordedSpans({ log, ratio: 0 });
    const gateway = await setup.gateway({ log, tracing });
    const browser = await setup.signedIn(gateway);
    lines.splice(0);
    await setup.member.close();
    await browser.get(OVERVIEW);
    await requestLines(1);
    expect(await read()).toMatchObject([
      { name: `GET ${OVERVIEW}`, attributes: { 'http.response.status_code': 503 } },
    ]);
  });

  it('brings no word of a stranger’s trace where nothing is traced', async () => {
    const gateway = await setup.gateway({ log });
    const browser = await setup.signedIn(gateway);
    await browser.post('/api/v1/users/sign_in', {}, { headers: ofOurPage });
    const asked = setup.services['public']?.requests.at(-1)?.headers;
    expect(asked).toHaveProperty('x-request-id');
    for (const name of ['traceparent', 'tracestate', 'baggage']) {
      expect(asked).not.toHaveProperty(name);
    }
  });
});
