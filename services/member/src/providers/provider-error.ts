/** A provider did not do what was asked: it refused the credential, or it is not to be had. */
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
