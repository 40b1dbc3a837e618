import type { Refusal } from '@reset/service-kit';
import type { IncomingMessage } from 'node:http';
import type { CsrfTokens } from './csrf-token.ts';
import { sourceOfMutation, sourceOfRead } from './request-source.ts';

const invalidToken: Refusal = {
  status: 403,
  error: 'Invalid CSRF token',
  code: 'invalid_csrf_token',
};
const foreignOrigin: Refusal = {
  status: 403,
  error: 'This request did not come from our own pages.',
  code: 'foreign_origin',
};

/**
 * Whether a request that changes state came from our own pages; the refusal if
 * it did not, null if it did or changes nothing.
 * @param changesState of a GET: it is published as changing state
 */
export function checkRequest(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { cookie, changesState }: { cookie: string | null; changesState: boolean },
  { tokens, origin }: { tokens: CsrfTokens; origin: string },
): Refusal | null {
  if (method === 'GET' || method === 'HEAD') {
    if (!changesState) return null;
    return sourceOfRead(headers, origin) === 'same-origin' ? null : foreignOrigin;
  }
  const source = sourceOfMutation(headers, origin);
  if (source === 'foreign') return foreignOrigin;
  if (!tokens.verify(headers['x-csrf-token']?.toString(), cookie)) return invalidToken;
  return source === 'same-origin' ? null : foreignOrigin;
}
