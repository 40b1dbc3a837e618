import { describe, expect, it } from '@jest/globals';
import { judgeCaller, judgeCalls, uncalledRoutes } from './judge-calls.ts';
import { NO_USES, type Call, type Route } from './uses.ts';

const PATH = '/api/v1/users/:id/freeze';
const route = (changed: Partial<Route> = {}): Route => ({
  method: 'PUT',
  path: PATH,
  access: 'member',
  body: null,
  query: null,
  ...changed,
});
const call = (changed: Partial<Call> = {}): Call => ({
  method: 'PUT',
  path: '/api/v1/users/*/freeze',
  at: 'mfe-x/src/freeze.ts:3',
  body: null,
  query: null,
  ...changed,
});
const judge = (
  calls: Call[],
  before: Route[],
  now: Route[] | undefined,
  { consumer = 'mfe-x 1' } = {},
) =>
  judgeCalls({
    provider: { name: 'services/member 2', uses: { ...NO_USES, routes: now } },
    consumer: { name: consumer, uses: { ...NO_USES, calls } },
    before: { ...NO_USES, routes: before },
  });

describe('a call', () => {
  it('whose path is gone is refused, with what to do', () => {
    expect(judge([call()], [route()], [route({ path: '/api/v1/users/:id/frozen' })])).toEqual([
      'services/member 2 does not answer PUT /api/v1/users/:id/freeze any more, and mfe-x 1 calls it (mfe-x/src/freeze.ts:3). Keep it, beside a new path if it has one, and drop it when no live release calls it.',
    ]);
  });

  it.each([
    ['that nobody makes', [], [route()], []],
    ['that is answered under both paths', [call()], [route()], [route(), route({ path: '/n' })]],
    [
      'whose parameter is renamed',
      [call()],
      [route()],
      [route({ path: '/api/v1/users/:user_id/freeze' })],
    ],
    ['of another method', [call({ method: 'GET' })], [route()], []],
    ['of a provider', [call()], [route({ access: 'provider' })], []],
    ['that more may make', [call()], [route({ access: 'admin' })], [route({ access: 'visitor' })]],
    ['of a service that does not say what it answers', [call()], [route()], undefined],
  ])('%s may go on', (_what, calls, before, now) => {
    expect(judge(calls, before, now)).toEqual([]);
  });

  it.each([
    ['member', 'admin', {}, {}, 'to admin, where it was member'],
    ['visitor', 'member', {}, {}, 'to member, where it was visitor'],
    ['member', 'provider', {}, {}, 'to provider, where it was member'],
    [
      'admin',
      'admin',
      { staff_role: 'support' },
      { staff_role: 'approver' },
      'to staff from approver on, where it was support',
    ],
    ['admin', 'admin', {}, { staff_role: 'support' }, 'to staff from support on, where it was all'],
    ['member', 'member', {}, { demonstration: true }, 'only where demonstrations are on'],
  ] as const)('of %s that becomes one of %s is refused: %j, %j', (was, is, before, now, change) => {
    expect(
      judge([call()], [route({ access: was, ...before })], [route({ access: is, ...now })]),
    ).toEqual([
      `services/member 2 answers PUT /api/v1/users/:id/freeze ${change}, and mfe-x 1 calls it (mfe-x/src/freeze.ts:3). Keep who may call it, and narrow that when no live release calls it.`,
    ]);
  });

  const internal = { path: '/internal/freeze', access: undefined };
  it.each([
    ['that made it', 'services/public 1', ['admin'], ['no longer to public']],
    ['that goes on', 'services/public 1', ['admin', 'public'], []],
    ['that could not make it', 'services/onboarding 1', ['admin'], []],
    ['that is no service', 'mfe-x 1', ['admin'], []],
  ])('of another service is refused of one %s', (_what, consumer, callers, changes) => {
    const before = route({ ...internal, callers: ['admin', 'public'] });
    const now = route({ ...internal, callers });
    const sentences = judge([call({ path: internal.path })], [before], [now], { consumer });
    expect(sentences).toHaveLength(changes.length);
    for (const change of changes) expect(sentences[0]).toContain(change);
  });
});

describe('judgeCaller', () => {
  const consumer = (...calls: Call[]) => ({ name: 'mfe-x 2', uses: { ...NO_USES, calls } });
  const elsewhere = call({ path: '/api/v1/elsewhere' });

  it('has a remote wait for the service that answers what it calls', () => {
    expect(judgeCaller(consumer(call(), { ...elsewhere, at: 'y.ts:1' }), [route()])).toEqual([
      'mfe-x 2 calls PUT /api/v1/elsewhere (y.ts:1), which no live service answers. Release that service first.',
    ]);
  });

  it.each([
    ['that is answered', [call()], [route()]],
    ['of which one of several is answered', [call(), elsewhere], [route()]],
    ['that the page itself answers', [call({ path: '/api/v1/mock/users' })], []],
  ])('takes a call %s', (_what, calls, routes) => {
    expect(judgeCaller(consumer(...calls), routes)).toEqual([]);
  });
});

describe('uncalledRoutes', () => {
  it('says what is answered no more and nobody calls', () => {
    const released = { name: 'services/member 2', uses: { ...NO_USES, routes: [] } };
    const before = { ...NO_USES, routes: [route(), route({ method: 'GET' })] };
    const live = { name: 'mfe-x 1', uses: { ...NO_USES, calls: [call()] } };
    expect(uncalledRoutes(before, released, [live])).toEqual([
      'services/member 2 does not answer GET /api/v1/users/:id/freeze any more, which no live release calls.',
    ]);
  });
});
