import { describe, expect, it } from '@jest/globals';
import { RefusedError } from '@reset/service-kit';
import { rateLimitKey, type CountedCall } from './rate-limit-key.ts';

const secret = Buffer.alloc(32, 1);
const call: CountedCall = {
  route: { method: 'POST', path: '/api/v1/users/sign_in' },
  limit: { calls: 3, seconds: 10, per: 'ip_and_email' },
  ip: '10.0.0.1',
  body: Buffer.from('{}'),
};
const keyOf = (given: Partial<CountedCall>) => rateLimitKey(secret, { ...call, ...given });
const keyFor = (text: string) => keyOf({ body: Buffer.from(text) });
const keyForEmail = (email: unknown) => keyFor(JSON.stringify({ user: { email } }));
const noEmail = keyOf({});

describe('rateLimitKey', () => {
  it('is the same for one person, however the address is written', () => {
    expect(keyForEmail(' Emma@Example.COM\t')).toBe(keyForEmail('emma@example.com'));
    expect(keyForEmail('zoe\u0301@example.com')).toBe(keyForEmail('zoé@example.com'));
    // Padding is cut by the size that a body may have, and is no other key below that.
    expect(keyFor(`{"user":{"email":"emma@example.com"}}${' '.repeat(16 * 1024)}`)).toBe(
      keyForEmail('emma@example.com'),
    );
    expect(keyFor('{"x": 1, "user": {"password": "p", "email": "emma@example.com"}}')).toBe(
      keyForEmail('emma@example.com'),
    );
  });

  it('is another for another person, place, call or limit', () => {
    const body = Buffer.from('{"user":{"email":"emma@example.com"}}');
    const keys = [
      keyOf({ body }),
      keyForEmail('noah@example.com'),
      keyOf({ body, ip: '10.0.0.2' }),
      keyOf({ body, route: { ...call.route, path: '/api/v1/users/passwords' } }),
      keyOf({ body, route: { ...call.route, method: 'PUT' } }),
      keyOf({ body, limit: { ...call.limit, seconds: 60 } }),
      keyOf({ body, limit: { ...call.limit, per: 'ip' } }),
      noEmail,
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same for all addresses of one IPv6 customer', () => {
    expect(keyOf({ ip: '2001:db8:1:2::1' })).toBe(keyOf({ ip: '2001:db8:1:2:ffff::9' }));
    expect(keyOf({ ip: '2001:db8:1:2::1' })).not.toBe(keyOf({ ip: '2001:db8:1:3::1' }));
  });

  it('takes no notice of the address where only the place counts', () => {
    const limit = { ...call.limit, per: 'ip' as const };
    const body = Buffer.from('{"user":{"email":"emma@example.com"}}');
    expect(keyOf({ limit, body })).toBe(keyOf({ limit }));
  });

  it.each([
    '',
    '{',
    '\ufeff{"user":{"email":"emma@example.com"}}',
    '{"user":{"email":"noah@example.com","email":"emma@example.com"}}',
    '{"user":{"email":"emma@example.com\\ud800"}}',
    'user[email]=emma@example.com',
  ])('counts nothing for %j, which no service can read as an address', (text) => {
    expect(() => keyFor(text)).toThrow(RefusedError);
  });

  it.each([
    'null',
    '[]',
    '"emma@example.com"',
    '{"user":null}',
    '{"user":"emma@example.com"}',
    '{"user":{"email":["emma@example.com"]}}',
    '{"email":"emma@example.com"}',
  ])('counts %.60j by place alone, all of them together', (text) => {
    expect(keyFor(text)).toBe(noEmail);
  });

  it('tells nobody who calls', () => {
    expect(keyForEmail('emma@example.com')).toMatch(/^[\w-]{43}$/);
    const other = rateLimitKey(Buffer.alloc(32, 2), call);
    expect(other).not.toBe(noEmail);
  });
});
