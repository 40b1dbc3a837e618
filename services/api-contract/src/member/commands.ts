import Type, { type Static } from 'typebox';
import { body, CalendarDate, Cents, Id, Instant, text } from '../fields.ts';
import { CustomerState } from './card-transactions.ts';
import { RepaymentMethod } from './profile.ts';

/* The member service's internal commands. Each is a PUT that can be sent again. */

/** PUT /internal/members/:user_id */
export const PutMember = body({ repayment_method: RepaymentMethod });
export type PutMember = Static<typeof PutMember>;

/** PUT /internal/members/:user_id/bank_link: fetches balance and recurring bills with this token. */
export const PutBankLink = body({ access_token: text(255) });
export type PutBankLink = Static<typeof PutBankLink>;

/** PUT /internal/members/:user_id/payroll_link: fetches pay dates, shifts and paystubs. */
export const PutPayrollLink = body({ account_id: text(255) });
export type PutPayrollLink = Static<typeof PutPayrollLink>;

/** PUT /internal/members/:user_id/shifts/:shift_id */
export const PutShift = body({
  ended_on: CalendarDate,
  minutes: Type.Integer({ minimum: 0, maximum: 48 * 60 }),
  gross_cents: Cents,
});
export type PutShift = Static<typeof PutShift>;

/** GET /internal/members/:user_id/shifts, newest first. */
export const Shifts = Type.Array(
  Type.Object({
    id: Id,
    ended_on: CalendarDate,
    minutes: Type.Integer(),
    gross_cents: Type.Integer(),
  }),
);
export type Shifts = Static<typeof Shifts>;

const CardAddress = body({
  street_one: text(),
  street_two: Type.Optional(text()),
  city: text(),
  state_abbr: Type.String({ pattern: '^[A-Z]{2}$' }),
  zip_code: Type.String({ pattern: '^\\d{5}$' }),
});

/** PUT /internal/members/:user_id/address: the issuer is told, where it knows her. It is not kept. */
export const PutAddress = CardAddress;

/** A person as the issuer of cards has to know her. What is sent is passed on and not kept. */
const Cardholder = body({
  first_name: text(),
  last_name: text(),
  dob: CalendarDate,
  ssn: Type.String({ pattern: '^\\d{9}$' }),
  address: CardAddress,
  phone_number: Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' }),
  email: text(),
});

/** The code of the answer, with 409, while the issuer's people look at a person; ask again later. */
export const CARDHOLDER_IN_REVIEW = 'cardholder_in_review';

/**
 * Whether the issuer's people looked at her when it was asked last: what they come to is then their
 * word, and she is not checked again.
 */
const InReview = Type.Optional(Type.Boolean());

/**
 * PUT /internal/members/:user_id/deposit_account: the issuer opens an account for this person, to
 * which her pay can be sent.
 */
export const PutDepositAccount = body({ person: Cardholder, in_review: InReview });
export type PutDepositAccount = Static<typeof PutDepositAccount>;

/**
 * PUT /internal/members/:user_id/card_account: the issuer opens an account for this person, and
 * issues its virtual card. She repays as is named; without it as she did.
 */
export const PutCardAccount = body({
  person: Cardholder,
  repayment_method: Type.Optional(RepaymentMethod),
  in_review: InReview,
});
export type PutCardAccount = Static<typeof PutCardAccount>;

/** POST /internal/members/:user_id/physical_card, 201 {}: staff order a card that comes by mail. */
export const PostPhysicalCard = body({ expedited_fulfillment: Type.Boolean() });

/** POST /internal/members/:user_id/cards: a card that comes by mail; not another while there is one. */
export const PostCard = body({ form: Type.Literal('PHYSICAL'), address: CardAddress });
export type PostCard = Static<typeof PostCard>;

/**
 * PUT /internal/members/:user_id/card_transactions/:id: a purchase as it stands. One that is there
 * is led on from where it stands; 409 where nothing leads there, because money never goes back.
 */
export const PutCardTransaction = body({
  occurred_at: Instant,
  amount_cents: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
  /** What has been repaid of it; only a partially repaid one has some and less than all. */
  repaid_cents: Type.Optional(Cents),
  merchant_name: text(255),
  merchant_category: Type.Optional(text(100)),
  customer_state: CustomerState,
});
export type PutCardTransaction = Static<typeof PutCardTransaction>;

/**
 * POST /internal/members/:user_id/card_transactions/:id/expire: staff let go of what is held, because
 * the merchant never came for it. Sent again it changes nothing.
 */
export const PostHoldEnding = body({ reason: text(500), actor_id: Id });
export type PostHoldEnding = Static<typeof PostHoldEnding>;

/** Internal, POST /internal/integration_errors/:id/resolve, 200: whose it was. */
export const ResolvedIntegrationError = Type.Object({ user_id: Id });
export type ResolvedIntegrationError = Static<typeof ResolvedIntegrationError>;
