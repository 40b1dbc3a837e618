import type { FastifyError } from 'fastify';
import type { Refusal, Wording } from '#http/refusals.ts';

/** An error as Plaid words it: https://plaid.com/docs/errors/. */
export type PlaidRefusal = Refusal & {
  error_type: string;
  error_code: string;
  error_message: string;
};

const refusal = (
  error_type: string,
  error_code: string,
  error_message: string,
  status = 400,
): PlaidRefusal => ({ status, error_type, error_code, error_message });

export const invalidRequest = (code: string, message: string) =>
  refusal('INVALID_REQUEST', code, message);

export const missingFields = (fields: readonly string[]) =>
  invalidRequest(
    'MISSING_FIELDS',
    `the following required fields are missing: ${fields.join(', ')}`,
  );

const invalidInput = (code: string, message: string) => refusal('INVALID_INPUT', code, message);

export const invalidAccessToken = invalidInput(
  'INVALID_ACCESS_TOKEN',
  'could not find matching access token',
);
export const invalidAccount = invalidInput(
  'INVALID_ACCOUNT_ID',
  'failed to find requested account ID for requested item',
);
export const invalidInstitution = invalidInput(
  'INVALID_INSTITUTION',
  'invalid institution_id provided',
);
export const invalidLinkToken = invalidInput(
  'INVALID_LINK_TOKEN',
  'invalid link_token. link_tokens can only be used once and expire 4 hours after creation',
);
export const invalidPublicToken = invalidInput(
  'INVALID_PUBLIC_TOKEN',
  'could not find matching public token',
);
export const expiredPublicToken = invalidInput(
  'INVALID_PUBLIC_TOKEN',
  'provided public token is expired. Public tokens expire 30 minutes after creation',
);
export const invalidWebhookKey = invalidInput(
  'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
  'invalid key_id provided. note that key_ids are specific to Plaid environments',
);

export const loginRequired = refusal(
  'ITEM_ERROR',
  'ITEM_LOGIN_REQUIRED',
  "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state",
);
export const invalidCredentials = refusal(
  'ITEM_ERROR',
  'INVALID_CREDENTIALS',
  'the provided credentials were not correct',
);
export const anotherUsername = refusal(
  'ITEM_ERROR',
  'INVALID_UPDATED_USERNAME',
  'the username entered during update mode did not match the original username',
);
export const invalidCode = refusal(
  'ITEM_ERROR',
  'INVALID_MFA',
  'the provided MFA response was not correct',
);
export const unknownItem = refusal(
  'ITEM_ERROR',
  'ITEM_NOT_FOUND',
  'The Item you requested cannot be found. This Item does not exist, has been previously removed via /item/remove, or has had access removed by the user',
);
export const institutionDown = refusal(
  'INSTITUTION_ERROR',
  'INSTITUTION_DOWN',
  'this institution is not currently responding to this request. please try again soon',
);
export const changedWhileReading = refusal(
  'TRANSACTIONS_ERROR',
  'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
  'Underlying transaction data changed since last page was fetched. Please restart pagination from last update.',
);

export const plaidWording: Wording = {
  badRequest,
  notFound: () => refusal('INVALID_REQUEST', 'NOT_FOUND', 'there is nothing at this address', 404),
  fault: refusal('API_ERROR', 'INTERNAL_SERVER_ERROR', 'an unexpected error occurred', 500),
  body: ({ status: _status, ...error }, request) => ({
    ...error,
    display_message: null,
    suggested_action: null,
    request_id: request.id,
  }),
};

function badRequest({ validation }: FastifyError): Refusal {
  if (!validation) return invalidRequest('INVALID_BODY', 'body could not be read as JSON');
  const [first] = validation;
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
