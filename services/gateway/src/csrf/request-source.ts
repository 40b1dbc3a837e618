import type { IncomingHttpHeaders } from 'node:http';

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
