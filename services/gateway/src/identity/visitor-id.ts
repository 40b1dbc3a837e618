import { hash } from 'node:crypto';

/**
 * The id under which services know a visitor: derived from the cookie, so that
 * it stays the same without being stored, and not the cookie itself, so that
 * nobody who reads it in a log becomes that visitor.
 */
export const visitorId = (cookie: string | null): string =>
  cookie === null ? 'none' : hash('sha256', `visitor ${cookie}`, 'base64url');
