/** The steps around a provider's widget. None of them throws; sentences are for people. */
export interface LinkSteps {
  /** Asks for a token that opens the widget once. */
  start(): Promise<{ ok: true; token: string } | { ok: false; sentence: string }>;
  /**
   * Makes a link of what the widget gave. Unless it is final, a refusal is tried again as it is.
   * Absent where nothing is left to do once the widget is done.
   */
  finish?(
    success: LinkSuccess,
  ): Promise<{ ok: true } | { ok: false; sentence: string; isFinal: boolean }>;
  /** What to say to who left the widget because of this. */
  explain(error: string): string;
  /** The widget tells what happens in it. */
  onEvent(name: string, data: Record<string, unknown>): void;
}

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
