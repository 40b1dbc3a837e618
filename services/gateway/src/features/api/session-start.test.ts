import { describe, expect, it } from '@jest/globals';
import { readSessionStart } from './session-start.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const start = { user_id: 'u', roles: ['member'], second_factor_at: null };

describe('readSessionStart', () => {
  it('reads what the contract describes', () => {
    expect(readSessionStart(encode(start))).toEqual(start);
  });

  it.each([
    '',
    '%%%',
    encode(null),
    encode({ ...start, roles: ['root'] }),
    encode({ ...start, second_factor_at: 'now' }),
    encode({ user_id: 'u' }),
  ])('takes nothing else: %j', (header) => {
    expect(readSessionStart(header)).toBeNull();
  });
});
