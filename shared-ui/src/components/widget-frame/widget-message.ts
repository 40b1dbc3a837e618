/** What a provider's widget says of itself. What it was for comes with `success`. */
export type WidgetMessage =
  | { type: 'opened' }
  | { type: 'success'; [detail: string]: unknown }
  /** Left without success; `error` is the provider's word for why, null for no particular reason. */
  | { type: 'exit'; error: string | null }
  | { type: 'event'; name: string; data: Record<string, unknown> }
  /** It cannot be shown: its script did not load, or nothing answered in time. */
  | { type: 'failed' };

const TYPES = new Set(['opened', 'success', 'exit', 'event', 'failed']);

/** What was posted, if it is a message of a widget; null for anything else, and for `ready`. */
export function readWidgetMessage(data: unknown): WidgetMessage | null {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  return TYPES.has(String(type)) ? (data as WidgetMessage) : null;
}
