import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Instant, nullable } from '../fields.ts';
import { UserState } from '../onboarding/user-states.ts';

/** How many days are looked at, today included. */
export const PERIODS = ['30', '90', '365'] as const;

/** In the place of a partner: people who came by none. */
export const NO_PARTNER = 'none';

export const BusinessQuery = Type.Object(
  {
    /** 30 where it is not said. */
    days: Type.Optional(Type.Enum(PERIODS)),
    /** People who signed up through this partner, or `none`; everybody where it is not said. */
    partner_slug: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,64}$' })),
  },
  { additionalProperties: false },
);
export type BusinessQuery = Static<typeof BusinessQuery>;

const amounts = Type.Array(Dollars);
const counts = Type.Array(Type.Integer());

/**
 * GET /admin/business: what people and their money come to, by days in Los Angeles. A list of figures has
 * one for each of `days`. Whoever may not see amounts has null in their place.
 */
export const Business = Type.Object({
  as_of: Instant,
  /** The oldest first, the last one today. */
  days: Type.Array(CalendarDate),
  /** In the order of the application; those alone that somebody stands at or came to. */
  steps: Type.Array(
    Type.Object({
      state: UserState,
      /** Who stands there now. */
      people: Type.Integer(),
      /** Who came there for the first time. */
      entered: counts,
    }),
  ),
  limits: nullable(
    Type.Object({
      /** What all members together could still spend at the end of the day. */
      spendable: amounts,
      /** How many of them could spend something. */
      members: counts,
    }),
  ),
  money: nullable(
    Type.Object({
      purchases: amounts,
      refunds: amounts,
      repaid_from_bank: amounts,
      repaid_from_deposit: amounts,
      debits_returned: amounts,
      deposits_returned: amounts,
      dispute_credits: amounts,
      dispute_credits_taken_back: amounts,
      written_off: amounts,
      losses_recovered: amounts,
    }),
  ),
});
export type Business = Static<typeof Business>;
