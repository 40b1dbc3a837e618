import Type, { type TSchema } from 'typebox';
import { Cents, nullable, RecordId, Text } from '#providers/http/provider-fields.ts';

/* Synctera's shapes, as far as we read them: https://docs.synctera.com, v0. Amounts are cents. */

/** Ids are UUIDs: they are written into columns of that type. */
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});
const Instant = Type.String({ format: 'date-time', pattern: '^(19|20|21)\\d\\d-' });

const Day = Type.String({ pattern: '^(19|20|21)\\d\\d-\\d\\d-\\d\\d$' });

export const MadeReply = Type.Object({ id: Uuid });

export const DepositReply = Type.Object({
  id: Uuid,
  account_number: Type.String({ pattern: '^[0-9]{5,17}$' }),
  bank_routing: Type.String({ pattern: '^[0-9]{9}$' }),
});

export const VerificationReply = Type.Object({
  verification_status: Type.String({ minLength: 1, maxLength: 100 }),
});

export const CardReply = Type.Object({
  id: Uuid,
  account_id: Uuid,
  last_four: Type.String({ pattern: '^[0-9]{4}$' }),
  form: Type.Enum(['VIRTUAL', 'PHYSICAL']),
  card_status: Type.Enum(['UNACTIVATED', 'ACTIVE', 'SUSPENDED', 'TERMINATED']),
});
export const CardsReply = Type.Object({ cards: Type.Array(CardReply) });

export const ProductsReply = Type.Object({
  card_products: Type.Array(
    Type.Object({ id: Uuid, form: Type.Enum(['VIRTUAL', 'PHYSICAL']), active: Type.Boolean() }),
  ),
});

export const ClientTokenReply = Type.Object({
  client_token: Type.String({ minLength: 1, maxLength: 4_000 }),
});
export const WidgetUrlReply = Type.Object({ url: Type.String({ pattern: '^https?://' }) });

export const ExternalData = Type.Object({
  card_id: Type.Optional(Uuid),
  merchant: Type.Optional(
    Type.Object({ name: Type.Optional(Text), mcc: Type.Optional(Type.String()) }),
  ),
});

/** A page of a list; no token means that nothing comes behind it. */
export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ result: Type.Array(item), next_page_token: Type.String({ maxLength: 500 }) });

export const PendingEntry = Type.Object({
  uuid: Uuid,
  account_id: Uuid,
  updated: Instant,
  data: Type.Object({
    type: Text,
    status: Type.Enum(['PENDING', 'PARTCLEARD', 'CLEARED', 'RELEASED', 'DECLINED']),
    reason: Text,
    // All that was requested, with what was added or taken back; `amount` is what is left of it.
    req_amount: Cents,
    transaction_time: Instant,
    external_data: ExternalData,
  }),
});

export const PostedEntry = Type.Object({
  uuid: Uuid,
  type: Text,
  subtype: Type.Optional(Text),
  posted_date: Instant,
  data: Type.Object({
    hold_id: nullable(Uuid),
    original_trx: nullable(Uuid),
    external_data: Type.Unknown(),
    user_data: Type.Optional(Type.Unknown()),
    lines: Type.Array(
      Type.Object({
        account_id: Uuid,
        amount: Cents,
        dc_sign: Type.Enum(['debit', 'credit']),
        is_primary: Type.Boolean(),
      }),
    ),
  }),
});

/** What an entry that came in by ACH says of itself. */
export const AchUserData = Type.Object({
  company_name: Text,
  receiver_name: Type.Optional(nullable(Text)),
});

/** An entry of what was moved by ACH. */
export const PostedAch = Type.Object({
  data: Type.Object({ external_data: Type.Object({ ach_id: Uuid }) }),
});

export const AchReply = Type.Object({
  id: Uuid,
  status: Type.Enum(['INIT', 'PENDING', 'CANCELED', 'COMPLETE', 'DECLINED']),
  effective_date: Day,
  return_data: Type.Optional(Type.Object({ code: Type.String({ pattern: '^R\\d\\d$' }) })),
});
/** A page of transfers; no token means that nothing comes behind it. */
export const AchsReply = Type.Object({
  transactions: Type.Array(
    Type.Object({ ...AchReply.properties, memo: Type.Optional(Type.String()) }),
  ),
  next_page_token: Type.Optional(Type.String({ maxLength: 500 })),
});

/** A page of the list of reports; no token means that nothing comes behind it. */
export const ReportsReply = Type.Object({
  reports: Type.Array(
    Type.Object({
      id: Type.String({ pattern: '^[\\w-]{1,100}$' }),
      type: Type.String(),
      business_date: Day,
      revision: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
  ),
  next_page_token: Type.String({ maxLength: 500 }),
});

const SignedCents = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});

/** A page of a report, with the totals of all of it. */
export const ReportReply = Type.Object({
  revision: Type.Integer(),
  settlement_date: Day,
  entry_count: Type.Integer({ minimum: 0 }),
  net_amount: SignedCents,
  opening_balance: nullable(SignedCents),
  closing_balance: nullable(SignedCents),
  entries: Type.Array(Type.Unknown()),
  next_page_token: Type.String({ maxLength: 500 }),
});

/** A line of a report. */
export const ReportEntry = Type.Object({
  transaction_id: RecordId,
  type: Text,
  reference: Text,
  trace_no: nullable(Text),
  dc_sign: Type.Enum(['debit', 'credit']),
  amount: Cents,
});
