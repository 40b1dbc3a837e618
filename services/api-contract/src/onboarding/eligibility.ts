import Type, { type Static } from 'typebox';
import { nullable } from '../fields.ts';
import { ApplicationStep, IneligibleReason } from './application-status.ts';
import { ShownPersonalInfo } from './personal-info.ts';
import { UserState } from './user-states.ts';

/** A card application without a card yet, as pages other than its own show it. */
export const OpenApplication = Type.Object({
  /** The furthest that she has come with it; null before it has begun. */
  state: nullable(UserState),
  step: ApplicationStep,
  /** Why it cannot go on, at the step `ineligible` alone. */
  ineligible_reason: Type.Optional(IneligibleReason),
  /** Whether it waits for her, and not for us or others. */
  require_action: Type.Boolean(),
});
export type OpenApplication = Static<typeof OpenApplication>;

/**
 * What of a person is read with whether she may have a card, so that a page that shows both asks
 * once.
 */
export const CardEligibilityQuery = Type.Object(
  { include: Type.Optional(Type.Literal('personal_info')) },
  { additionalProperties: false },
);

/** GET /internal/applications/:user_id/eligibility, for the member service. */
export const CardEligibility = Type.Object({
  /** She may have a card, or has one. */
  eligible_for_card: Type.Boolean(),
  /** She has begun to file taxes here, can, and something is left for her to do. */
  tax_filing_in_progress: Type.Boolean(),
  /** null for who has a card, or is not offered any; and for who is ruled out before she applied. */
  application: nullable(OpenApplication),
  /** null for who has told nothing, and where it was not asked for. */
  personal_info: nullable(ShownPersonalInfo),
});
export type CardEligibility = Static<typeof CardEligibility>;

/** GET /internal/applications/:user_id/tax_filing, for the member service. */
export const TaxFilingStanding = Type.Object({
  /** All that comes before filing is done and she may have what she applies for; filed already or not. */
  is_open: Type.Boolean(),
  /** Where she lives, as `OR`; null for who has not told. */
  home_state: nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
});
export type TaxFilingStanding = Static<typeof TaxFilingStanding>;
