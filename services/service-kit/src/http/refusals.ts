import type { ErrorBody } from '@reset/api-contract/errors.ts';

/** What of refusals the log tells apart; docs/security.md says what each means. */
export type SecurityEvent =
  | 'access.unauthenticated'
  | 'access.forbidden'
  | 'access.forged'
  | 'access.second_factor_required'
  | 'input.refused'
  | 'rate_limit.exceeded'
  | 'sign_in.failed'
  | 'sign_in.locked'
  | 'second_factor.failed'
  | 'second_factor.locked'
  | 'link_token.refused'
  | 'webhook.signature_invalid';

/** A refusal that was expected: which status, which code, which sentence. */
export type Refusal = Pick<ErrorBody, 'error' | 'code' | 'errors'> & {
  status: number;
  /** Under which name the log has it, where its status does not say what it was: docs/security.md. */
  event?: SecurityEvent;
};

/* The refusals that every service answers alike; what is a feature's own stands there. */

export const notFound: Refusal = { status: 404, error: 'Not found', code: 'not_found' };
export const unauthorized: Refusal = { status: 401, error: 'Unauthorized', code: 'unauthorized' };
export const forbidden: Refusal = { status: 403, error: 'Forbidden', code: 'forbidden' };

export const invalidJson: Refusal = {
  status: 400,
  error: 'The request is not valid JSON.',
  code: 'invalid_json',
};

export const payloadTooLarge: Refusal = {
  status: 413,
  error: 'The request is too large.',
  code: 'payload_too_large',
};

export const unsupportedMediaType: Refusal = {
  status: 415,
  error: 'The request has to be JSON.',
  code: 'unsupported_media_type',
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
): Refusal => ({ status: 422, error: 'Please check what you entered.', code, errors });

/** The refusal of a body where a call takes none. */
export const takesNoBody: Refusal = invalidFields({ body: ['This call takes no body.'] });

/** A refusal thrown from below a route, where no reply is at hand. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}
