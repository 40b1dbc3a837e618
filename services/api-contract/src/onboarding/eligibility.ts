import Type, { type Static } from 'typebox';

/** GET /internal/applications/:user_id/eligibility, for the member service. */
export const CardEligibility = Type.Object({
  /** She may have a card, or has one. */
  eligible_for_card: Type.Boolean(),
});
export type CardEligibility = Static<typeof CardEligibility>;
