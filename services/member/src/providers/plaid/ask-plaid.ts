import { axiosAdapter, fits, ProviderError } from '@reset/service-kit';
import { Configuration, PlaidApi } from 'plaid';
import type { Static, TSchema } from 'typebox';

/** What was sent is no good; anything else is about us or about them. */
const REFUSED = new Set(['INVALID_INPUT', 'ITEM_ERROR', 'INVALID_RESULT']);

/**
 * Asks Plaid by its client and reads the answer by a schema of what we use of it.
 * @throws ProviderError `refused` with Plaid's word for why as its code, `unavailable` for
 *   anything else, an answer of another shape included
 */
export async function askPlaid<Schema extends TSchema>(
  schema: Schema,
  ask: () => Promise<{ data: unknown }>,
): Promise<Static<Schema>> {
  const { data } = await ask().catch((cause: unknown) => {
    throw Object.assign(toProviderError(cause), { cause: withoutRequest(cause) });
  });
  if (!fits(schema, data)) {
    throw new ProviderError('Plaid answered in another shape', 'unavailable');
  }
  return data;
}

function toProviderError(cause: unknown): ProviderError {
  const { error_type: type, error_code: code } = bodyOf(cause);
  const isRefused = typeof type === 'string' && REFUSED.has(type);
  return new ProviderError(
    `Plaid answered ${typeof code === 'string' ? code : 'nothing'}`,
    isRefused ? 'refused' : 'unavailable',
    typeof code === 'string' ? code : null,
  );
}

function bodyOf(cause: unknown): Record<string, unknown> {
  const response = (cause as { response?: { data?: unknown } }).response;
  return typeof response?.data === 'object' && response.data !== null
    ? (response.data as Record<string, unknown>)
    : {};
}

// The client's error carries what was sent, the secret in its headers included.
const withoutRequest = (cause: unknown): Error =>
  new Error(cause instanceof Error ? cause.message : 'Plaid could not be asked');

/** Plaid's own client, which gives up on an answer after five seconds. */
export function plaidClient(options: {
  baseUrl: string;
  clientId: string;
  secret: string;
}): PlaidApi {
  return new PlaidApi(
    new Configuration({
      basePath: options.baseUrl,
      baseOptions: {
        headers: { 'PLAID-CLIENT-ID': options.clientId, 'PLAID-SECRET': options.secret },
        adapter: axiosAdapter({ provider: 'Plaid' }),
      },
    }),
  );
}
