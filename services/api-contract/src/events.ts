import Type, { type Static, type TProperties } from 'typebox';
import { Id, Instant } from './fields.ts';

/* How a service tells the others what has happened in it: GET /internal/events of each owner. */

/**
 * Where an event stands in its owner's order: the transaction, a dot, and its place
 * in it. Compared by their numbers, never as text. `0` is before the first.
 */
export const Position = Type.String({ pattern: '^(0|\\d{1,20}\\.\\d{1,19})$' });
export type Position = Static<typeof Position>;

const envelope = {
  position: Position,
  /** What it happened to. Versions of one subject count 1, 2, 3 and stand in that order. */
  subject: Id,
  subject_version: Type.Integer({ minimum: 1 }),
  occurred_at: Instant,
};

/** The schema of one type of event, `user.registered`, in the past tense. */
export const eventType = <Name extends string, Properties extends TProperties>(
  type: Name,
  payload: Properties,
) => Type.Object({ ...envelope, type: Type.Literal(type), payload: Type.Object(payload) });

/** An event of a type that the reader need not know. */
export const Event = Type.Object({
  ...envelope,
  type: Type.String(),
  payload: Type.Record(Type.String(), Type.Unknown()),
});
export type Event = Static<typeof Event>;

/** The longest that an answer is held back for events to come. */
export const MAX_WAIT_SECONDS = 25;
export const MAX_PAGE = 500;

const number = (maxDigits: number) => Type.String({ pattern: `^\\d{1,${maxDigits}}$` });

/**
 * GET /internal/events: what follows `after`, at most `limit` events. With nothing
 * to tell, the answer waits for up to `wait` seconds.
 */
export const EventsQuery = Type.Object(
  {
    after: Position,
    limit: Type.Optional(number(3)),
    wait: Type.Optional(number(2)),
  },
  { additionalProperties: false },
);

/** `next` is the `after` of the next question; none of the events before it will ever follow. */
export const EventPage = Type.Object({ events: Type.Array(Event), next: Position });
export type EventPage = Static<typeof EventPage>;

/** GET /internal/subscriptions: one entry for what is shown, another for what is being rebuilt. */
export const Subscriptions = Type.Object({
  subscriptions: Type.Array(
    Type.Object({ owner: Type.String(), position: Position, live: Type.Boolean() }),
  ),
});
export type Subscriptions = Static<typeof Subscriptions>;
