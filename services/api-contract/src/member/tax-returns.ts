import Type, { type Static } from 'typebox';
import { body, Cents, Dollars, Instant } from '../fields.ts';

const STATUSES = ['submitted', 'accepted', 'rejected', 'refund_received', 'no_refund'] as const;

/**
 * PUT /internal/members/:user_id/income_tax_returns/:id: a return as it stands now; the same again
 * changes nothing.
 */
export const PutIncomeTaxReturn = body({
  /** `Federal`, or a state as `NY`. */
  jurisdiction: Type.String({ pattern: '^(Federal|[A-Z]{2})$' }),
  tax_year: Type.Integer({ minimum: 2000, maximum: 2199 }),
  /** Where she lives, as `CA`. */
  state: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** What she is to get back, as it was filed. */
  refund_cents: Cents,
  refund_advance_eligible: Type.Boolean(),
  tax_return_status: Type.Enum([...STATUSES]),
  submitted_at: Instant,
});
export type PutIncomeTaxReturn = Static<typeof PutIncomeTaxReturn>;

/** GET /april/access_token: what opens the questions of her taxes in the provider's frame. */
export const TaxFilingAccess = Type.Object({
  access_token: Type.String(),
  expires_at: Instant,
});
export type TaxFilingAccess = Static<typeof TaxFilingAccess>;

/** GET /income_tax_returns: hers, the newest year first. */
export const IncomeTaxReturns = Type.Object({
  income_tax_returns: Type.Array(
    Type.Object({
      /** `Federal`, or a state as `NY`. */
      jurisdiction: Type.String(),
      tax_year: Type.Integer(),
      refund_amount: Dollars,
      refund_advance_eligible: Type.Boolean(),
      /** What of the refund is on top of her limit, or will be once the return is accepted. */
      refund_advance_amount: Type.Optional(Dollars),
      tax_return_status: Type.Enum([...STATUSES]),
    }),
  ),
});
export type IncomeTaxReturns = Static<typeof IncomeTaxReturns>;
