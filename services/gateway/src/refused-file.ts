/** Thrown at a file of the release store that is read well and must not be used. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  /** Under which name it is logged. */
  readonly event: string;
  /** Counts it: called once for each content that is refused. */
  readonly refused: () => void;

  constructor(message: string, { event, refused }: { event: string; refused: () => void }) {
    super(message);
    this.event = event;
    this.refused = refused;
  }
}
