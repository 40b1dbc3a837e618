import { describe, expect, it } from '@jest/globals';
import type { ApiError, ApiResult } from '@reset/remote-sdk';
import { commandKeys, KEY_REUSED } from './command-keys.ts';

const failed = (status: number, code = 'x'): ApiResult<unknown> => ({
  ok: false,
  error: { status, code } as ApiError,
});
const keyAfter = (result: ApiResult<unknown>) => {
  let made = 0;
  const keys = commandKeys(() => `key-${(made += 1)}`);
  keys.note(result);
  return keys.current();
};

describe('the key of a command', () => {
  it.each([0, 500, 503])('stays after an answer of %d, which says nothing of it', (status) => {
    expect(keyAfter(failed(status))).toBe('key-1');
  });

  it('is another one where the service has it with other values', () => {
    expect(keyAfter(failed(422, KEY_REUSED))).toBe('key-2');
  });

  it.each([403, 409, 422])('is another one after a refusal of %d', (status) => {
    expect(keyAfter(failed(status))).toBe('key-2');
  });
});
