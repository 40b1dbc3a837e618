import Type, { type Static } from 'typebox';
import { Dollars, nullable } from '../fields.ts';

/** What of a closed account's records stays, by which ground (services/application-engine, retention). */
export const KeptFor = Type.Array(
  Type.Union([Type.Literal('card_account'), Type.Literal('transaction')]),
);

/**
 * For how many months records of a closed account are kept, from the day that `CardRecords` says: the
 * sources are in services/application-engine, retention.
 */
export const RECORDS_KEPT_MONTHS = 60;

/** What keeps an account open: what is owed, held or on its way, or a dispute. */
export const ClosureObstacle = Type.Object({
  reason: Type.Union([
    Type.Literal('money_owed'),
    Type.Literal('money_held'),
    Type.Literal('money_under_way'),
    Type.Literal('dispute_open'),
  ]),
  /** null where it is not told by an amount. */
  amount: nullable(Dollars),
});
export type ClosureObstacle = Static<typeof ClosureObstacle>;

/** Internal, GET /internal/members/:user_id/closure: what the closure of an account would do now. */
export const MemberClosureOutlook = Type.Object({
  settle_first: Type.Array(ClosureObstacle),
  ends: Type.Array(Type.String()),
  kept_for: KeptFor,
  /** Erased when the years of records are over. */
  erased_with_records: Type.Array(Type.String()),
  stays: Type.Array(Type.String()),
});
export type MemberClosureOutlook = Static<typeof MemberClosureOutlook>;

/**
 * Internal, POST /internal/members/:user_id/closure, 200: nothing can be bought, debited or read any
 * more; 409 while money is owed, held or on its way. Of who is no member nothing stays.
 */
export const MemberClosure = Type.Object({ kept_for: KeptFor });
export type MemberClosure = Static<typeof MemberClosure>;
