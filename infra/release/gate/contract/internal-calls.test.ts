import { describe, expect, it } from '@jest/globals';
import ts from '@typescript/typescript6';
import { internalCalls } from './internal-calls.ts';

const callsIn = (text: string) =>
  internalCalls(ts.createSourceFile('services/x/src/y.ts', text, ts.ScriptTarget.Latest, true)).map(
    ({ method, path, body, query }) => [
      `${method} ${path}`,
      body === null || body === 'unknown' ? body : Object.keys(body).slice(1),
      query === null || query === 'unknown' ? query : Object.keys(query).slice(1),
    ],
  );

describe('internalCalls', () => {
  it.each([
    [
      'member.get<T>(`/internal/users/${id}`, { requestId })',
      ['GET /internal/users/*', null, null],
    ],
    [
      'services.member.post(`/internal/users/${id}/end`, undefined)',
      ['POST /internal/users/*/end', null, null],
    ],
    [
      "member.put('/internal/flags', { name: 'a', on })",
      ['PUT /internal/flags', ['body.name', 'body.on'], null],
    ],
    ["member.put('/internal/flags', flags)", ['PUT /internal/flags', 'unknown', null]],
    ["member.put('/internal/flags', { ...flags })", ['PUT /internal/flags', 'unknown', null]],
    [
      "member.get(`/internal/ends?user_ids=${ids.join(',')}`)",
      ['GET /internal/ends', null, ['query.user_ids']],
    ],
    [
      "const path = '/internal/open'; await client.delete(path, call);",
      ['DELETE /internal/open', null, null],
    ],
    [
      "const call = { method: 'POST', path: `/internal/users/${id}/close`, body: { by } };",
      ['POST /internal/users/*/close', ['body.by'], null],
    ],
    ["const PATHS = { member: '/internal/timeline' };", ['* /internal/timeline', 'unknown', null]],
  ])('finds the call of %s', (text, call) => {
    expect(callsIn(text)).toEqual([call]);
  });

  it('follows the constants of a file', () => {
    expect(
      callsIn('const of = `/internal/users/${id}`; member.get(`${of}/limits`);'),
    ).toContainEqual(['GET /internal/users/*/limits', null, null]);
  });

  it.each([
    "app.get('/internal/users', route, answer)",
    "log('/internal/')",
    "fetch('/elsewhere')",
  ])('finds none in %s', (text) => expect(callsIn(text)).toEqual([]));
});
