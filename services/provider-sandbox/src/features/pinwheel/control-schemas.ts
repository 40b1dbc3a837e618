import Type, { type Static } from 'typebox';

/* What tests and people may change of Pinwheel's world, which Pinwheel has no calls for. */

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const AccountParams = Type.Object({ id: Type.String() });

export const OwnerQuery = Type.Object({ user: Type.String() }, { additionalProperties: false });

export const WebhookUrlBody = Type.Object(
  { url: Type.Union([Type.String({ format: 'uri' }), Type.Null()]) },
  { additionalProperties: false },
);

/** An account as if somebody had connected it by the widget; nobody is told of it. */
export const NewAccountBody = Type.Object(
  {
    end_user_id: Type.String({ minLength: 1 }),
    persona: Type.String({ default: 'hourly_ach' }),
    /** The persona's own employer when it is missing. */
    platform_id: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** It ended today, and pays what the persona earns, unless told otherwise. */
export const ShiftBody = Type.Object(
  {
    hours: Type.Number({ exclusiveMinimum: 0, maximum: 24 }),
    ended_on: Type.Optional(Day),
    hourly_rate_cents: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  },
  { additionalProperties: false },
);
export type ShiftBody = Static<typeof ShiftBody>;

/** It is paid today, for the two weeks that ended a week ago, unless told otherwise. */
export const PaystubBody = Type.Object(
  {
    hours: Type.Number({ exclusiveMinimum: 0, maximum: 200 }),
    pay_date: Type.Optional(Day),
    pay_period_end: Type.Optional(Day),
  },
  { additionalProperties: false },
);
export type PaystubBody = Static<typeof PaystubBody>;
