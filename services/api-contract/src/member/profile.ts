import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Id, Instant, nullable } from '../fields.ts';
import { Language } from '../public/language.ts';

const name = Type.String();

export const Address = Type.Object({
  street_one: Type.String(),
  street_two: nullable(Type.String()),
  city: Type.String(),
  state_abbr: Type.String(),
  zip_code: Type.String(),
});

export const CardForm = Type.Union([Type.Literal('VIRTUAL'), Type.Literal('PHYSICAL')]);

export const CardAccount = Type.Object({
  id: Id,
  issued_on: CalendarDate,
  linked: Type.Boolean(),
  cards: Type.Array(Type.Object({ last_four: Type.String(), form: CardForm })),
  /** null until the issuer's widget can be shown. */
  client_token: nullable(Type.Object({ client_token: Type.String() })),
  /** null once the card is active. */
  activate_url: nullable(Type.String()),
});

export const RepaymentMethod = Type.Union([
  Type.Literal('direct_deposit_flow'),
  Type.Literal('ach_debit_flow'),
]);
export type RepaymentMethod = Static<typeof RepaymentMethod>;

/** GET /users/profile: both shapes that the documents give, together (decision C-007). */
export const Profile = Type.Object({
  id: Id,
  created_at: Instant,
  confirmed: Type.Boolean(),
  first_name: name,
  last_name: name,
  email: Type.String(),
  /** In which she reads Reset; null for who never said, and to staff who view the product as her. */
  language: nullable(Language),
  phone_number: nullable(Type.String()),
  date_of_birth: nullable(CalendarDate),
  /** The last four digits, never more. */
  ssn: nullable(Type.String()),
  current_address: nullable(Address),
  current_card_account: nullable(CardAccount),
  accounts: Type.Object({
    primary_bank: nullable(Type.Object({ name })),
    payroll: nullable(Type.Object({ name })),
  }),
  /** The bank, and the last digits of the account there, where it tells them. */
  linked_bank: nullable(Type.Object({ name, mask: Type.Optional(nullable(Type.String())) })),
  /** The employer, and whose platform it is linked by; null where nobody knows that one's name. */
  linked_payroll: nullable(Type.Object({ name, provider_name: nullable(name) })),
  enable_probationary_limit: Type.Boolean(),
  eligible_for_card: Type.Boolean(),
  /** She has begun to file taxes here, and has not sent them in. */
  tax_filing_in_progress: Type.Boolean(),
  has_fbo_account: Type.Boolean(),
  /** She has asked for personal info to be changed, and staff have not closed that yet. */
  update_pending: Type.Boolean(),
  mfa_enabled: Type.Boolean(),
  impersonating: Type.Boolean(),
  admin: Type.Boolean(),
  partner_slug: nullable(Type.String()),
  referral_slug: nullable(Type.String()),
  partner_logo: nullable(Type.Object({ type: Type.String(), data: Type.String() })),
  repayment_method: RepaymentMethod,
  /** null while no bank is linked. */
  available_bank_balance: nullable(Dollars),
  income_tax_refund_advance_allowed: Type.Boolean(),
});
export type Profile = Static<typeof Profile>;
