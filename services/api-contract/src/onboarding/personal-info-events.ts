import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { Id } from '../fields.ts';
import { ErasureReason } from './personal-info.ts';

/* What the onboarding service tells of what people told of themselves. The subject is the user. */

/** It was erased, for whom and why; nothing of what it was. */
export const PersonalInfoErased = eventType('personal_info.erased', {
  erasure_id: Id,
  reason: ErasureReason,
  actor_id: Id,
  /** The grounds on which something else of her stayed. */
  kept_for: Type.Array(Type.String()),
});

/** By type, for subscribers. */
export const personalInfoEvents = { 'personal_info.erased': PersonalInfoErased };
export type PersonalInfoEvent = Static<
  (typeof personalInfoEvents)[keyof typeof personalInfoEvents]
>;
