import type { Refusal } from '@reset/service-kit';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CsrfTokens } from '#http/csrf-tokens.ts';

const invalidToken: Refusal = {
  status: 403,
  error: 'Invalid CSRF token',
  code: 'invalid_csrf_token',
  event: 'access.forged',
};
const foreignOrigin: Refusal = {
  status: 403,
  error: 'This request did not come from our own pages.',
  code: 'foreign_origin',
  event: 'access.forged',
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

/** Where a request came from, as far as the browser says. */
export type RequestSource = 'same-origin' | 'foreign' | 'unknown';

/**
 * The source of a mutation. Origin decides where it is sent; older browsers
 * leave it out, and then Sec-Fetch-Site or else Referer has to vouch.
 */
export function sourceOfMutation(headers: IncomingHttpHeaders, origin: string): RequestSource {
  if (headers.origin !== undefined) return headers.origin === origin ? 'same-origin' : 'foreign';
  return sourceOfRead(headers, origin);
}

/**
 * The source of a GET that changes state, which carries neither Origin nor CSRF
 * token: Sec-Fetch-Site decides (ASVS 3.5.3; `none`, an address typed or
 * followed from elsewhere, is foreign), and only where it is absent Referer.
 */
export function sourceOfRead(headers: IncomingHttpHeaders, origin: string): RequestSource {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'same-origin' : 'foreign';
  const { referer } = headers;
  if (referer === undefined) return 'unknown';
  // The slash matters: https://app.example.evil.test begins like https://app.example.
  return referer === origin || referer.startsWith(`${origin}/`) ? 'same-origin' : 'foreign';
}
