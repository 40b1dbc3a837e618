import Type, { type Static } from 'typebox';
import { Dollars, Id, Instant, nullable } from '../fields.ts';
import { amountsOf } from './amounts.ts';
import { Owner } from './user-detail.ts';

export const TIMELINE_KINDS = [
  'account',
  'application',
  'document',
  'mail',
  'link',
  'limit',
  'purchase',
  'repayment',
  'dispute',
  'staff',
] as const;
export const TimelineKind = Type.Enum(TIMELINE_KINDS);
export type TimelineKind = Static<typeof TimelineKind>;

export const TimelineEntry = Type.Object(
  {
    /** Its kind of record and that record's id, as `limit:01a…`. */
    id: Type.String(),
    at: Instant,
    kind: TimelineKind,
    /** What happened, in one word of the service that knows it: `user.signed_in`, `cleared`. */
    type: Type.String(),
    amount: Type.Optional(nullable(Dollars)),
    /** The merchant, the document's title, the bank, the reason; null where there is nothing to add. */
    detail: nullable(Type.String()),
    /** Of the limit, the purchase, the dispute: what can be opened; null for what cannot. */
    object_id: nullable(Id),
    /** Of staff; null where nobody of staff did it. Without a name while nothing has been told of her. */
    made_by: nullable(Type.Object({ id: Id, name: nullable(Type.String()) })),
    /** Why what staff asked for was refused; null or absent where nothing was. */
    refusal: Type.Optional(nullable(Type.String())),
  },
  amountsOf({ on: 'at' }),
);
export type TimelineEntry = Static<typeof TimelineEntry>;

/** An entry's instant and id, joined by `_`: what is older than it is asked for. */
const Place = Type.String({
  maxLength: 120,
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z_[a-z_.]+:[0-9a-z-]+$',
});

/** GET /admin/users/:id/timeline: of one kind or of all; `before` is what the page before it answered. */
export const TimelineQuery = Type.Object(
  { kind: Type.Optional(TimelineKind), before: Type.Optional(Place) },
  { additionalProperties: false },
);
export type TimelineQuery = Static<typeof TimelineQuery>;

/** The latest first, 50 at most. */
export const Timeline = Type.Object({
  entries: Type.Array(TimelineEntry),
  /** For the entries before these; null where there are none. */
  before: nullable(Place),
  /** Whose entries are missing, because they did not answer. */
  unavailable: Type.Array(Owner),
});
export type Timeline = Static<typeof Timeline>;

/**
 * Internal: what one service knows of it, in the same order. GET /internal/users/:id/timeline,
 * /internal/members/:user_id/timeline and /internal/applications/:user_id/timeline.
 */
export const OwnersTimeline = Type.Object({ entries: Type.Array(TimelineEntry) });
export type OwnersTimeline = Static<typeof OwnersTimeline>;

/** How many a page has, and how many each service is asked for. */
export const TIMELINE_PAGE = 50;
