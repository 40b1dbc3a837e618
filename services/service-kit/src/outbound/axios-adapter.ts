import { askByHttp } from './ask-by-http.ts';

/** What axios, which providers' own clients ask by, hands to whoever carries its requests. */
type Carried = {
  url?: string;
  baseURL?: string;
  method?: string;
  params?: Readonly<Record<string, string | number | boolean>>;
  headers: object;
  data?: string;
};

/**
 * An adapter of axios, so that providers' clients ask as everything else does: without redirects,
 * bounded in time and length, and at public addresses alone.
 * @param options.timeoutMs for a whole answer
 */
export const axiosAdapter =
  ({ provider, timeoutMs }: { provider: string; timeoutMs?: number }) =>
  async <Config extends Carried>(config: Config) => {
    const { method = 'get', headers, data = null } = config;
    const { status, body } = await askByHttp(addressOf(config), {
      method: method.toUpperCase(),
      headers: sent(headers),
      body: data,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    const response = { data: body, status, statusText: '', headers: {}, config };
    if (status >= 200 && status <= 299) return response;
    throw Object.assign(new Error(`${provider} answered ${status}`), { config, response });
  };

function addressOf({ url = '', baseURL = '', params = {} }: Carried): string {
  const address = new URL(URL.canParse(url) ? url : `${baseURL}/${url}`);
  for (const [name, value] of Object.entries(params)) {
    address.searchParams.set(name, String(value));
  }
  return address.href;
}

/** Axios keeps null and false for headers that are not to be sent. */
const sent = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => {
      return typeof header[1] === 'string';
    }),
  );
