import { onEveryAnswer } from '#security-headers/security-headers.ts';
import { expireSessionCookie } from '#session/session-cookie.ts';

/** What an answer of the gateway's own carries. */
export const ownAnswer = (requestId: string): Record<string, string> => ({
  ...onEveryAnswer,
  'cache-control': 'no-store',
  'x-request-id': requestId,
});

/**
 * What an answer carries that ends the session of the browser that asks. Of what
 * the browser holds only its cache is cleared from here: its storage is the
 * client's, which keeps some, and the device cookie stays.
 */
export const signedOutAnswer = (requestId: string): Record<string, string> => ({
  ...ownAnswer(requestId),
  'clear-site-data': '"cache"',
  'set-cookie': expireSessionCookie(),
});
