import { beforeEach, describe, expect, it } from '@jest/globals';
import { body, text } from '@reset/api-contract/fields.ts';
import { asCaller, asMember, asViewer, asVisitor, testConfig } from '@reset/service-kit/testing';
import { buildService } from './build-service.ts';
import { createLogger } from './create-logger.ts';
import { tooManyAttempts, type Refusal } from './refusals.ts';

const USER = '01900000-0000-7000-8000-000000000001';
const STAFF = '01900000-0000-7000-8000-000000000002';
const audience = 'public';
const sessionId = 'session-1';

const lines: Record<string, unknown>[] = [];
beforeEach(() => void lines.splice(0));

const REFUSALS: Record<string, Refusal> = {
  wrong_password: { status: 422, code: 'wrong_password', error: 'No', event: 'sign_in.failed' },
  taken: { status: 409, code: 'taken', error: 'That is taken.' },
  code_missing: { status: 422, code: 'code_missing', error: 'Please give the code.' },
  too_many: tooManyAttempts('Please wait.'),
};

function build() {
  const log = createLogger(
    { name: 'public', level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const app = buildService({ name: audience, config: testConfig(audience), log });
  const schema = { body: body({ email: text(10) }) };
  app.post('/api/v1/echo', { config: { access: 'visitor' }, schema }, async () => ({}));
  app.get('/api/v1/own', { config: { access: 'member' } }, async () => ({}));
  app.get('/api/v1/staff', { config: { access: 'admin' } }, async () => ({}));
  app.get('/internal/thing', { config: { callers: ['member'] } }, async () => ({}));
  for (const [name, refusal] of Object.entries(REFUSALS)) {
    app.get(`/api/v1/${name}`, { config: { access: 'visitor' } }, (_request, reply) =>
      reply.refuse(refusal),
    );
  }
  return app;
}

const visitor = asVisitor({ audience, sessionId });
const member = asMember(USER, { audience, sessionId });
const names = () => lines.map(({ msg }) => msg);

describe('the event that the log has of a refusal', () => {
  it.each([
    ['nobody signed in', '/api/v1/own', visitor, 'access.unauthenticated'],
    ['a call past the gateway', '/api/v1/own', {}, 'access.unauthenticated'],
    ['a member among staff', '/api/v1/staff', member, 'access.forbidden'],
    [
      'a service that may not',
      '/internal/thing',
      asCaller('admin', { audience }),
      'access.forbidden',
    ],
    ['too many attempts', '/api/v1/too_many', visitor, 'rate_limit.exceeded'],
    ['what a feature names', '/api/v1/wrong_password', visitor, 'sign_in.failed'],
  ])('tells %s by its name', async (_what, url, headers, event) => {
    await build().inject({ url, headers });
    expect(names()).toEqual([event, 'request']);
    expect(lines[0]?.['reqId']).toBe(lines[1]?.['reqId']);
  });

  it.each(['{', '{"email":"rosa.marin@example.com"}', '{"rosa@example.com":1}'])(
    'is input.refused for %s, and quotes none of it',
    async (payload) => {
      const headers = { ...visitor, 'content-type': 'application/json' };
      await build().inject({ method: 'POST', url: '/api/v1/echo', headers, payload });
      expect(names()).toEqual(['input.refused', 'request']);
      expect(JSON.stringify(lines)).not.toContain('rosa');
    },
  );

  it.each(['/api/v1/taken', '/api/v1/code_missing', '/api/v1/nothing'])(
    'is none for %s, which says nothing of an attempt',
    async (url) => {
      await build().inject({ url, headers: visitor });
      expect(names()).toEqual(['request']);
    },
  );
});

describe('the line of a request', () => {
  it.each([
    ['a visitor by session', '/api/v1/taken', visitor, { session_id: sessionId }],
    [
      'a member by session and user',
      '/api/v1/own',
      member,
      { session_id: sessionId, user_id: USER },
    ],
    [
      'staff who view the product as a member by both',
      '/api/v1/own',
      asViewer(USER, STAFF, { audience, sessionId }),
      { session_id: sessionId, user_id: USER, real_user_id: STAFF },
    ],
    ['a service', '/internal/thing', asCaller('member', { audience }), { caller: 'member' }],
  ])('names %s', async (_who, url, headers, named) => {
    await build().inject({ url, headers });
    expect(lines.at(-1)).toMatchObject({ msg: 'request', ...named });
    const others = ['session_id', 'user_id', 'real_user_id', 'caller'].filter(
      (name) => !(name in named),
    );
    for (const other of others) expect(lines.at(-1)).not.toHaveProperty(other);
  });
});
