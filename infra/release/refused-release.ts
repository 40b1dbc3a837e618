/** A release that must not become live, with a sentence for each reason. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
