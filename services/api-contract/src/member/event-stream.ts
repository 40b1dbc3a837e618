import Type, { type Static } from 'typebox';

/* GET /events: a stream (text/event-stream) of what may have changed for the member who reads it. */

/** What may be another answer than before; `everything` where it is not known what. */
export const Topic = Type.Enum([
  'everything',
  'overview',
  'payday',
  'transactions',
  'repayments',
  'notifications',
  'profile',
  'tax_returns',
]);
export type Topic = Static<typeof Topic>;

/** The data of a `message`, as JSON. No figures: whoever shows one asks for it by its own call. */
export const Topics = Type.Array(Topic);
export type Topics = Static<typeof Topics>;

/**
 * The name of an event that says that the stream is alive. Its data is how long the stream had been
 * open when it was sent, in milliseconds, by which a reader knows how late it arrives.
 */
export type BeatEvent = 'beat';

/** In its absence, the header Last-Event-ID: the position that was read last. */
export const EventStreamQuery = Type.Object(
  { last_event_id: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
);
