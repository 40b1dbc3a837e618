import Type, { type Static } from 'typebox';
import { Dollars, Instant } from '../fields.ts';

const STATUSES = ['submitted', 'accepted', 'rejected', 'refund_received', 'no_refund'] as const;

/** GET /april/access_token: what opens the questions of her taxes in the provider's frame. */
export const TaxFilingAccess = Type.Object({
  access_token: Type.String(),
  expires_at: Instant,
});
export type TaxFilingAccess = Static<typeof TaxFilingAccess>;

/** GET /income_tax_returns: hers, the newest year first, and of each year the federal one. */
export const IncomeTaxReturns = Type.Object({
  income_tax_returns: Type.Array(
    Type.Object({
      /** `Federal`, or a state as `NY`. */
      jurisdiction: Type.String(),
      tax_year: Type.Integer(),
      /** As it was filed; below zero where she owes, and nothing of what is `no_refund`. */
      refund_amount: Dollars,
      /**
       * As the filer says, and by where she lives (C-080), until its refund came or none does; whether
       * it counts today is for the day to say (MEM-141).
       */
      refund_advance_eligible: Type.Boolean(),
      /** What of the refund is on top of her limit, or will be once the return is accepted. */
      refund_advance_amount: Dollars,
      tax_return_status: Type.Enum([...STATUSES]),
    }),
  ),
});
export type IncomeTaxReturns = Static<typeof IncomeTaxReturns>;
