import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { retry } from './create-query-client.ts';

const refusal = (status: number) =>
  new ApiError({ status, code: 'x', message: 'x', errors: {}, requestId: null });

describe('retry', () => {
  it('takes a refusal as final', () => {
    expect(retry(0, refusal(401))).toBe(false);
    expect(retry(0, refusal(422))).toBe(false);
  });

  it('tries a fault and a lost connection twice more', () => {
    expect([0, 1, 2].map((failures) => retry(failures, refusal(503)))).toEqual([true, true, false]);
    expect(retry(0, refusal(0))).toBe(true);
  });
});
