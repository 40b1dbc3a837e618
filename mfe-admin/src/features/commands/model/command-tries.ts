import type { ApiResult } from '@reset/remote-sdk';

/**
 * The tries of one dialog to give a command, each with its key and since when what the dialog shows has
 * been seen. As long as nobody says what came of a try, the next one is the same command, so that it is
 * never done twice. What was refused is refused for good: the next try is another command, of somebody
 * who has been told why; and so it is where the key is known already, with what was sent before.
 */
export function commandTries(newKey: () => string = () => crypto.randomUUID()) {
  const another = () => ({ key: newKey(), openedAtMs: performance.now() });
  let current = another();
  return {
    current: () => current,
    /** Takes note of what came of it. */
    note(result: ApiResult<unknown>): void {
      if (result.ok) return;
      const { status } = result.error;
      if (status >= 400 && status < 500 && !UNSEEN.has(status)) current = another();
    },
  };
}

/** Answers to a call that no command was looked for by: they say nothing of the try before. */
const UNSEEN: ReadonlySet<number> = new Set([401, 429]);

/** The service has this key already, with other values. */
export const KEY_REUSED = 'idempotency_key_reused';
