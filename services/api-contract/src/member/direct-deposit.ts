import Type, { type Static } from 'typebox';

/** GET /bank_accounts/fbo: where an employer sends her pay; the whole account number is nowhere else. */
export const FboAccount = Type.Object({
  institution_name: Type.String(),
  /** Nine digits. */
  routing_number: Type.String(),
  account_number: Type.String(),
});
export type FboAccount = Static<typeof FboAccount>;
