import Type, { type Static } from 'typebox';
import { Id, Instant } from '../fields.ts';

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
