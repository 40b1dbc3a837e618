import type { LinkSuccess } from './link-phase.ts';

/** The steps around a provider's widget. None of them throws; sentences are for people. */
export interface LinkSteps {
  /** Asks for a token that opens the widget once. */
  start(): Promise<{ ok: true; token: string } | { ok: false; sentence: string }>;
  /** Makes a link of what the widget gave. Unless it is final, a refusal is tried again as it is. */
  finish(
    success: LinkSuccess,
  ): Promise<{ ok: true } | { ok: false; sentence: string; isFinal: boolean }>;
  /** What to say to who left the widget because of this. */
  explain(error: string): string;
  /** The widget tells what happens in it. */
  onEvent(name: string, data: Record<string, unknown>): void;
}
