import { RefusedError, unavailable } from '../http/refusals.ts';
import { InternalCallError } from './internal-client.ts';

/**
 * Refuses as another service did, in its words: for calls that are passed on to the service that owns
 * them. Where it is away, so is what was asked for.
 * @param away what is said then
 * @throws RefusedError
 */
export const refuseAlike =
  (away: string) =>
  (error: unknown): never => {
    if (!(error instanceof InternalCallError)) throw error;
    const { status, code, said } = error;
    const isRefusal = status >= 400 && status < 500 && said !== null;
    const refused = new RefusedError(isRefusal ? { status, code, ...said } : unavailable(away));
    refused.cause = error;
    throw refused;
  };
