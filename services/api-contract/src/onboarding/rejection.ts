import Type, { type Static } from 'typebox';
import { body, Id, nullable, text } from '../fields.ts';
import { IDENTITY_STATUSES } from './identity.ts';

/** POST /internal/applications/:user_id/rejection: who of staff rejects it, and why. */
export const RejectApplication = body({ actor_id: Id, reason: text(1_000) });
export type RejectApplication = Static<typeof RejectApplication>;

/** What her application and the verification of her identity came to by it. */
export const RejectedApplication = Type.Object({
  application_status: Type.Literal('rejected'),
  /** null for who has told nothing of herself. */
  current_status: nullable(Type.Enum(IDENTITY_STATUSES)),
});
export type RejectedApplication = Static<typeof RejectedApplication>;
