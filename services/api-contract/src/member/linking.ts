import Type, { type Static } from 'typebox';
import { body, Id, text } from '../fields.ts';

/* The calls that link a bank and a payroll. They are read unconverted (decision C-088). */

/** What a provider's platform can tell of its people. */
export const PAYROLL_PRODUCTS = [
  'income',
  'employment',
  'shifts',
  'direct_deposit_switch',
  'paystubs',
] as const;
export type PayrollProduct = (typeof PAYROLL_PRODUCTS)[number];

export const PlatformType = Type.Union([
  Type.Literal('payroll'),
  Type.Literal('time_and_attendance'),
]);
export type PlatformType = Static<typeof PlatformType>;

/** What is typed into a search; from two characters on. */
const SearchText = Type.String({ minLength: 2, maxLength: 100, pattern: '^[^\\u0000]*$' });

/** GET /plaid/search_institutions */
export const BankSearch = Type.Object({ name: SearchText }, { additionalProperties: false });

/** GET /pinwheel/search_institutions */
export const PlatformSearch = Type.Object(
  { name: SearchText, platform_type: PlatformType },
  { additionalProperties: false },
);

/** Ranked, the best first, at most 20. */
export const Institutions = Type.Object({
  institutions: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      /** By commas: `income,employment`. */
      products: Type.String(),
    }),
  ),
});
export type Institutions = Static<typeof Institutions>;

/**
 * GET /plaid/link_token; with an institution that was chosen before, or for another account than
 * the linked one, which is then not repaired though it is broken.
 */
export const BankLinkTokenQuery = Type.Object(
  {
    institution_id: Type.Optional(text(100)),
    another: Type.Optional(Type.Literal('true')),
  },
  { additionalProperties: false },
);

/** GET /pinwheel/link_token; with a platform that was chosen before. */
export const PayrollLinkTokenQuery = Type.Object(
  { platform_id: Type.Optional(text(100)) },
  { additionalProperties: false },
);

/** A token is used only when `success` is true and it is there. */
export const LinkTokenReply = Type.Object({
  success: Type.Boolean(),
  link_token: Type.Optional(Type.String()),
});
export type LinkTokenReply = Static<typeof LinkTokenReply>;

/** GET /plaid/create_access_token */
export const PublicTokenQuery = Type.Object(
  { public_token: text(255) },
  { additionalProperties: false },
);

/** GET /pinwheel/store_data */
export const StoreDataQuery = Type.Object(
  { account_id: text(100), platform_id: text(100) },
  { additionalProperties: false },
);

export const Linked = Type.Object({ success: Type.Boolean() });
export type Linked = Static<typeof Linked>;

/** GET /pinwheel/status */
export const PayrollStatus = Type.Object({
  connected: Type.Boolean(),
  /** `active`, or what the provider says is wrong; `not_linked` without a payroll. */
  monitoring_status: Type.String(),
  /** All of her pay comes to her deposit account with us. */
  direct_deposit_switched: Type.Boolean(),
  /** Where it goes; `unknown` while she has no such account, or her payroll does not say. */
  direct_deposit_destination: Type.Union([
    Type.Literal('unknown'),
    Type.Literal('elsewhere'),
    Type.Literal('partly'),
    Type.Literal('here'),
  ]),
});
export type PayrollStatus = Static<typeof PayrollStatus>;

/** GET /pinwheel/monitoring_status: asked of the provider, now. */
export const MonitoringStatus = Type.Object({ monitoring_ok: Type.Boolean() });
export type MonitoringStatus = Static<typeof MonitoringStatus>;

/** GET /pave/status: whether what the bank shows of her income has been read. */
export const IncomeReadiness = Type.Object({ ready: Type.Boolean() });
export type IncomeReadiness = Static<typeof IncomeReadiness>;

/** GET /bank_accounts/linked; null while none is. */
export const LinkedBankAccount = Type.Union([
  Type.Object({
    name: Type.String(),
    institution_name: Type.String(),
    mask: Type.Union([Type.String(), Type.Null()]),
    verified: Type.Boolean(),
  }),
  Type.Null(),
]);
export type LinkedBankAccount = Static<typeof LinkedBankAccount>;

/** GET /bank_account_verifications/… */
export const BankVerification = Type.Object({
  status: Type.Union([Type.Literal('pending'), Type.Literal('verified'), Type.Literal('failed')]),
});
export type BankVerification = Static<typeof BankVerification>;

/** POST /pinwheel/log_event: what the payroll widget told of itself. */
export const PayrollEvent = body({
  event_name: text(100),
  event_data: Type.Record(Type.String(), Type.Unknown()),
  user_id: Id,
});
