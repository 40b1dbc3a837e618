import { Configuration, PlaidApi } from 'plaid';
import { askByHttp } from './ask-by-http.ts';

/** What axios, which Plaid's client asks by, hands to whoever carries its requests. */
type Carried = { url: string; headers: Record<string, string>; data?: string };

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
        adapter: carry,
      },
    }),
  );
}

/** An adapter of axios. Every call of Plaid's is a POST of JSON. */
async function carry(config: Carried) {
  const { url, headers, data = '{}' } = config;
  const { status, body } = await askByHttp(url, {
    method: 'POST',
    headers: { ...headers },
    body: data,
  });
  const response = { data: body, status, statusText: '', headers: {}, config };
  if (status >= 200 && status <= 299) return response;
  throw Object.assign(new Error(`Plaid answered ${status}`), { response });
}
