import { describe, expect, it } from '@jest/globals';
import { RefusedError } from './refusals.ts';
import { readJson } from './read-json.ts';

/** What became of a body: its value, or the status and the fields of the refusal. */
function outcome(body: Buffer | string): unknown {
  try {
    return { value: readJson(Buffer.from(body)) };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { status, errors } = error.refusal;
    return errors ? { status, fields: Object.keys(errors) } : { status };
  }
}

const nested = (depth: number): string => `${'[1,'.repeat(depth)}1${']'.repeat(depth)}`;

describe('readJson', () => {
  it.each([
    '{"user":{"email":"a@b.co","note":"a \\"quoted\\": colon"}}',
    '{"a:b":{"c":[{"d":1},{"d":2}]},"\\\\":null}',
    ' \r\n\t[] ',
    '"\ud83d\ude00"',
    '7',
  ])('reads %s as it is', (text) => {
    expect(outcome(text)).toEqual({ value: JSON.parse(text) });
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"user":'],
    ['a byte order mark', '\ufeff{"user":1}'],
    ['a space that JSON does not know', '\u00a0{"user":1}'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['UTF-16', Buffer.from('{"user":1}', 'utf16le')],
    ['a name twice', '{"user":{"email":"a@b.co","email":"b@b.co"}}'],
    ['a name twice, once written otherwise', '{"email":"a@b.co","\\u0065mail":"b@b.co"}'],
    ['a name twice in a list', '[{"a":1,"b":2,"a":1}]'],
    ['a way to a prototype', '{"__proto__":{"email":"a"}}'],
  ])('refuses %s as no JSON', (_what, body) => {
    expect(outcome(body)).toEqual({ status: 400 });
  });

  it('names the field that holds half of a character', () => {
    expect(outcome('{"user":{"email":"a\\ud800b"}}')).toEqual({ status: 422, fields: ['email'] });
    expect(outcome('{"names":["a","\\udc00"]}')).toEqual({ status: 422, fields: ['names'] });
    expect(outcome('{"\\ud800":1}')).toEqual({ status: 422, fields: ['body'] });
  });

  it('refuses more values and more levels than a form has', () => {
    const fields = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at])));
    expect(outcome(fields(500))).toHaveProperty('value');
    expect(outcome(fields(10_000))).toEqual({ status: 422, fields: ['body'] });
    expect(outcome(JSON.stringify(Array.from({ length: 600 }, () => 0)))).toEqual({
      status: 422,
      fields: ['body'],
    });
    expect(outcome(nested(12))).toHaveProperty('value');
    expect(outcome(nested(13))).toEqual({ status: 422, fields: ['body'] });
    expect(outcome(nested(4_000))).toEqual({ status: 422, fields: ['body'] });
  });
});
