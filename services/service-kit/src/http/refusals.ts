import type { ErrorBody } from '@reset/api-contract/errors.ts';

/** A refusal that was expected: which status, which code, which sentence. */
export type Refusal = Pick<ErrorBody, 'error' | 'code' | 'errors'> & { status: number };

/* The refusals that every service answers alike; what is a feature's own stands there. */

export const notFound: Refusal = { status: 404, error: 'Not found', code: 'not_found' };
export const unauthorized: Refusal = { status: 401, error: 'Unauthorized', code: 'unauthorized' };
export const forbidden: Refusal = { status: 403, error: 'Forbidden', code: 'forbidden' };

export const invalidJson: Refusal = {
  status: 400,
  error: 'The request is not valid JSON.',
  code: 'invalid_json',
};

/** Something that the answer needs is away for a moment. */
export const unavailable = (
  error = 'This is not available right now. Please try again.',
): Refusal => ({ status: 503, error, code: 'service_unavailable' });

/** Somebody has tried too often; `error` says for how long to wait. */
export const tooManyAttempts = (error: string): Refusal => ({
  status: 429,
  error,
  code: 'too_many_attempts',
});

/**
 * Fields that no schema can judge.
 * @param errors sentences by field
 */
export const invalidFields = (
  errors: Record<string, string[]>,
  code = 'invalid_request',
): Refusal => ({ status: 422, error: 'Some fields are not right.', code, errors });

/** A refusal thrown from below a route, where no reply is at hand. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}
