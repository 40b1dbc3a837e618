import Type, { type Static } from 'typebox';
import { credentials } from '../plaid-schemas.ts';

/* Plaid's own shapes, as far as they are accepted here: https://plaid.com/docs/api/link/ */

const Texts = Type.Union([Type.Array(Type.String({ minLength: 1 })), Type.Null()]);
const optional = {
  products: Type.Optional(Texts),
  required_if_supported_products: Type.Optional(Texts),
  optional_products: Type.Optional(Texts),
  additional_consented_products: Type.Optional(Texts),
  webhook: Type.Optional(Type.String()),
  /** Update mode. */
  access_token: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  institution_id: Type.Optional(Type.String()),
  institution_data: Type.Optional(Type.Object({ routing_number: Type.Optional(Type.String()) })),
  redirect_uri: Type.Optional(Type.String()),
  link_customization_name: Type.Optional(Type.String()),
  transactions: Type.Optional(
    Type.Object({ days_requested: Type.Optional(Type.Integer({ minimum: 1, maximum: 730 })) }),
  ),
  update: Type.Optional(Type.Object({})),
  account_filters: Type.Optional(Type.Object({})),
};

export const LinkTokenRequest = Type.Object(
  {
    ...credentials,
    client_name: Type.String({ minLength: 1, maxLength: 30 }),
    language: Type.String({ minLength: 2 }),
    country_codes: Type.Array(Type.String(), { minItems: 1 }),
    user: Type.Object({
      client_user_id: Type.String({ minLength: 1 }),
      legal_name: Type.Optional(Type.String()),
    }),
    ...optional,
  },
  { additionalProperties: false },
);
export type LinkTokenRequest = Static<typeof LinkTokenRequest>;

export const LinkTokenGetRequest = Type.Object(
  { ...credentials, link_token: Type.String() },
  { additionalProperties: false },
);
