import type { FastifyError } from 'fastify';

/** An error as Plaid words it: https://plaid.com/docs/errors/. */
export type PlaidRefusal = {
  status: number;
  error_type: string;
  error_code: string;
  error_message: string;
};

export const invalidRequest = (error_code: string, error_message: string): PlaidRefusal => ({
  status: 400,
  error_type: 'INVALID_REQUEST',
  error_code,
  error_message,
});

export const missingFields = (fields: readonly string[]): PlaidRefusal =>
  invalidRequest(
    'MISSING_FIELDS',
    `the following required fields are missing: ${fields.join(', ')}`,
  );

export const unknownPath: PlaidRefusal = {
  ...invalidRequest('NOT_FOUND', 'there is nothing at this address'),
  status: 404,
};

export const invalidInput = (error_code: string, error_message: string): PlaidRefusal => ({
  status: 400,
  error_type: 'INVALID_INPUT',
  error_code,
  error_message,
});

export const invalidAccessToken = invalidInput(
  'INVALID_ACCESS_TOKEN',
  'could not find matching access token',
);

const fault: PlaidRefusal = {
  status: 500,
  error_type: 'API_ERROR',
  error_code: 'INTERNAL_SERVER_ERROR',
  error_message: 'an unexpected error occurred',
};

/** Thrown where a request cannot be answered. */
export class PlaidRefused extends Error {
  readonly refusal: PlaidRefusal;
  constructor(refusal: PlaidRefusal) {
    super(refusal.error_message);
    this.refusal = refusal;
  }
}

/** What Plaid would say to whatever was thrown, the schema's and the JSON parser's finds included. */
export function toPlaidRefusal(error: FastifyError | PlaidRefused): PlaidRefusal {
  if (error instanceof PlaidRefused) return error.refusal;
  if (!error.validation) {
    return (error.statusCode ?? 500) < 500
      ? invalidRequest('INVALID_BODY', 'body could not be read as JSON')
      : fault;
  }
  const [first] = error.validation;
  const field = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  switch (first?.keyword) {
    case 'required':
      return missingFields([String(first.params['missingProperty'])]);
    case 'additionalProperties':
      return invalidRequest(
        'UNKNOWN_FIELDS',
        `the following fields are not recognized: ${String(first.params['additionalProperty'])}`,
      );
    default:
      return invalidRequest('INVALID_FIELD', `${field || 'body'} is not of the expected type`);
  }
}
