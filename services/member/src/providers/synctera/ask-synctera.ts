import { callProvider, ProviderError } from '@reset/service-kit';
import type { Static, TSchema } from 'typebox';

export type Synctera = { baseUrl: string; apiKey: string };

/** Asks Synctera's API for what stands at `path`. @throws ProviderError */
export const askSynctera = <Schema extends TSchema>(
  { baseUrl, apiKey }: Synctera,
  reply: Schema,
  path: string,
): Promise<Static<Schema>> =>
  callProvider(reply, `${baseUrl}/v0${path}`, { headers: headersOf(apiKey) });

/**
 * Sends Synctera's API something to do; with a key it is done once, however often it is sent.
 * @throws ProviderError
 */
export const tellSynctera = <Schema extends TSchema>(
  { baseUrl, apiKey }: Synctera,
  reply: Schema,
  sent: { method?: 'POST' | 'PATCH'; path: string; body: object; key?: string },
): Promise<Static<Schema>> =>
  callProvider(reply, `${baseUrl}/v0${sent.path}`, {
    method: sent.method ?? 'POST',
    headers: {
      ...headersOf(apiKey),
      'content-type': 'application/json',
      ...(sent.key ? { 'idempotency-key': sent.key } : {}),
    },
    body: JSON.stringify(sent.body),
  });

/** @throws ProviderError `refused` for what is no id: with `..` it would ask for something else */
export function idPath(path: string, id: string, rest = ''): string {
  if (!/^[\w-]+$/.test(id)) throw new ProviderError('That is no id of Synctera', 'refused');
  return `${path}/${id}${rest}`;
}

const headersOf = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });
