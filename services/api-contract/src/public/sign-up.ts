import Type, { type Static } from 'typebox';
import { body, text } from '../fields.ts';
import { PartnerSlug } from '../partners/partner.ts';

/** What somebody signs up for. */
export const ProductName = Type.Union([
  Type.Literal('earned_wage_access'),
  Type.Literal('tax_refund_advance'),
]);
export type ProductName = Static<typeof ProductName>;

/** Where somebody came from; absent is not known. */
export const acquisition = {
  /** The card, where nothing is said. */
  product_name: Type.Optional(ProductName),
  /** Refused where no partner has this slug. */
  partner: Type.Optional(PartnerSlug),
  referral_slug: Type.Optional(text(64)),
  group_id: Type.Optional(text(64)),
  utm_campaign: Type.Optional(text(255)),
  utm_source: Type.Optional(text(255)),
  utm_medium: Type.Optional(text(255)),
};

/**
 * POST /users. Who has the address already gets the same answer after the same
 * work, and its owner a mail.
 */
export const SignUpRequest = body({
  user: body({ first_name: text(100), last_name: text(100), email: text(255) }),
  ...acquisition,
});
export type SignUpRequest = Static<typeof SignUpRequest>;

/** 201. The token serves PUT /users/passwords once, within 30 minutes. */
export const SignUpReply = Type.Object({ reset_password_token: Type.String() });
export type SignUpReply = Static<typeof SignUpReply>;
