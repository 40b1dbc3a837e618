import Type, { type Static } from 'typebox';
import { Cents, Id, Instant, nullable } from '../fields.ts';

/** By field what something is; null for nothing. */
const Values = Type.Record(Type.String(), Type.Any());

/** Internal, 200: it takes another person's approval. Nothing is done. */
export const NeedsApproval = Type.Object({
  /** How much it is; null where it is no amount. */
  needs_approval_of_cents: nullable(Cents),
  /** Until when it has to be approved to be done in time. */
  approve_by: Type.Optional(Instant),
  /** Whose it is, where the path does not say it. */
  user_id: Type.Optional(Id),
  /** What the fields that it sets are now. */
  before: Type.Optional(Values),
  /** By field what else would become of it, as far as that is known: no condition of the approval. */
  effects: Type.Optional(
    Type.Record(Type.String(), Type.Object({ before: Type.Any(), after: Type.Any() })),
  ),
});
export type NeedsApproval = Static<typeof NeedsApproval>;

/** Of a body: the most that is done without another person's approval; absent for any amount. */
export const approvedUpTo = { approved_up_to_cents: Type.Optional(Cents) };

/**
 * Of a body: what the fields that it sets were when it was proposed. 409 `subject_changed` once they are
 * others.
 */
export const expectedValues = { expected: Type.Optional(Values) };
