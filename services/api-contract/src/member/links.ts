import Type, { type Static } from 'typebox';

/**
 * Internal, GET /internal/members/:user_id/links: how far a person has come with us, read live by
 * the onboarding service. Nothing is linked for a person who is no member yet.
 */
export const MemberLinks = Type.Object({
  bank_linked: Type.Boolean(),
  payroll_linked: Type.Boolean(),
  card_issued: Type.Boolean(),
});
export type MemberLinks = Static<typeof MemberLinks>;
