import type { Topics } from '@reset/api-contract/member/event-stream.ts';
import { isDemoMode } from '@reset/remote-sdk';
import { MAX_SILENCE_MS, readEventStream, type StreamMessage } from './event-source.ts';

/** Both belong to the origin, so to one browser: its tabs share one stream. */
const NAME = 'reset-event-stream';

type Listener = (topics: Topics) => void;

const listeners = new Set<Listener>();
let ending: AbortController | null = null;
/** Since when all that happened was said here; null while nobody says it. */
let aliveSince: number | null = null;

/**
 * Since when whatever happens is said to the listeners, in milliseconds since 1970; null while it is
 * not: then there is polling alone. What was read after that is no older than it looks.
 */
export const eventsSince = (): number | null => aliveSince;

/**
 * Calls back with what may have changed, in this tab, over one stream for all tabs of the browser:
 * the tab that holds a lock reads it and passes it on; when that is closed, another one does.
 * Once nothing comes any more everything may have changed. Without what it takes, nothing is called.
 * @returns ends that
 */
export function onServerEvents(listener: Listener): () => void {
  listeners.add(listener);
  if (!ending && isSupported()) {
    ending = new AbortController();
    share(ending.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    ending?.abort();
    ending = null;
  };
}

// The mock back end of demo mode has no stream: its pages go by polling.
const isSupported = (): boolean =>
  !isDemoMode() &&
  'EventSource' in window &&
  'BroadcastChannel' in window &&
  navigator.locks !== undefined;

function share(signal: AbortSignal): void {
  const channel = new BroadcastChannel(NAME);
  let lastId: string | null = null;
  let silence: ReturnType<typeof setTimeout>;

  const goSilent = () => {
    aliveSince = null;
    say(['everything']);
  };
  const receive = (message: StreamMessage) => {
    lastId = message.id;
    if ('topics' in message) return say(message.topics);
    aliveSince ??= Date.now();
    clearTimeout(silence);
    silence = setTimeout(goSilent, MAX_SILENCE_MS);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => receive(data));

  const passOn = channel.postMessage.bind(channel);
  const lead = () =>
    new Promise<void>((resolve) => {
      readEventStream({ signal, lastId }, (message) => {
        passOn(message);
        receive(message);
      });
      signal.addEventListener('abort', () => resolve());
    });
  // It rejects when it is given up before it is granted.
  navigator.locks.request(NAME, { signal }, lead).catch(() => undefined);

  signal.addEventListener('abort', () => {
    clearTimeout(silence);
    channel.close();
    aliveSince = null;
  });
}

const say = (topics: Topics): void => {
  for (const listener of listeners) listener(topics);
};
