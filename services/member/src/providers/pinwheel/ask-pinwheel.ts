import { callProvider, ProviderError } from '@reset/service-kit';
import type { Static, TSchema } from 'typebox';

export type Pinwheel = { baseUrl: string; secret: string };

/** The version of https://docs.pinwheelapi.com that our schemas are of. */
const VERSION = '2023-11-22';

/** Asks Pinwheel's API for what stands at `path`. @throws ProviderError */
export const askPinwheel = <Schema extends TSchema>(
  { baseUrl, secret }: Pinwheel,
  reply: Schema,
  path: string,
): Promise<Static<Schema>> =>
  callProvider(reply, `${baseUrl}${path}`, { headers: headersOf(secret) });

/** Sends Pinwheel's API something to do. @throws ProviderError */
export const tellPinwheel = <Schema extends TSchema>(
  { baseUrl, secret }: Pinwheel,
  reply: Schema,
  sent: { path: string; body?: object },
): Promise<Static<Schema>> =>
  callProvider(reply, `${baseUrl}${sent.path}`, {
    method: 'POST',
    headers: {
      ...headersOf(secret),
      ...(sent.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
  });

/** @throws ProviderError `refused` for what is no account id: with `..` it would ask for something else */
export function accountPath(accountId: string, what = ''): string {
  if (!/^[\w-]+$/.test(accountId)) throw new ProviderError('That is no account id', 'refused');
  return `/v1/accounts/${accountId}${what}`;
}

const headersOf = (secret: string) => ({ 'x-api-secret': secret, 'pinwheel-version': VERSION });
