import Type, { type Static } from 'typebox';
import { body } from '../fields.ts';
import { expectedValues } from './needs-approval.ts';
import { RepaymentMethod } from './profile.ts';

/** A part of pay, or of a refund: one of the hundredths from 0 to 1 (ADM-159). */
export const Multiplier = Type.Number({
  minimum: 0,
  maximum: 1,
  // Of floats `multipleOf` is wrong: 0.29 would be none.
  enum: Array.from({ length: 101 }, (_, hundredths) => hundredths / 100),
});
/** By how many repayments are settled; the last one counts for all above. */
const Multipliers = Type.Array(Multiplier, { minItems: 1, maxItems: 100 });

/**
 * PUT /internal/members/:user_id/limit_config: what is set for her limit, in place of all that was;
 * what is absent is as for everybody.
 */
export const PutLimitConfig = body({
  muted: Type.Optional(Type.Boolean()),
  enable_probationary_limit: Type.Optional(Type.Boolean()),
  enable_future_dated_direct_deposit_limit: Type.Optional(Type.Boolean()),
  ewa_multiplier_by_repayment_count: Type.Optional(
    body({ payroll_linked: Multipliers, payroll_unlinked: Multipliers }),
  ),
  income_tax_refund_advance_multiplier: Type.Optional(Multiplier),
});
export type PutLimitConfig = Static<typeof PutLimitConfig>;

/** What staff set for a member; what is absent stays as it is. */
export const PostUserConfig = body({
  repayment_method: Type.Optional(RepaymentMethod),
  require_payroll_linking: Type.Optional(Type.Boolean()),
  custom_repayment_plan: Type.Optional(Type.Boolean()),
  ...PutLimitConfig.properties,
});
export type PostUserConfig = Static<typeof PostUserConfig>;

/**
 * Internal, POST /internal/members/:user_id/user_config, 204; 200 with NeedsApproval for what is only
 * proposed.
 */
export const SetUserConfig = body({
  ...PostUserConfig.properties,
  proposed: Type.Optional(Type.Literal(true)),
  ...expectedValues,
});

/**
 * Internal, POST /internal/members/:user_id/limit_config/multipliers/reset, as SetUserConfig; null of what
 * was approved by the version before.
 */
export const ResetMultipliers = Type.Union([
  body({ proposed: Type.Optional(Type.Literal(true)), ...expectedValues }),
  Type.Null(),
]);
