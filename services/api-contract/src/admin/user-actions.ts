import Type, { type Static } from 'typebox';
import { Id, Instant, nullable } from '../fields.ts';

/** Something that staff did to a person's account. */
const UserAction = Type.Object({
  /** Of the command. */
  id: Id,
  /** As `Command` names it. */
  action: Type.String(),
  made_at: Instant,
  made_by: Type.Object({
    id: Id,
    /** null while nothing has been told of her. */
    name: nullable(Type.String()),
  }),
  /** null where none was given. */
  reason: nullable(Type.String()),
  /**
   * null while nobody knows what came of it, as when the service ended in between; `proposed` for what
   * waits, or has waited, for another person's approval.
   */
  outcome: nullable(Type.Enum(['done', 'proposed', 'refused'] as const)),
  /** Why it was refused, in words for staff; null where it was not. Releases before did not say it. */
  refusal: Type.Optional(nullable(Type.String())),
});

/** GET /admin/users/:id/actions: the 100 latest, the latest first. */
export const UserActions = Type.Object({ actions: Type.Array(UserAction) });
export type UserActions = Static<typeof UserActions>;
