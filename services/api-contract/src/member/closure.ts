import Type, { type Static } from 'typebox';

/** What of a closed account's records stays, by which ground (services/application-engine, retention). */
export const KeptFor = Type.Array(
  Type.Union([Type.Literal('card_account'), Type.Literal('transaction')]),
);

/**
 * For how many months records of a closed account are kept, from the day that `CardRecords` says: the
 * sources are in services/application-engine, retention.
 */
export const RECORDS_KEPT_MONTHS = 60;

/**
 * Internal, POST /internal/members/:user_id/closure, 200: nothing can be bought, debited or read any
 * more; 409 while money is owed, held or on its way. Of who is no member nothing stays.
 */
export const MemberClosure = Type.Object({ kept_for: KeptFor });
export type MemberClosure = Static<typeof MemberClosure>;
