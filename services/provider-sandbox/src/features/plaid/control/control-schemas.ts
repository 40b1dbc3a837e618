import Type, { type Static } from 'typebox';

/* What tests and people may change of Plaid's world, which Plaid has no calls for. */

const MOST_CENTS = 100_000_000;

export const ItemParams = Type.Object({ item_id: Type.String() });

export const OwnerQuery = Type.Object(
  { user: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

/** `pending` only warns of it; `revoked` is the person's own doing at her bank. */
export const DisconnectBody = Type.Object(
  {
    reason: Type.Union(
      [
        Type.Literal('login_required'),
        Type.Literal('revoked'),
        Type.Literal('pending'),
        Type.Literal('institution_down'),
      ],
      { default: 'login_required' },
    ),
  },
  { additionalProperties: false },
);

export const TransactionBody = Type.Object(
  {
    /** Comes in where it is positive. */
    amount_cents: Type.Integer({ minimum: -MOST_CENTS, maximum: MOST_CENTS }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    days_ago: Type.Integer({ minimum: 0, maximum: 180, default: 0 }),
    direct_deposit: Type.Boolean({ default: false }),
  },
  { additionalProperties: false },
);
export type TransactionBody = Static<typeof TransactionBody>;

export const BalanceBody = Type.Object(
  { balance_cents: Type.Integer({ minimum: -MOST_CENTS, maximum: MOST_CENTS }) },
  { additionalProperties: false },
);

export const FireBody = Type.Object(
  { item_id: Type.Optional(Type.String()) },
  { additionalProperties: false },
);
