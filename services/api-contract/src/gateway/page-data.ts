import Type, { type Static } from 'typebox';
import { Partner } from '../partners/partner.ts';
import { PayrollShortcuts } from './payroll-shortcuts.ts';
import { RegisteredRemote } from './registry.ts';
import { Shortcuts } from './shortcuts.ts';

/** The flags that the browser is told of (specification 3, section 9). */
export const Flags = Type.Object({
  demo_triggers: Type.Boolean(),
  signup_debug: Type.Boolean(),
  rf_19_demo_mode: Type.Boolean(),
  rf_6_card_launch: Type.Boolean(),
});
export type Flags = Static<typeof Flags>;

/** A flag as the specification writes it: `rf-6-card-launch`. */
export type FlagName = Dashed<keyof Flags>;

type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

/** The JSON that the gateway writes into the page, under the id `page-data`. */
export const PageData = Type.Object({
  registry: Type.Object({ remotes: Type.Record(Type.String(), RegisteredRemote) }),
  signed_in: Type.Boolean(),
  /** Somebody of staff is signed in, also while viewing the product as a member. */
  staff: Type.Boolean(),
  /** The page's address is for others than who opened it: it is shown to nobody here. */
  refused: Type.Boolean(),
  /** The slice that she, who is of staff, opened in another version than others get; absent: none. */
  override: Type.Optional(
    Type.Object({ slice: Type.String(), version: Type.String(), until: Type.String() }),
  ),
  environment: Type.String(),
  flags: Flags,
  partners: Type.Array(Partner),
  /** Where organisations write that would like to be partners. */
  partners_email: Type.String(),
  /** Of the card issuer, without a slash at its end; null where none is configured. */
  issuer_dashboard_url: Type.Union([Type.String(), Type.Null()]),
  /** Where the pages lie that host the providers' widgets; null where there are none. */
  widgets_origin: Type.Union([Type.String(), Type.Null()]),
  bank_shortcuts: Shortcuts,
  payroll_shortcuts: PayrollShortcuts,
});
export type PageData = Static<typeof PageData>;
