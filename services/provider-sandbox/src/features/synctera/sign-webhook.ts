import { createHmac } from 'node:crypto';
import type { Clock } from '@reset/service-kit';

/**
 * Synctera's headers: `Request-Timestamp` in seconds, and `Synctera-Signature`, the hex digest by
 * HMAC-SHA256 of `<Request-Timestamp>.<raw body>`; two of them with a dot between while a secret is
 * being replaced. Nothing is signed before a secret was made.
 * @param secrets the newest first
 * @param clock the real one, for whoever refuses what was signed long ago
 */
export const syncteraSigner =
  (secrets: () => readonly string[], clock: Clock) =>
  (body: string): Record<string, string> => {
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const signatures = secrets().map((secret) =>
      createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    );
    if (signatures.length === 0) return {};
    return { 'request-timestamp': timestamp, 'synctera-signature': signatures.join('.') };
  };
