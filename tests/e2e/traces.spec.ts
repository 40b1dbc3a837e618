import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { dataPaths } from '../../infra/dev/data/data-folder.ts';
import { startOwnProduct } from './own-product.ts';
import { person, productUrl } from './product/running-product.ts';
import { signIn } from './sign-in.ts';
import { startTraceCollector, type TakenSpan } from './trace-collector.ts';

/* What happens between a page and the database, as a collector of traces is told it. */

const [SERVER, CLIENT] = [2, 3];
/** All that a span may say of itself; what is added is added here, once it names nobody. */
const ATTRIBUTES = new Set([
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
]);
/** A call that the page makes itself: what its head preloads is asked for without a header of ours. */
const EARNINGS = '/api/v1/income/earnings';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let product: Awaited<ReturnType<typeof startOwnProduct>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  collector = await startTraceCollector();
  product = await startOwnProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACE_SAMPLE_RATIO: '1',
  });
});
test.afterAll(async () => {
  await product.stop();
  await collector.stop();
});

const linesOf = (service: string): Record<string, unknown>[] =>
  readFileSync(join(dataPaths(process.env['RESET_DATA'] ?? '').logs, `${service}.log`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The one span that is a child of another, and as `wanted` says. */
function childOf(parentSpanId: string, wanted: Partial<TakenSpan>): TakenSpan {
  const found = collector
    .spans()
    .filter((span) => span.parentSpanId === parentSpanId)
    .filter((span) =>
      Object.entries(wanted).every(([name, value]) => span[name as keyof TakenSpan] === value),
    );
  expect(found.length, JSON.stringify(wanted)).toBeGreaterThan(0);
  return found[0] as TakenSpan;
}

/** All that leaves a process of a span but its ids and times. */
const told = ({ name, attributes, events, links, status }: TakenSpan): string =>
  JSON.stringify({ name, attributes, events, links, status });

test(
  'a page view is one trace from the browser to its statements, and names nobody',
  { tag: '@long' },
  async ({ browser }) => {
    const member = person('hourly_ach');
    const page = await (await browser.newContext({ baseURL: productUrl() })).newPage();
    await signIn(page, member);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === EARNINGS);
    await page.goto('/income');
    const { traceparent = '' } = await (await asked).allHeaders();
    const [, traceId = '', pageView = ''] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-00$/.exec(traceparent) ?? [];
    expect(traceId, traceparent).not.toBe('');

    const ofPageView = () => collector.spans().filter((span) => span.traceId === traceId);
    await expect
      .poll(() => ofPageView().map(({ service, name }) => `${service}: ${name}`))
      .toEqual(
        expect.arrayContaining([
          `gateway: GET ${EARNINGS}`,
          'gateway: GET member',
          `member: GET ${EARNINGS}`,
          'member: SELECT',
        ]),
      );
    const gateway = childOf(pageView, { traceId, service: 'gateway', name: `GET ${EARNINGS}` });
    const forward = childOf(gateway.spanId, { traceId, service: 'gateway', name: 'GET member' });
    const service = childOf(forward.spanId, {
      traceId,
      service: 'member',
      name: `GET ${EARNINGS}`,
    });
    const statement = childOf(service.spanId, { traceId, service: 'member', name: 'SELECT' });
    expect([gateway, forward, service, statement].map(({ kind }) => kind)).toEqual([
      SERVER,
      CLIENT,
      SERVER,
      CLIENT,
    ]);
    expect(statement.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringContaining('$1'),
    });

    for (const name of ['gateway', 'member']) {
      const lines = linesOf(name).filter(({ trace_id: id }) => id === traceId);
      expect(lines).toContainEqual(
        expect.objectContaining({ msg: 'request', route: EARNINGS, reqId: expect.any(String) }),
      );
    }

    // Of all that was done since the product started: seeding, signing in, jobs, events.
    expect(collector.refused()).toEqual([]);
    const spans = collector.spans();
    const names = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].filter((name) => !ATTRIBUTES.has(name))).toEqual([]);
    const personal = [member.email, member.password, '@example', 'Bearer '];
    // Ids of people, sessions and cards.
    const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
    const all = spans.map(told);
    expect(
      all.filter((one) => ID.test(one) || personal.some((word) => one.includes(word))),
    ).toEqual([]);
    const services = new Set(spans.map((span) => span.service));
    expect([...services].toSorted()).toEqual(
      expect.arrayContaining(['gateway', 'member', 'onboarding', 'public']),
    );
  },
);
