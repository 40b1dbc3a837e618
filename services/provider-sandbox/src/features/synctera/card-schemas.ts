import Type, { type Static } from 'typebox';
import { Address, Cents, Metadata, Text, Uuid } from './synctera-schemas.ts';

/* Cards, who decides about them, and what merchants do with them. */

const Shipping = Type.Object({
  address: Address,
  method: Type.Optional(Type.Enum(['LOCAL_MAIL', 'TWO_DAY', 'OVERNIGHT', 'INTERNATIONAL'])),
  is_expedited_fulfillment: Type.Optional(Type.Boolean()),
  recipient_name: Type.Optional(Type.Object({ first_name: Text, last_name: Text })),
});

export const CardBody = Type.Object({
  form: Type.Enum(['PHYSICAL', 'VIRTUAL']),
  type: Type.Optional(Type.Literal('DEBIT')),
  card_product_id: Uuid,
  account_id: Uuid,
  customer_id: Uuid,
  emboss_name: Type.Optional(Type.Object({ line_1: Text, line_2: Type.Optional(Text) })),
  shipping: Type.Optional(Shipping),
  reissued_from_id: Type.Optional(Uuid),
  reissue_reason: Type.Optional(Text),
  metadata: Metadata,
});
export type CardBody = Static<typeof CardBody>;

export const CardChangeBody = Type.Object({
  card_status: Type.Optional(Type.Enum(['ACTIVE', 'SUSPENDED', 'TERMINATED'])),
  reason: Type.Optional(Text),
  memo: Type.Optional(Text),
  metadata: Metadata,
});
export type CardChangeBody = Static<typeof CardChangeBody>;

export const ActivateBody = Type.Object({ activation_code: Text, customer_id: Uuid });

const FULFILLMENT = ['ISSUED', 'ORDERED', 'REJECTED', 'SHIPPED'] as const;
export const FulfillmentBody = Type.Object({ card_fulfillment_status: Type.Enum(FULFILLMENT) });

export const WidgetQuery = Type.Object({
  widget_type: Type.Enum(['activate_card', 'set_pin']),
  customer_id: Uuid,
  account_id: Uuid,
  card_id: Type.Optional(Uuid),
});

export const GatewayBody = Type.Object({
  url: Type.String({ pattern: '^https?://' }),
  card_products: Type.Array(Uuid),
  active: Type.Optional(Type.Boolean()),
  custom_headers: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type GatewayBody = Static<typeof GatewayBody>;

const Merchant = Type.Object({
  name: Type.Optional(Text),
  mcc: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
  city: Type.Optional(Text),
  state: Type.Optional(Text),
  zip: Type.Optional(Text),
  country: Type.Optional(Text),
});
export type Merchant = Static<typeof Merchant>;

export const AuthorizationBody = Type.Object({
  card_id: Uuid,
  amount: Cents,
  mid: Text,
  card_acceptor: Type.Optional(Merchant),
  is_pre_auth: Type.Optional(Type.Boolean()),
});
export type AuthorizationBody = Static<typeof AuthorizationBody>;

export const ClearingBody = Type.Object({
  original_transaction_id: Uuid,
  amount: Cents,
  is_refund: Type.Optional(Type.Boolean()),
  force_post: Type.Optional(Type.Boolean()),
  /** Nothing of the hold is left after it, also when it takes less. */
  is_final: Type.Optional(Type.Boolean()),
});
export type ClearingBody = Static<typeof ClearingBody>;

export const AdviceBody = Type.Object({ original_transaction_id: Uuid, amount: Cents });
export type AdviceBody = Static<typeof AdviceBody>;

export const ReversalBody = Type.Object({ original_transaction_id: Uuid, amount: Cents });
export type ReversalBody = Static<typeof ReversalBody>;
