import Type from 'typebox';

/* Plaid's own shapes of requests, as far as they are accepted here: https://plaid.com/docs/api/ */

/** Credentials may be in the body or in the headers PLAID-CLIENT-ID and PLAID-SECRET. */
export const credentials = {
  client_id: Type.Optional(Type.String()),
  secret: Type.Optional(Type.String()),
};

/** About an item, or about some of its accounts. */
export const ItemRequest = Type.Object(
  {
    ...credentials,
    access_token: Type.String(),
    account_ids: Type.Optional(Type.Array(Type.String())),
    options: Type.Optional(Type.Object({ account_ids: Type.Optional(Type.Array(Type.String())) })),
  },
  { additionalProperties: false },
);

export const RemoveRequest = Type.Object(
  {
    ...credentials,
    access_token: Type.String(),
    reason_code: Type.Optional(Type.String()),
    reason_note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

export const AddressRequest = Type.Object(
  {
    ...credentials,
    access_token: Type.String(),
    webhook: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  { additionalProperties: false },
);

export const ExchangeRequest = Type.Object(
  { ...credentials, public_token: Type.String() },
  { additionalProperties: false },
);

export const SandboxTokenRequest = Type.Object(
  {
    ...credentials,
    institution_id: Type.String(),
    initial_products: Type.Array(Type.String(), { minItems: 1 }),
    options: Type.Optional(
      Type.Object(
        {
          webhook: Type.Optional(Type.String()),
          override_username: Type.Optional(Type.String()),
          override_password: Type.Optional(Type.String()),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

export const SyncRequest = Type.Object(
  {
    ...credentials,
    access_token: Type.String(),
    cursor: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    count: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
    options: Type.Optional(Type.Object({})),
  },
  { additionalProperties: false },
);

export const KeyRequest = Type.Object(
  { ...credentials, key_id: Type.String() },
  { additionalProperties: false },
);
