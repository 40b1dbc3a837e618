import type { ErrorBody } from '@reset/api-contract/errors.ts';
import { HttpResponse } from 'msw/http';

/* Refusals as the services word them. */

type Refusal = { status: number } & Pick<ErrorBody, 'error' | 'code' | 'errors'>;

export const UNAUTHORIZED: Refusal = { status: 401, error: 'Unauthorized', code: 'unauthorized' };
export const NOT_FOUND: Refusal = {
  status: 404,
  error: 'The demo leaves this out.',
  code: 'not_found',
};
export const INVALID_CREDENTIALS: Refusal = {
  status: 422,
  error: 'Invalid email or password.',
  code: 'invalid_credentials',
};

export const invalidFields = (errors: Record<string, string[]>): Refusal => ({
  status: 422,
  error: 'Please check what you entered.',
  code: 'invalid_request',
  errors,
});

export const refuse = ({ status, ...body }: Refusal) =>
  HttpResponse.json({ ...body, request_id: 'demo' } satisfies ErrorBody, { status });
