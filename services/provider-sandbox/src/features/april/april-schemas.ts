import Type, { type Static } from 'typebox';

const Text = Type.String({ minLength: 1, maxLength: 255 });

export const UserBody = Type.Object({
  /** The customer's own id of the person; with the same one she is the same user. */
  external_id: Text,
  first_name: Text,
  last_name: Text,
  email: Type.Optional(Text),
});
export type UserBody = Static<typeof UserBody>;

/** Where refunds of a user's returns are to be sent. */
export const DestinationBody = Type.Object(
  {
    routing_number: Type.String({ pattern: '^\\d{9}$' }),
    account_number: Type.String({ pattern: '^\\d{4,17}$' }),
  },
  { additionalProperties: false },
);
export type DestinationBody = Static<typeof DestinationBody>;

export const UserParams = Type.Object({ user_id: Type.String() });
export const ReturnParams = Type.Object({ return_id: Type.String() });

export const STATUSES = [
  'submitted',
  'accepted',
  'rejected',
  'refund_received',
  'no_refund',
] as const;
export type ReturnStatus = (typeof STATUSES)[number];

/** What the tax authority answers, by an operator's word. */
export const StatusBody = Type.Object(
  {
    status: Type.Enum(STATUSES),
    /** With `refund_received`: what is sent instead of what was filed, in cents. */
    refund_amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  },
  { additionalProperties: false },
);
export type StatusBody = Static<typeof StatusBody>;

export const ReturnsQuery = Type.Object({ user: Type.Optional(Text) });

export const TokenQuery = Type.Object({ token: Type.String({ default: '' }) });

/** The questions of the frame; amounts are dollars, as people write them. */
export const FilingForm = Type.Object({
  token: Type.String({ default: '' }),
  filing_status: Type.Enum(['single', 'married_joint', 'head_of_household']),
  state: Type.String({ pattern: '^[A-Z]{2}$' }),
  wages: Type.String({ pattern: '^\\d{1,7}$' }),
  withheld: Type.String({ pattern: '^\\d{1,7}$' }),
});
export type FilingForm = Static<typeof FilingForm>;
