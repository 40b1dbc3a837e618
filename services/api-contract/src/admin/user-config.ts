import Type from 'typebox';
import { nullable } from '../fields.ts';
import { RepaymentMethod } from '../member/profile.ts';

const Multiplier = Type.Number({ minimum: 0, maximum: 1 });

/** What is set for one person. */
export const UserConfig = Type.Object({
  partner_slug: nullable(Type.String()),
  referral_slug: Type.Optional(nullable(Type.String())),
  repayment_method: Type.Optional(RepaymentMethod),
  require_payroll_linking: Type.Optional(Type.Boolean()),
  enable_probationary_limit: Type.Optional(Type.Boolean()),
  enable_future_dated_direct_deposit_limit: Type.Optional(Type.Boolean()),
  custom_repayment_plan: Type.Optional(Type.Boolean()),
  muted: Type.Optional(Type.Boolean()),
  income_tax_refund_advance_multiplier: Type.Optional(Multiplier),
  ewa_multiplier_by_repayment_count: Type.Optional(
    Type.Object({
      payroll_linked: Type.Array(Multiplier),
      payroll_unlinked: Type.Array(Multiplier),
    }),
  ),
});
