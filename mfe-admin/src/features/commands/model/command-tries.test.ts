import { describe, expect, it } from '@jest/globals';
import type { ApiError, ApiResult } from '@reset/remote-sdk';
import { commandTries, KEY_REUSED } from './command-tries.ts';

const failed = (status: number, code = 'x'): ApiResult<unknown> => ({
  ok: false,
  error: { status, code } as ApiError,
});
const tryAfter = (result: ApiResult<unknown>) => {
  let made = 0;
  const tries = commandTries(() => `key-${(made += 1)}`);
  const { openedAtMs } = tries.current();
  while (performance.now() === openedAtMs);
  tries.note(result);
  const { key, openedAtMs: openedNow } = tries.current();
  return { key, isOpenedAnew: openedNow > openedAtMs };
};

describe('the next try of a command', () => {
  it.each([0, 401, 429, 500, 503])(
    'is the same after an answer of %d, which says nothing',
    (status) => {
      expect(tryAfter(failed(status))).toEqual({ key: 'key-1', isOpenedAnew: false });
    },
  );

  it('is another one where the service has its key with other values', () => {
    expect(tryAfter(failed(422, KEY_REUSED))).toEqual({ key: 'key-2', isOpenedAnew: true });
  });

  it.each([403, 409, 422])(
    'is another one after a refusal of %d, which is all that its dialog has to tell',
    (status) => {
      expect(tryAfter(failed(status))).toEqual({ key: 'key-2', isOpenedAnew: true });
    },
  );
});
