import type { ApiResult } from '@reset/remote-sdk';

/**
 * The keys of the commands that one dialog gives. As long as nobody says what came of a try, the next
 * one is the same command, so that it is never done twice. What was refused is refused for good: the
 * next try is another command; and so it is where the key is known already, with what was sent before.
 */
export function commandKeys(newKey: () => string = () => crypto.randomUUID()) {
  let key = newKey();
  return {
    current: (): string => key,
    /** Takes note of what came of it. */
    note(result: ApiResult<unknown>): void {
      if (result.ok) return;
      const { status } = result.error;
      if (status >= 400 && status < 500) key = newKey();
    },
  };
}

/** The service has this key already, with other values. */
export const KEY_REUSED = 'idempotency_key_reused';
