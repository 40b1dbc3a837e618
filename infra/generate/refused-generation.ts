/** Nothing is written; the message says what to do instead. */
export class RefusedGeneration extends Error {
  override name = 'RefusedGeneration';
}
