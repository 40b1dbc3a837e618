import type { Listener } from './open-listener.ts';

/** Says that something changed. A notification may be lost: it spares waiting, and nothing else. */
export type ChangeSignal = {
  /** Counts changes. Read it before reading the data, so that no change falls in between. */
  version(): number;
  /** Until the version is another than `since`, at most `ms`, or until `signal` aborts. */
  wait(options: { since: number; ms: number; signal: AbortSignal }): Promise<void>;
  /** Ends all that wait, now and later. */
  close(): void;
};

/** The changes that a channel announces; it is listened to when somebody first waits. */
export function changeSignal(listener: Listener, channel: string): ChangeSignal {
  let version = 0;
  let stopListening: (() => void) | undefined;
  const closing = new AbortController();
  const waiting = new Set<() => void>();
  const change = () => {
    version += 1;
    for (const wake of waiting) wake();
  };

  return {
    version: () => version,
    async wait({ since, ms, signal }) {
      const ending = AbortSignal.any([signal, closing.signal]);
      if (ending.aborted || version !== since) return;
      // What was announced before the connection was made has not arrived.
      stopListening ??= listener.listen(channel, { onNotification: change, onConnected: change });
      const { promise, resolve } = Promise.withResolvers<void>();
      const wake = () => resolve();
      const timer = setTimeout(wake, ms);
      waiting.add(wake);
      ending.addEventListener('abort', wake, { once: true });
      await promise;
      ending.removeEventListener('abort', wake);
      waiting.delete(wake);
      clearTimeout(timer);
    },
    close() {
      closing.abort();
      stopListening?.();
    },
  };
}
