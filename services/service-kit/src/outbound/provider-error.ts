import { RefusedError } from '../http/refusals.ts';

/** A provider did not do what was requested: it refused the credential, or it is not to be had. */
export class ProviderError extends Error {
  readonly reason: 'refused' | 'unavailable';
  /** The provider's own word for why, or its HTTP status; null where it said nothing that we know of. */
  readonly code: string | null;
  constructor(message: string, reason: 'refused' | 'unavailable', code: string | null = null) {
    super(message);
    this.reason = reason;
    this.code = code;
  }
}

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
