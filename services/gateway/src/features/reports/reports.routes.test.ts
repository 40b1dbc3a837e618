import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';

let setup: GatewaySetup;
let gateway: GatewayUnderTest;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  setup = await gatewaySetup();
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  gateway = await setup.gateway({ log });
});
afterAll(() => setup.teardown());

const logged = () => lines.splice(0).filter(({ msg }) => msg === 'policy.violated');
const post = async (type: string, body: unknown, host = 'reset.test') => {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': type, host },
    payload: JSON.stringify(body),
  });
  return answer.statusCode;
};
const violation = {
  type: 'csp-violation',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.test/steal.js?token=secret',
    documentURL: 'https://reset.test/users/password/edit?reset_password_token=secret',
    sample: 'the password is hunter2',
  },
};

describe('POST /reports', () => {
  it('logs what a policy kept out, and nothing that names a person', async () => {
    expect(await post('application/reports+json', [violation])).toBe(204);
    expect(logged()).toEqual([
      expect.objectContaining({
        type: 'csp-violation',
        directive: 'script-src-elem',
        blocked: 'https://evil.test',
        page: '/users',
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|hunter2/);
  });

  it('takes the older form, and those of the widgets’ origin', async () => {
    const report = {
      'effective-directive': 'img-src',
      'blocked-uri': 'inline',
      'document-uri': 'https://widgets.test/widgets/chat',
    };
    expect(await post('application/csp-report', { 'csp-report': report }, 'widgets.test')).toBe(
      204,
    );
    expect(logged()).toEqual([
      expect.objectContaining({ directive: 'img-src', blocked: 'inline', page: '/widgets' }),
    ]);
  });

  it('logs nothing of what a stranger writes in the place of a word or an address', async () => {
    const said = 'hazel@example.com 123-45-6789';
    const body = {
      effectiveDirective: `script-src ${said}`,
      blockedURL: said,
      documentURL: 'https://reset.test/Hazel-Hourly-SSN-123-45-6789',
    };
    expect(await post('application/reports+json', [{ type: `${said}\nX`, body }])).toBe(204);
    expect(
      await post('application/reports+json', [{ body: { blockedURL: 'data:text,hazel' } }]),
    ).toBe(204);
    expect(logged()).toEqual([
      expect.objectContaining({ type: '', directive: '', blocked: '', page: '/' }),
      expect.objectContaining({ blocked: 'data' }),
    ]);
  });

  it('refuses what is no report, too large or unreadable', async () => {
    expect(await post('text/plain', [violation])).toBe(415);
    expect(await post('application/reports+json', 'x'.repeat(20_000))).toBe(413);
    expect(await post('application/reports+json', [[[[[[[[[[[[[[[]]]]]]]]]]]]]]])).toBe(422);
    for (const body of [null, 7, [], {}, [null], [{ type: {}, body: [] }]])
      expect(await post('application/reports+json', body)).toBe(204);
  });

  it('logs so many a minute, whoever sends how many', async () => {
    logged();
    const many = Array.from({ length: 1_000 }, () => violation);
    expect(await post('application/reports+json', many.slice(0, 20))).toBe(204);
    for (let count = 0; count < 20; count += 1)
      await post('application/reports+json', many.slice(0, 10));
    expect(logged().length).toBeLessThanOrEqual(30);
  });
});
