import type { Static, TSchema } from 'typebox';
import { fits } from './fits.ts';
import { ProviderError } from './provider-error.ts';

const TIMEOUT_MS = 5_000;

/** What was sent is no good. 401, 403 and 429 are about us, not about the member's link. */
const REFUSED = new Set([400, 404, 409, 410, 422]);

/**
 * Calls a provider and reads its answer by a schema of what we use of it.
 * @throws ProviderError `refused` when the link is no good, `unavailable` for anything else,
 *   an answer of another shape included: money is never read by guessing
 */
export async function callProvider<Schema extends TSchema>(
  schema: Schema,
  url: string,
  request: RequestInit,
): Promise<Static<Schema>> {
  const path = new URL(url).pathname;
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const unavailable = new ProviderError(`No answer from ${path}`, 'unavailable');
    unavailable.cause = cause;
    throw unavailable;
  });
  if (!response.ok) {
    // To its end, so that the connection serves the next call.
    await response.arrayBuffer().catch(() => null);
    const reason = REFUSED.has(response.status) ? 'refused' : 'unavailable';
    throw new ProviderError(`${path} answered ${response.status}`, reason, `${response.status}`);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!fits(schema, answer)) {
    throw new ProviderError(`${path} answered in another shape`, 'unavailable');
  }
  return answer;
}
