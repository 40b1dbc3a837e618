import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Id, Instant, nullable } from '../fields.ts';
import { BankTransfer } from './dashboard.ts';

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
      /** The same, of what is `no_refund` too. */
      refund_filed: Dollars,
      /**
       * What of its refund came in through us, its parts together up to what was filed for; null where
       * none did, or it was taken back.
       */
      refund_received: nullable(Dollars),
      /** What of that repaid what she owed on her card: the rest is hers. */
      refund_repaid: nullable(Dollars),
      /** What of the rest repaid what she owed later, out of what was hers on deposit. */
      refund_repaid_later: nullable(Dollars),
      /** The last payout that brought the rest to her bank, with all of it that is there; null before. */
      refund_forwarded_by: nullable(BankTransfer),
      /** What of the rest is on its way there. */
      refund_on_its_way: nullable(Dollars),
      /**
       * Its refund was sent to her account with us, and is awaited there until that day; null where none
       * is. Missing from older services.
       */
      refund_awaited_until: Type.Optional(nullable(CalendarDate)),
      /**
       * As the filer says, and by where she lives (C-080), until its refund came or none does; whether
       * it counts today is for the day to say (MEM-141).
       */
      refund_advance_eligible: Type.Boolean(),
      /** What of the refund is on top of her limit, or will be once the return is accepted. */
      refund_advance_amount: Dollars,
      /**
       * What she spent of such an advance and has not repaid, on the newest federal return alone: a
       * refund repays it, and never her pay.
       */
      refund_advance_spent: Dollars,
      /** The day on which it was first read to be accepted; null where it never was. */
      accepted_on: nullable(CalendarDate),
      /** One whose refund came in through us has it received, unless it was rejected. */
      tax_return_status: Type.Enum([...STATUSES]),
    }),
  ),
});
export type IncomeTaxReturns = Static<typeof IncomeTaxReturns>;

/**
 * GET /internal/unrepaid_advances/:user_id: what a member spent of the advance on her refund and owes
 * still, and of which return, as staff read it.
 */
export const StaffUnrepaidAdvance = Type.Object({
  user_id: Id,
  owed: Dollars,
  /** Her newest federal one; null where what she filed is gone. */
  income_tax_return: nullable(
    Type.Object({
      tax_year: Type.Integer(),
      tax_return_status: Type.Enum([...STATUSES]),
      refund_filed: Dollars,
      /** What of its refund came in through us; null where none did, or it was taken back. */
      refund_received: nullable(Dollars),
    }),
  ),
});
export type StaffUnrepaidAdvance = Static<typeof StaffUnrepaidAdvance>;
