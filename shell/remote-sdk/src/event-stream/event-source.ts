import type { BeatEvent, Topics } from '@reset/api-contract/member/event-stream.ts';

/** What came of the stream. `id` is where a later stream goes on. */
export type StreamMessage = { id: string } & ({ topics: Topics } | { isBeat: true });

/** Two beats and a half without one: the stream is cut, or its tab is gone. */
export const MAX_SILENCE_MS = 25_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** What is older when it arrives says nothing of now: something on the way holds it back. */
const MAX_DELAY_MS = 5_000;
const BEAT: BeatEvent = 'beat';

/**
 * Reads GET /events until `signal` aborts, and comes again by Last-Event-ID when it was cut, refused or
 * silent for too long, as a connection is that the network has lost, after pauses that grow and are never the same in two browsers. Nothing is sent here when
 * that fails: polling says what is wrong.
 * @param lastId where another reader has stopped; null for from now on
 * @param onMessage called with topics, and with those beats that did not arrive late
 */
export function readEventStream(
  { signal, lastId: from }: { signal: AbortSignal; lastId: string | null },
  onMessage: (message: StreamMessage) => void,
): void {
  let lastId = from;
  let failures = 0;
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;

  const comeAgain = () => {
    source.close();
    clearTimeout(timer);
    const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
    failures += 1;
    timer = setTimeout(connect, pauseMs * (0.5 + Math.random() / 2));
  };
  const awaitNext = () => {
    clearTimeout(timer);
    timer = setTimeout(comeAgain, MAX_SILENCE_MS);
  };

  const connect = () => {
    const openedAt = performance.now();
    const resumed = lastId === null ? '' : `?last_event_id=${encodeURIComponent(lastId)}`;
    // The browser's own way of coming again knows neither a refusal nor a pause that grows.
    source = new EventSource(`/api/v1/events${resumed}`);
    awaitNext();
    source.addEventListener('message', ({ data, lastEventId: id }: MessageEvent<string>) => {
      awaitNext();
      lastId = id;
      onMessage({ id, topics: JSON.parse(data) as Topics });
    });
    source.addEventListener(BEAT, ({ data, lastEventId: id }: MessageEvent<string>) => {
      awaitNext();
      lastId = id;
      failures = 0;
      // It was opened here before it was opened there: no more than the difference is delay.
      if (performance.now() - openedAt - Number(data) < MAX_DELAY_MS)
        onMessage({ id, isBeat: true });
    });
    source.addEventListener('error', comeAgain);
  };

  connect();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    source.close();
  });
}
