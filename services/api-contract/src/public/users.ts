import Type, { type Static } from 'typebox';
import { body, Id, Instant, nullable, text } from '../fields.ts';
import { Language } from './language.ts';
import { PhoneNumber } from './second-factor.ts';
import { acquisition, ProductName } from './sign-up.ts';

/** Internal: who a person is, read live by the other services. */
export const UserIdentity = Type.Object({
  id: Id,
  email: Type.String(),
  /**
   * The address that she entered last in its place and that somebody else has, for her own eyes: it
   * must not show that. Never written to; null for none.
   */
  entered_email: nullable(Type.String()),
  first_name: Type.String(),
  last_name: Type.String(),
  confirmed: Type.Boolean(),
  /** As the admin service told it last; that service alone knows it now. */
  staff: Type.Boolean(),
  mfa_enabled: Type.Boolean(),
  /** In which mails and texts to her are; null for who never said. */
  language: nullable(Language),
  /** Ten digits. */
  phone_number: nullable(Type.String()),
  partner_slug: nullable(Type.String()),
  referral_slug: nullable(Type.String()),
  /** What she signed up for; null for who never said. */
  product_name: nullable(ProductName),
  group_id: nullable(Type.String()),
  utm_campaign: nullable(Type.String()),
  utm_source: nullable(Type.String()),
  utm_medium: nullable(Type.String()),
  created_at: Instant,
});
export type UserIdentity = Static<typeof UserIdentity>;

/** Internal, PUT /internal/users/:id: makes the account or brings it to this state. */
export const PutUser = body({
  email: text(255),
  first_name: text(100),
  last_name: text(100),
  password: Type.String({ minLength: 8, maxLength: 128, pattern: '^[^\\u0000]*$' }),
  confirmed: Type.Boolean(),
  partner_slug: Type.Optional(text(64)),
  referral_slug: acquisition.referral_slug,
  product_name: acquisition.product_name,
  phone_number: Type.Optional(PhoneNumber),
  /** Whether signing in asks for a code sent to that number, which it then needs. */
  mfa_enabled: Type.Optional(Type.Boolean()),
  /** The password is published with the source, so production refuses this account. */
  seeded: Type.Optional(Type.Boolean()),
});
export type PutUser = Static<typeof PutUser>;

/**
 * Internal, PUT /internal/users/:id/deactivation, answered with 204. Who is
 * deactivated is signed out everywhere and refused as for a wrong password.
 */
export const PutDeactivation = body({ deactivated: Type.Boolean() });

/** Internal, GET /internal/users?email=. An empty list when nobody has the address. */
export const UserSearchReply = Type.Object({ users: Type.Array(UserIdentity) });
export type UserSearchReply = Static<typeof UserSearchReply>;
