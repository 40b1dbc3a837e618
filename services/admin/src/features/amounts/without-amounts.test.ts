import { amountsOf } from '@reset/api-contract/admin/amounts.ts';
import { AdminCardTransactions } from '@reset/api-contract/admin/card-transactions.ts';
import { CaseCounts, CaseReply, Cases } from '@reset/api-contract/admin/cases.ts';
import { DirectDeposit, PlaidTransactions } from '@reset/api-contract/admin/user-sections.ts';
import { Timeline } from '@reset/api-contract/admin/user-timeline.ts';
import { AdminUsers } from '@reset/api-contract/admin/users.ts';
import { AMOUNT, Dollars, Id, Instant, nullable } from '@reset/api-contract/fields.ts';
import { describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { type Occasion, type Schema, withoutAmounts } from './without-amounts.ts';

const [rosa, hazel] = ['rosa', 'hazel'];
const NOBODY = { userId: null, day: null };

/** The reply without amounts after that day, of Rosa's alone. */
const shown = (schema: object, reply: unknown, until = '2026-10-31') =>
  withoutAmounts(
    schema as Schema,
    reply,
    ({ userId, day }: Occasion) => userId === rosa && day !== null && day <= until,
    NOBODY,
  );

describe('withoutAmounts', () => {
  const Row = Type.Object(
    { user_id: Id, at: Instant, amount: Type.Optional(Dollars), count: Type.Integer() },
    amountsOf({ of: 'user_id', on: 'at' }),
  );
  const row = (user_id: string, at: string) => ({ user_id, at, amount: 5, count: 1 });

  it('shows an amount of a stated day of whose it is, in Los Angeles, and leaves others out', () => {
    const last = row(rosa, '2026-11-01T06:59:59.000Z');
    const first = row(rosa, '2026-11-01T07:00:00.000Z');
    const other = row(hazel, '2026-10-01T20:00:00.000Z');
    expect(shown(Type.Array(Row), [last, first, other])).toEqual([
      last,
      { user_id: rosa, at: first.at, count: 1 },
      { user_id: hazel, at: other.at, count: 1 },
    ]);
  });

  it('takes an amount of no day for one of now, also within what is dated', () => {
    const Page = Type.Object(
      {
        id: Id,
        limit: Type.Optional(nullable(Dollars)),
        last: nullable(
          Type.Object(
            {
              on: Type.String(),
              amount: Type.Optional(Dollars),
              fee: Type.Object({ of: Dollars }),
            },
            amountsOf({ on: 'on' }),
          ),
        ),
      },
      amountsOf({ of: 'id' }),
    );
    const reply = { id: rosa, limit: 400, last: { on: '2026-10-31', amount: 50, fee: { of: 1 } } };
    // What cannot be without its amount is left out as a whole, up to where there may be nothing.
    expect(shown(Page, reply)).toEqual({ id: rosa, last: null });
    expect(shown(Page, { ...reply, limit: null, last: null })).toEqual({
      id: rosa,
      limit: null,
      last: null,
    });
  });

  it('finds whose it is within, and answers null for a reply that is an amount alone', () => {
    const Case = Type.Object(
      {
        user: nullable(Type.Object({ id: Id })),
        on: Type.String(),
        amount: Type.Optional(Dollars),
      },
      amountsOf({ of: 'user.id', on: 'on' }),
    );
    const dated = { on: '2026-10-31', amount: 5 };
    expect(shown(Case, { user: { id: rosa }, ...dated })).toMatchObject({ amount: 5 });
    expect(shown(Case, { user: null, ...dated })).toEqual({ user: null, on: dated.on });
    expect(shown(Dollars, 5)).toBeNull();
  });
});

/** Numbers that staff of support read and that are no money, by the path to each. */
const NO_AMOUNTS = new Set([
  'total_pages',
  'open',
  'overdue',
  'days_left',
  'match_score',
  'num_repayments',
  'num_reversed_ach_debit_repayments',
  'num_not_reversed_ach_debit_repayments',
  'income_tax_refund_advance_multiplier',
  'payroll_linked',
  'payroll_unlinked',
  'percentage',
  'priority',
  'age_banking_days',
  'documents_read',
  'tax_year',
]);

describe('the replies that support reads', () => {
  it.each(
    Object.entries({
      AdminUsers,
      AdminCardTransactions,
      Cases,
      CaseCounts,
      CaseReply,
      Timeline,
      PlaidTransactions,
      DirectDeposit,
    }),
  )('mark each number of %s as an amount or are none', (_name, schema) => {
    expect(unmarked(schema as Schema)).toEqual([]);
  });
});

/** The names of numbers that are neither. */
function unmarked(schema: Schema, name = ''): string[] {
  const { $comment, anyOf = [], items, properties = {}, type } = schema;
  if (type === 'number' || type === 'integer') {
    return $comment === AMOUNT || NO_AMOUNTS.has(name) ? [] : [name];
  }
  return [
    ...anyOf.flatMap((one) => unmarked(one, name)),
    ...(items ? unmarked(items, name) : []),
    ...Object.entries(properties).flatMap(([key, one]) => unmarked(one, key)),
  ];
}
