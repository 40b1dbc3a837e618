import { RefusedError } from '@reset/service-kit';
import { ProviderError } from './provider-error.ts';

/** Runs `work`; a provider's error in it becomes the refusal that the caller should read. */
export async function refusingProviderErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The cause is for the log; the caller reads only the refusal.
    throw Object.assign(new RefusedError(REFUSALS[error.reason]), { cause: error });
  }
}

const REFUSALS = {
  refused: {
    status: 422,
    code: 'provider_refused',
    error: 'The provider does not accept this connection.',
  },
  unavailable: {
    status: 503,
    code: 'provider_unavailable',
    error: 'The provider is not available right now. Please try again.',
  },
};
