import { Configuration, PlaidApi } from 'plaid';

const TIMEOUT_MS = 5_000;

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
        timeout: TIMEOUT_MS,
        maxRedirects: 0,
      },
    }),
  );
}
