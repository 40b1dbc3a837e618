import type { Topic } from '@reset/api-contract/member/event-stream.ts';
import { eventsSince } from '@reset/remote-sdk/event-stream';

/**
 * How often what changes by itself is asked for while it is looked at: a shift that was posted
 * or a card that was used shows within half a minute, without a reload.
 */
export const REFETCH_INTERVAL_MS = 30_000;

/** Of what the event stream says in the moment when it changes: for what it might miss. */
const BESIDE_EVENTS_MS = 120_000;

/**
 * The interval of what never changes without an event. What was read before the stream said what
 * happens is read once more after the usual time.
 */
export const intervalBesideEvents = ({ state }: { state: { dataUpdatedAt: number } }): number => {
  const since = eventsSince();
  return since !== null && state.dataUpdatedAt > since ? BESIDE_EVENTS_MS : REFETCH_INTERVAL_MS;
};

/** The `meta` of a query whose answer may be another one after events of these topics. */
export const changesWith = (...topics: Topic[]) => ({ topics });
