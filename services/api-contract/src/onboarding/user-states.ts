import Type, { type Static } from 'typebox';
import { Instant, nullable } from '../fields.ts';

/** The states of a person with us, in the order of the specification (document 2, section 4). */
export const USER_STATES = [
  'unregistered',
  'confirmed_email',
  'registered',
  'unlinked_core_financial_institution_account',
  'linked_core_financial_institution_account',
  'linked_income_account',
  'skipped_income_account_linking',
  'automatically_skipped_income_account_linking',
  'income_account_linking_unsupported',
  'onboarded',
  'accepted_terms_and_conditions',
  'submitted_personal_information',
  'submitted_identity_verification',
  'verified_identity',
  'switched_direct_deposit',
  'acknowledged_repayment_account',
  'submitted_tax_return',
  'started_tax_return',
  'tax_return_rejected',
  'tax_return_accepted',
  'accepted_refund_advance',
  'issued_card',
  'activated_card',
  'used_card',
  'deactivated',
] as const;

export const UserState = Type.Enum(USER_STATES);
export type UserState = (typeof USER_STATES)[number];

export const ProductName = Type.Union([
  Type.Literal('earned_wage_access'),
  Type.Literal('tax_refund_advance'),
]);
export type ProductName = Static<typeof ProductName>;

/** Internal, GET /internal/applications/:user_id/states: all of them, in the order of their entry. */
export const UserStateHistory = Type.Object({
  states: Type.Array(
    Type.Object({
      state: UserState,
      /** null for a state of the person, whatever she applies for. */
      product: nullable(ProductName),
      entered_at: Instant,
    }),
  ),
});
export type UserStateHistory = Static<typeof UserStateHistory>;
