/** How far the linking of an account is. */
export type LinkPhase =
  /** A token is asked for. */
  | { name: 'starting' }
  | { name: 'open'; token: string }
  /** What the widget gave is being made a link. */
  | { name: 'finishing' }
  /** It did not go on. With what the widget gave another try goes on from there; null: anew. */
  | { name: 'stopped'; sentence: string; success: LinkSuccess | null };

/** What a widget gave on success, to be handed on as it is. */
export type LinkSuccess = Record<string, unknown>;
