import { Configuration, CountryCode, PlaidApi, Products, type LinkTokenCreateRequest } from 'plaid';
import { startSandbox, type StartedSandbox } from '../../../testing/start-sandbox.ts';

/** A sandbox, called by Plaid's own client. */
export async function startPlaidCustomer(): Promise<StartedSandbox & { plaid: PlaidApi }> {
  const sandbox = await startSandbox();
  return { ...sandbox, plaid: plaidAt(sandbox.url) };
}

export const plaidAt = (
  url: string,
  headers: object = { 'PLAID-CLIENT-ID': 'client', 'PLAID-SECRET': 'secret' },
): PlaidApi =>
  new PlaidApi(new Configuration({ basePath: `${url}/plaid`, baseOptions: { headers } }));

/** Links without a widget, as Plaid's sandbox offers it. */
export async function linkedToken(plaid: PlaidApi, webhook?: string, username = 'user_good') {
  const { data: made } = await plaid.sandboxPublicTokenCreate({
    institution_id: 'ins_sandbox_1',
    initial_products: [Products.Transactions],
    options: { override_username: username, ...(webhook ? { webhook } : {}) },
  });
  const { data } = await plaid.itemPublicTokenExchange({ public_token: made.public_token });
  return data;
}

export const linkRequest = (
  more: Partial<LinkTokenCreateRequest> = {},
): LinkTokenCreateRequest => ({
  client_name: 'Reset',
  language: 'en',
  country_codes: [CountryCode.Us],
  user: { client_user_id: 'user-1' },
  products: [Products.Transactions],
  ...more,
});

/** The code with which Plaid refuses. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: { response?: { data?: { error_code?: string } } }) =>
      error.response?.data?.error_code ?? 'no answer',
  );
