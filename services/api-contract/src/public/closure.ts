import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { body, CalendarDate, Id, nullable } from '../fields.ts';
import { ClosureObstacle, KeptFor } from '../member/closure.ts';

/** Internal, POST /internal/users/:id/closure, 200: what stays of the account, and on which grounds. */
export const PostClosure = body({
  /** Who of staff closes it. */
  actor_id: Id,
});
export const Closure = Type.Object({ kept_for: KeptFor });
export type Closure = Static<typeof Closure>;

/**
 * GET /users/closure: what closing the account of who asks would do today, in the words of the tables by
 * which it is done.
 */
export const ClosureOutlook = Type.Object({
  /** Before it can be closed. */
  settle_first: Type.Array(ClosureObstacle),
  ends_at_once: Type.Array(Type.String()),
  erased_at_once: Type.Array(Type.String()),
  kept: Type.Array(
    Type.Object({
      what: Type.String(),
      why: Type.Array(Type.String()),
      /** The day on which it is erased; null for none. */
      until: nullable(CalendarDate),
    }),
  ),
});
export type ClosureOutlook = Static<typeof ClosureOutlook>;

/** An account was closed for good, by somebody of staff. The subject is the user. */
export const UserClosed = eventType('user.closed', { actor_id: Id, kept_for: KeptFor });
export type UserClosed = Static<typeof UserClosed>;
