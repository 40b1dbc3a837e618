import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '#testing/browser.ts';
import { fakeService } from '#testing/fake-service.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
let port: number;

beforeAll(async () => {
  setup = await gatewaySetup();
  const limits = [{ calls: 1, seconds: 30, per: 'ip' as const }];
  setup.services['other'] = await fakeService('other', [
    { method: 'POST', path: '/api/v1/rare', access: 'visitor', limits },
  ]);
  const gone = await fakeService('gone', [{ method: 'GET', path: '/api/v1/gone' }]);
  await gone.close();
  setup.services['gone'] = gone;
  gateway = await setup.gateway();
  port = Number(new URL(await gateway.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => setup.teardown());

/** What the gateway writes when these lines are all that it is sent. */
async function answerTo(...lines: string[]): Promise<{ status: number; headers: Headers }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [start = '', ...rest] = head.split('\r\n');
  const headers = new Headers(
    rest.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(start.split(' ')[1]), headers };
}

const HOST = 'Host: reset.test';
const CLOSE = 'Connection: close';
const REFUSED: [what: string, status: number, lines: string[]][] = [
  ['an unknown path', 404, ['POST /internal/users HTTP/1.1', HOST, CLOSE]],
  ['an unknown call', 404, ['GET /api/v1/nothing HTTP/1.1', HOST, CLOSE]],
  ['an address that cannot be read', 404, ['GET /% HTTP/1.1', HOST, CLOSE]],
  ['a mutation from nowhere', 403, ['POST /api/v1/rare HTTP/1.1', HOST, CLOSE]],
  ['another method', 404, ['DELETE / HTTP/1.1', HOST, CLOSE]],
  ['a service that is away', 503, ['GET /api/v1/gone HTTP/1.1', HOST, CLOSE]],
  ['another host', 421, ['GET / HTTP/1.1', 'Host: evil.test', CLOSE]],
  ['no host', 421, ['GET / HTTP/1.1', CLOSE]],
  ['an expectation', 404, ['GET /api/v1/nothing HTTP/1.1', HOST, CLOSE, 'Expect: miracles']],
  ['a line that is no request', 400, ['HELLO']],
  ['a header that is none', 400, ['GET / HTTP/1.1', HOST, 'no colon here']],
  ['two lengths', 400, ['POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2']],
  ['headers without end', 431, ['GET / HTTP/1.1', HOST, `X-Long: ${'x'.repeat(40_000)}`]],
];

const expectOnEvery = (headers: Headers) => {
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('content-security-policy')).toMatch(
    /frame-ancestors 'none'.*report-to reports/,
  );
  expect(headers.get('reporting-endpoints')).toBe('reports="/reports"');
};

describe('every answer of the gateway', () => {
  it.each(REFUSED)('to %s is %d and carries what all carry', async (_what, status, lines) => {
    const answer = await answerTo(...lines);
    expect(answer.status).toBe(status);
    expectOnEvery(answer.headers);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each(['/', '/robots.txt', '/favicon.ico', '/releases/shell/aaa111/main.js', '/healthz'])(
    'for %s carries it too',
    async (path) => {
      const answer = await answerTo(`GET ${path} HTTP/1.1`, HOST, CLOSE);
      expect([200, 302]).toContain(answer.status);
      expectOnEvery(answer.headers);
    },
  );

  it('to a call, to one too large and to one too many carries it', async () => {
    const member = await setup.signedIn(gateway);
    const visitor = new Browser(gateway);
    await visitor.open('/');
    const large = { padding: 'x'.repeat(20_000) };
    const answers = [
      await member.get('/api/v1/dashboard/overview'),
      await member.get('/api/v1/users/sessions'),
      await member.post('/api/v1/cards/log_event', large),
      await visitor.post('/api/v1/rare', undefined),
      await visitor.post('/api/v1/rare', undefined),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 413, 200, 429]);
    for (const { headers } of answers) {
      expectOnEvery(new Headers(headers as Record<string, string>));
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
