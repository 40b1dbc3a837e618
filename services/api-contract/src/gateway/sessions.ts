import Type, { type Static } from 'typebox';
import { body, Id, Instant } from '../fields.ts';
import { Password } from '../public/sign-in.ts';

/** GET /users/sessions: where somebody is signed in, the session that was used last first. */
export const SessionList = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Id,
      /** `Chrome on Linux`, as far as the browser says. */
      device: Type.String(),
      created_at: Instant,
      last_seen_at: Instant,
      /** The session that asks. */
      current: Type.Boolean(),
    }),
  ),
});
export type SessionList = Static<typeof SessionList>;

/**
 * DELETE /users/sessions/:id and DELETE /users/sessions, which ends all: the password once more, so
 * that nobody who found a browser open signs its owner out elsewhere. A wrong one is refused with
 * 422 and `errors.password`, and counts as an attempt to sign in.
 */
export const EndSessionsRequest = body({ password: Password });
export type EndSessionsRequest = Static<typeof EndSessionsRequest>;
