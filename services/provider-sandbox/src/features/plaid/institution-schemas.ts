import Type, { type Static } from 'typebox';
import { BANK_PRODUCTS } from '#directory/institution.ts';

/* Plaid's own shapes: https://plaid.com/docs/api/institutions/ */

const credentials = {
  client_id: Type.Optional(Type.String()),
  secret: Type.Optional(Type.String()),
};

const Products = Type.Array(Type.Enum([...BANK_PRODUCTS]));
const CountryCodes = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1 });
const WithMetadata = Type.Optional(Type.Boolean());

export const InstitutionsRequest = Type.Object(
  {
    ...credentials,
    count: Type.Integer({ minimum: 1, maximum: 500 }),
    offset: Type.Integer({ minimum: 0 }),
    country_codes: CountryCodes,
    options: Type.Optional(
      Type.Object(
        {
          products: Type.Optional(Products),
          routing_numbers: Type.Optional(Type.Array(Type.String())),
          oauth: Type.Optional(Type.Boolean()),
          include_optional_metadata: WithMetadata,
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type InstitutionsRequest = Static<typeof InstitutionsRequest>;

export const InstitutionSearchRequest = Type.Object(
  {
    ...credentials,
    query: Type.String({ minLength: 1 }),
    products: Type.Optional(Type.Union([Products, Type.Null()])),
    country_codes: CountryCodes,
    options: Type.Optional(
      Type.Object(
        { oauth: Type.Optional(Type.Boolean()), include_optional_metadata: WithMetadata },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

export const InstitutionByIdRequest = Type.Object(
  {
    ...credentials,
    institution_id: Type.String(),
    country_codes: CountryCodes,
    options: Type.Optional(
      Type.Object({ include_optional_metadata: WithMetadata }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);

export const Institution = Type.Object({
  institution_id: Type.String(),
  name: Type.String(),
  products: Type.Array(Type.String()),
  country_codes: Type.Array(Type.Literal('US')),
  routing_numbers: Type.Array(Type.String()),
  oauth: Type.Boolean(),
  /** Only when include_optional_metadata asks for them. */
  url: Type.Optional(Type.String()),
  primary_color: Type.Optional(Type.Null()),
  logo: Type.Optional(Type.Null()),
});
export type Institution = Static<typeof Institution>;

export const InstitutionsReply = Type.Object({
  institutions: Type.Array(Institution),
  total: Type.Integer(),
  request_id: Type.String(),
});
export const InstitutionSearchReply = Type.Object({
  institutions: Type.Array(Institution),
  request_id: Type.String(),
});
export const InstitutionByIdReply = Type.Object({
  institution: Institution,
  request_id: Type.String(),
});
