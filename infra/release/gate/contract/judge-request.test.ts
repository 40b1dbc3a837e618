import { describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { judgeCalls } from './judge-calls.ts';
import { requestSchema } from './request-schema.ts';
import { NO_USES, type Call, type Route, type Sent } from './uses.ts';

const body = (fields: Parameters<typeof Type.Object>[0], options = {}) =>
  requestSchema('body', Type.Object(fields, options));
const query = (fields: Parameters<typeof Type.Object>[0]) =>
  requestSchema('query', Type.Object(fields, { additionalProperties: false }));
const sent = (part: string, fields: Record<string, string | string[]>): Sent => ({
  [part]: { types: ['object'], required: true },
  ...Object.fromEntries(
    Object.entries(fields).map(([name, types]) => [
      `${part}.${name.replace('?', '')}`,
      { types: [types].flat(), required: !name.endsWith('?') },
    ]),
  ),
});

/** Of one call, by what it brings and what its route takes before and now. */
function judge(
  brought: Partial<Call>,
  before: Partial<Route>,
  now: Partial<Route>,
  written: string[] = [],
): string[] {
  const method = 'PUT';
  const route = { method, path: '/api/v1/users/:id/freeze', body: null, query: null };
  const path = '/api/v1/users/*/freeze';
  const call = { method, path, at: 'mfe-x/src/freeze.ts:3', body: null, query: null, ...brought };
  return judgeCalls({
    provider: {
      name: 'services/member 2',
      uses: { ...NO_USES, routes: [{ ...route, ...now }] },
    },
    consumer: { name: 'mfe-x 1', uses: { ...NO_USES, calls: [call], written } },
    before: { ...NO_USES, routes: [{ ...route, ...before }] },
  });
}

const boolean = Type.Boolean();
const text = Type.String();
const closed = { additionalProperties: false };

describe('what a call brings', () => {
  it.each([
    [
      'a field of another type',
      body({ frozen: boolean }),
      body({ frozen: Type.Enum(['yes', 'no']) }),
      sent('body', { frozen: 'boolean' }),
      'services/member 2 takes frozen in the body of PUT /api/v1/users/:id/freeze no longer as boolean, but as "no", "yes", and mfe-x 1 sends it (mfe-x/src/freeze.ts:3). Take both, or add another field beside it, until no live release sends it so.',
    ],
    [
      'a field that is newly required',
      body({ why: Type.Optional(text) }),
      body({ why: text }),
      sent('body', {}),
      'services/member 2 requires why in the body of PUT /api/v1/users/:id/freeze, and mfe-x 1 does not send it (mfe-x/src/freeze.ts:3). Make it optional until every live release sends it.',
    ],
    [
      'a field that is gone',
      body({ why: text }, closed),
      body({ reason: Type.Optional(text) }, closed),
      sent('body', { why: 'string' }),
      'services/member 2 does not take why in the body of PUT /api/v1/users/:id/freeze any more, and mfe-x 1 sends it (mfe-x/src/freeze.ts:3). Keep it, beside a new name if it has one, and drop it when no live release sends it.',
    ],
    [
      'a new field that is required',
      body({}),
      body({ why: text }),
      sent('body', {}),
      'requires why',
    ],
    [
      'one that it may leave out',
      body({}),
      body({ why: text }),
      sent('body', { 'why?': 'string' }),
      'requires why',
    ],
    ['no body where one is required', null, body({ why: text }), null, 'requires a body of PUT'],
    [
      'a body where none is taken',
      body({ why: text }),
      null,
      sent('body', { why: 'string' }),
      'does not take a body of PUT',
    ],
    [
      'a value that is none of fewer',
      body({ a: Type.Enum(['x', 'y']) }),
      body({ a: Type.Literal('x') }),
      sent('body', { a: ['"x"', '"y"'] }),
      'no longer as "y", but as "x"',
    ],
    [
      'null where it was taken',
      body({ a: Type.Union([text, Type.Null()]) }),
      body({ a: text }),
      sent('body', { a: ['null', 'string'] }),
      'no longer as null, but as string',
    ],
    [
      'what an open object took',
      body({}),
      body({}, closed),
      sent('body', { more: 'string' }),
      'does not take more in the body',
    ],
    [
      'a field within a field',
      body({ user: Type.Object({ name: text }) }),
      body({ user: Type.Object({ name: text, age: Type.Number() }) }),
      sent('body', { user: 'object', 'user.name': 'string' }),
      'requires user.age in the body',
    ],
    [
      'what nobody knows, of another type',
      body({ a: text }),
      body({ a: boolean }),
      'unknown',
      'no longer as string, but as boolean, and mfe-x 1 may send it',
    ],
    [
      'what nobody knows, newly required',
      body({}),
      body({ why: text }),
      'unknown',
      'requires why in the body',
    ],
    [
      'a field whose type nobody knows',
      body({ a: text }),
      body({ a: boolean }),
      sent('body', { a: 'anything' }),
      'no longer as anything',
    ],
  ] as const)('is refused: %s', (_what, before, now, brought, sentence) => {
    const sentences = judge({ body: brought }, { body: before }, { body: now });
    expect(sentences).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    [
      'a field that it does not send',
      body({ a: text }, closed),
      body({}, closed),
      sent('body', {}),
    ],
    [
      'a field more that is optional',
      body({}, closed),
      body({ a: Type.Optional(text) }, closed),
      sent('body', {}),
    ],
    [
      'a field that it sends and is newly required',
      body({ a: Type.Optional(text) }),
      body({ a: text }),
      sent('body', { a: 'string' }),
    ],
    [
      'more types',
      body({ a: text }),
      body({ a: Type.Union([text, Type.Null()]) }),
      sent('body', { a: 'string' }),
    ],
    [
      'fewer types, of which it sends none',
      body({ a: Type.Union([Type.Integer(), Type.Null()]) }),
      body({ a: Type.Integer() }),
      sent('body', { a: 'number' }),
    ],
    [
      'a field within one that it does not send',
      body({ u: Type.Optional(Type.Object({})) }),
      body({ u: Type.Optional(Type.Object({ a: text })) }),
      sent('body', {}),
    ],
    [
      'a body that may be missing',
      null,
      requestSchema('body', Type.Union([Type.Object({}), Type.Null()])),
      null,
    ],
    ['a schema that is not known', undefined, body({ a: text }), null],
  ] as const)('may go on: %s', (_what, before, now, brought) => {
    expect(judge({ body: brought }, { body: before }, { body: now })).toEqual([]);
  });

  it('is taken as sent where its sources write the name and do not say where', () => {
    const [before, now] = [{ body: body({}) }, { body: body({ why: text }) }];
    expect(judge({ body: 'unknown' }, before, now, ['why'])).toEqual([]);
  });

  it.each([
    [
      'a name that is required',
      query({}),
      query({ page: text }),
      null,
      'requires page in the query',
    ],
    [
      'a name that is gone',
      query({ page: Type.Optional(text) }),
      query({}),
      sent('query', { page: 'anything' }),
      'does not take page in the query',
    ],
    [
      'what nobody knows',
      query({ page: Type.Optional(text) }),
      query({}),
      'unknown',
      'and mfe-x 1 may send it',
    ],
    [
      'a query that is not looked at',
      query({ page: Type.Optional(text) }),
      null,
      sent('query', { page: 'anything' }),
      'does not take a query of',
    ],
  ] as const)('is compared in its query: %s', (_what, before, now, brought, sentence) => {
    const sentences = judge({ query: brought }, { query: before }, { query: now });
    expect(sentences).toEqual([expect.stringContaining(sentence)]);
  });
});
