import Type, { type Static } from 'typebox';

/* Pinwheel's POST /v1/link_tokens, version 2023-11-22. */

/** All jobs that can be required of a platform. */
export const ALL_JOBS = [
  'direct_deposit_allocations',
  'direct_deposit_switch',
  'employment',
  'identity',
  'income',
  'paystubs',
  'shifts',
] as const;

const Target = Type.Object({
  name: Type.String({ minLength: 1 }),
  type: Type.Union([Type.Literal('checking'), Type.Literal('savings')]),
  account_number: Type.String({ pattern: '^[0-9]{5,17}$' }),
  routing_number: Type.String({ pattern: '^[0-9]{9}$' }),
});

export const LinkTokenBody = Type.Object(
  {
    org_name: Type.String({ minLength: 3, maxLength: 30 }),
    /** The caller's own id of the person; needed unless there is an `account_id`. */
    end_user_id: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    /** Platforms that cannot do all of these are not offered; needed unless as above. */
    required_jobs: Type.Optional(Type.Array(Type.Enum(ALL_JOBS), { minItems: 1 })),
    platform_id: Type.Optional(Type.String()),
    platform_type: Type.Optional(
      Type.Union([Type.Literal('payroll'), Type.Literal('time_and_attendance')]),
    ),
    /** The account that is to be connected again. */
    account_id: Type.Optional(Type.String()),
    skip_intro_screen: Type.Optional(Type.Boolean()),
    disable_direct_deposit_splitting: Type.Optional(Type.Boolean()),
    language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('es')])),
    /** Needed for `direct_deposit_switch`. */
    allocation: Type.Optional(
      Type.Object({
        type: Type.Optional(Type.Literal('remainder')),
        targets: Type.Array(Target, { minItems: 1, maxItems: 1 }),
      }),
    ),
    tags: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: false },
);
export type LinkTokenBody = Static<typeof LinkTokenBody>;

export const LinkTokenReply = Type.Object({
  data: Type.Object({
    id: Type.String(),
    mode: Type.Literal('sandbox'),
    token: Type.String(),
    /** An instant. */
    expires: Type.String(),
  }),
});
