/** A provider did not do what was asked: it refused the credential, or it is not to be had. */
export class ProviderError extends Error {
  readonly reason: 'refused' | 'unavailable';
  constructor(message: string, reason: 'refused' | 'unavailable') {
    super(message);
    this.reason = reason;
  }
}
