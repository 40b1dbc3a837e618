import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { body, Id } from '../fields.ts';
import { KeptFor } from '../member/closure.ts';

/** Internal, POST /internal/users/:id/closure, 200: what stays of the account, and on which grounds. */
export const PostClosure = body({
  /** Who of staff closes it. */
  actor_id: Id,
});
export const Closure = Type.Object({ kept_for: KeptFor });
export type Closure = Static<typeof Closure>;

/** An account was closed for good, by somebody of staff. The subject is the user. */
export const UserClosed = eventType('user.closed', { actor_id: Id, kept_for: KeptFor });
export type UserClosed = Static<typeof UserClosed>;
