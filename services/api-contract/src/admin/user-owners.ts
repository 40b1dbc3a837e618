import Type, { type Static } from 'typebox';
import { Id, Instant, nullable } from '../fields.ts';
import { RepaymentMethod } from '../member/profile.ts';
import { ProductName } from '../onboarding/user-states.ts';
import { UserConfig } from './user-config.ts';
import { maybe } from './maybe.ts';
import { origin, progress, spending } from './user-detail.ts';
import { userIncome } from './user-income.ts';

/*
 * Internal: what each service tells the admin service of one person, for GET /admin/users/:id. None of
 * it is a secret: no Social Security number, no account number.
 */

const ids = Type.Array(Id);

/** GET /internal/users/:id/staff_view; 404 for nobody. */
export const PublicStaffView = Type.Object({
  as_of: Instant,
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  deactivated: Type.Boolean(),
  partner_slug: nullable(Type.String()),
  referral_slug: nullable(Type.String()),
  acquisition_metadata: origin.acquisition_metadata,
  /** Other accounts with her phone number, and with her name; 20 at most. */
  same_phone: ids,
  same_name: ids,
});
export type PublicStaffView = Static<typeof PublicStaffView>;

/**
 * GET /internal/applications/:user_id/staff_view. How her applications stand is absent while a service
 * that it hangs on is away and has never said anything of her.
 */
export const OnboardingStaffView = Type.Object({
  as_of: Instant,
  /** What she has begun and not ended, the latest first. */
  products_in_progress: maybe(Type.Array(ProductName)),
  identity_verification_status: progress.identity_verification_status,
  eligible: progress.eligible,
  eligibility_result: progress.eligibility_result,
  require_payroll_linking: UserConfig.properties.require_payroll_linking,
  /** She has skipped linking a payroll. */
  is_payroll_skipped: Type.Boolean(),
  /** Other people who told her Social Security number, and her phone number. */
  same_ssn: ids,
  same_phone: ids,
});
export type OnboardingStaffView = Static<typeof OnboardingStaffView>;

/** GET /internal/applications/:user_id/same_birth_date: those `of` some ids who were born on her day. */
export const SameBirthDateQuery = Type.Object(
  { of: Type.String({ pattern: '^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,19}$' }) },
  { additionalProperties: false },
);
export const SameBirthDate = Type.Object({ user_ids: ids });
export type SameBirthDate = Static<typeof SameBirthDate>;

/** GET /internal/personal_infos/told_phone: who told that number for their application, at most 20. */
export const ToldPhoneQuery = Type.Object(
  { phone_number: Type.String({ pattern: '^[0-9]{10}$' }) },
  { additionalProperties: false },
);
export const ToldPhone = Type.Object({ user_ids: ids });
export type ToldPhone = Static<typeof ToldPhone>;

/** GET /internal/members/:user_id/staff_view; of who is no member, that nothing is there. */
export const MemberStaffView = Type.Object({
  as_of: Instant,
  /** null only of a version that did not say it of who is no member. */
  repayment_method: nullable(RepaymentMethod),
  user_config: Type.Pick(UserConfig, [
    'enable_probationary_limit',
    'enable_future_dated_direct_deposit_limit',
    'custom_repayment_plan',
    'muted',
    'income_tax_refund_advance_multiplier',
    'ewa_multiplier_by_repayment_count',
  ]),
  ...userIncome,
  ...spending,
  /** By which the issuer of cards knows her; null before it does. */
  issuer_customer_id: nullable(Type.String()),
  /** All that she is notified of herself. */
  notifications: progress.notifications,
  /** Other members whose linked account is the same one. */
  same_bank_account: ids,
});
export type MemberStaffView = Static<typeof MemberStaffView>;
