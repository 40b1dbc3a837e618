import Type, { type Static } from 'typebox';
import { CalendarDate, Id, nullable } from '../fields.ts';

const Amount = Type.Integer({ minimum: 1 });
/** What she owes: below zero where more was credited than debited. */
const Balance = Type.Integer();

/** GET /statements, the last issued one first; 404 without a card account. */
export const Statements = Type.Array(
  Type.Object({
    id: Id,
    issue_date: CalendarDate,
    start_date: CalendarDate,
    end_date: CalendarDate,
  }),
);
export type Statements = Static<typeof Statements>;

/** Internal, GET /internal/statement_ends: whose last statements, as ids joined by commas. */
export const StatementEndsQuery = Type.Object(
  { user_ids: Type.String({ maxLength: 4_000, pattern: '^[0-9a-f-]{36}(,[0-9a-f-]{36})*$' }) },
  { additionalProperties: false },
);

/** The last day of the last statement that was issued to each; nothing of who has none. */
export const StatementEnds = Type.Array(Type.Object({ user_id: Id, end_date: CalendarDate }));
export type StatementEnds = Static<typeof StatementEnds>;

export const StatementTransaction = Type.Object({
  /** The ledger's transfer that it is. */
  uuid: Id,
  posted_date: CalendarDate,
  type: Type.String(),
  subtype: Type.String(),
  data: Type.Object({
    memo: Type.String(),
    /**
     * The transfer in double entry. Her own side has the statement's account_number, or `deposit`; the
     * other is `card`, `deposit`, `card_network`, `bank` (hers, or her employer's) or `reset`.
     */
    lines: Type.Array(
      Type.Object({
        account_no: Type.String(),
        amount: Amount,
        dc_sign: Type.Enum(['credit', 'debit']),
      }),
    ),
  }),
});
export type StatementTransaction = Static<typeof StatementTransaction>;

/**
 * GET /statements/{id}, all amounts in cents; with `Accept: application/pdf` the same as a PDF. 404
 * for one that is another's. `current` in the place of the id is what is on no statement yet: it is
 * made anew at each call, has no id of its own and is not final.
 */
export const Statement = Type.Object({
  id: nullable(Id),
  final: Type.Boolean(),
  issue_date: CalendarDate,
  start_date: CalendarDate,
  end_date: CalendarDate,
  opening_balance: Balance,
  closing_balance: Balance,
  primary_account_holder_personal: Type.Object({
    first_name: Type.String(),
    last_name: Type.String(),
  }),
  account_summary: Type.Object({ account_type: Type.String(), account_number: Type.String() }),
  transactions: Type.Array(StatementTransaction),
  /**
   * Held at its end for purchases that merchants had not collected, which are in no balance; null for a
   * statement that was issued before this was kept.
   */
  held: nullable(Type.Integer({ minimum: 0 })),
  /** What is on deposit for her: pay that came in, what it repaid, what was sent to her bank. */
  deposit: Type.Object({
    opening_balance: Type.Integer(),
    closing_balance: Type.Integer(),
    transactions: Type.Array(StatementTransaction),
  }),
});
export type Statement = Static<typeof Statement>;
