import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Database, newId } from '@reset/service-kit';
import { startCardService } from '#testing/some-cardholder.ts';
import { issueAt, someAccountHolder } from '#testing/statement-world.ts';

const { service } = await startCardService();
let one: Awaited<ReturnType<typeof someAccountHolder>>;
let october: string;

/** Somebody with a statement of September without a line, and one of October with two. */
beforeEach(async () => {
  one = await someAccountHolder(service, '2026-09-10');
  await one.buy({ on: '2026-10-02', cents: 2_415 });
  await one.buy({ on: '2026-10-05', cents: 500 });
  await issueAt(service, '2026-11-01T08:00:00Z');
  october = (await one.statements())[1]?.id ?? '';
});

const codeOf = (refused: Promise<unknown>): Promise<string> =>
  refused.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const run = (sql: string) => service.database.raw(sql);
const someLine = (statementId: string) => `
  INSERT INTO statement_line (transfer_id, statement_id, seq, posted_date, type, subtype, memo,
    debit_account, credit_account, amount_cents, is_debit)
  VALUES ('${newId()}', '${statementId}', 1, '2026-10-03', 'card', 'purchase', 'Made up', '1110', '2020',
    1, true)`;

describe('a statement that was issued', () => {
  it.each([
    "UPDATE statement SET last_name = 'Other'",
    'DELETE FROM statement',
    'TRUNCATE statement CASCADE',
    'UPDATE statement_line SET amount_cents = 1',
    'DELETE FROM statement_line',
    'TRUNCATE statement_line',
    'UPDATE statement_deposit_line SET amount_cents = 1',
    'DELETE FROM statement_deposit_line',
    'TRUNCATE statement_deposit_line',
  ])('refuses: %s', async (sql) => {
    expect(await codeOf(run(sql))).toBe('23001');
  });

  it('takes no line more, and none that is on another one', async () => {
    expect(await codeOf(run(someLine(october)))).toBe('23514');
    const again = `INSERT INTO statement_line SELECT * FROM statement_line
                    WHERE statement_id = '${october}' LIMIT 1`;
    expect(await codeOf(run(again))).toBe('23505');
  });

  it('is the only one of its month, and adds up', async () => {
    const copy = (id: string, changes: string) => `
      INSERT INTO statement SELECT (jsonb_populate_record(s, '{"id": "${id}", ${changes}}')).*
        FROM statement s WHERE s.id = '${october}'`;
    expect(await codeOf(run(copy(newId(), '"next_seq": 0')))).toBe('23505');
    const next = '"start_date": "2026-11-01", "end_date": "2026-11-30", "issue_date": "2026-12-01"';
    expect(await codeOf(run(copy(newId(), `${next}, "closing_cents": 1`)))).toBe('23514');
    // Without the lines that its sums say.
    expect(await codeOf(run(copy(newId(), next)))).toBe('23514');
    // One without lines, which is gone then.
    const empty = async (cents: string) => {
      const sql = copy(newId(), `${next}, "debits_cents": 0, "credits_cents": 0, ${cents}`);
      const transaction = await service.database.transaction();
      const code = await codeOf(transaction.raw(sql));
      await transaction.rollback();
      return code;
    };
    expect(await empty('"opening_cents": 5, "closing_cents": 6')).toBe('23514');
    const same = '"opening_cents": 5, "closing_cents": 5';
    expect(await empty(`${same}, "deposit_closing_cents": 1`)).toBe('23514');
    expect(await empty(same)).toBe('done');
  });
});

describe('a statement that is asked for', () => {
  /** How many are issued of her next month, unless it ends after that day. */
  const issue = async (database: Database, lastEnd: string): Promise<number> => {
    const holders = JSON.stringify([
      { account_id: one.accountId, first_name: 'Rosa', last_name: 'Delgado' },
    ]);
    const { rows } = await database.raw<{ rows: { issued: bigint }[] }>(
      `SELECT issue_statements(?, ?, '2026-12-01', '2026-12-01T08:00:00Z') AS issued`,
      [holders, lastEnd],
    );
    return Number(rows[0]?.issued);
  };

  it('is not issued before its month is over', async () => {
    expect(await issue(service.database, '2026-11-29')).toBe(0);
    expect(await issue(service.database, '2026-11-30')).toBe(1);
  });

  it('is issued once where two processes issue it at the same moment', async () => {
    const first = await service.database.transaction();
    expect(await issue(first, '2026-11-30')).toBe(1);
    const second = issue(service.database, '2026-11-30');
    // It waits for what becomes of the first one.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await first.commit();
    expect(await second).toBe(0);
  });
});

/** @returns what is found of statements while a superuser has changed it; it is put back then */
async function foundAfter(sql: string): Promise<string[]> {
  const transaction = await service.database.transaction();
  try {
    await transaction.raw('SET LOCAL session_replication_role = replica');
    await transaction.raw(sql);
    const { rows } = await transaction.raw<{ rows: { invariant: string }[] }>(
      "SELECT DISTINCT invariant FROM money_problems() WHERE invariant LIKE 'statement%' ORDER BY 1",
    );
    return rows.map(({ invariant }) => invariant);
  } finally {
    await transaction.rollback();
  }
}

describe('money_problems', () => {
  const line = (change: string) =>
    `${change} WHERE statement_id = '${october}' AND amount_cents = 500`;

  it('finds none in what was issued', async () => {
    expect(await foundAfter('SELECT')).toEqual([]);
  });

  it('finds lines that do not lead from the opening to the closing balance', async () => {
    expect(await foundAfter(line('UPDATE statement_line SET amount_cents = 501'))).toEqual([
      'statement_adds_up',
    ]);
    expect(await foundAfter(line('DELETE FROM statement_line'))).toContain('statement_adds_up');
  });

  it('finds a statement that does not begin where the last one ended', async () => {
    const changed = (change: string) => `UPDATE statement SET ${change} WHERE id = '${october}'`;
    expect(await foundAfter(changed('start_date = start_date + 1'))).toEqual(['statement_adds_up']);
    expect(
      await foundAfter(changed('opening_cents = 1, closing_cents = closing_cents + 1')),
    ).toContain('statement_adds_up');
  });

  it('finds the same of what is on deposit for her', async () => {
    const changed = (change: string) => `UPDATE statement SET ${change} WHERE id = '${october}'`;
    const more = 'deposit_closing_cents = deposit_closing_cents + 1';
    expect(
      await foundAfter(changed(`deposit_opening_cents = deposit_opening_cents + 1, ${more}`)),
    ).toEqual(['statement_deposit_adds_up', 'statement_deposits_are_ledger']);
    const credited = `INSERT INTO statement_deposit_line
      SELECT transfer_id, statement_id, seq, posted_date, type, subtype, memo, debit_account,
             credit_account, 1, false
        FROM statement_line WHERE statement_id = '${october}' LIMIT 1`;
    expect(await foundAfter(credited)).toEqual(['statement_deposit_adds_up']);
    const counted = changed(`deposit_credits_cents = deposit_credits_cents + 1, ${more}`);
    expect(await foundAfter(`${credited}; ${counted}`)).toEqual(['statement_deposits_are_ledger']);
  });

  it('finds a transfer that is on no statement and never will be', async () => {
    expect(
      await foundAfter(
        `${line('DELETE FROM statement_line')};
         UPDATE statement SET debits_cents = debits_cents - 500, closing_cents = closing_cents - 500
          WHERE id = '${october}'`,
      ),
    ).toEqual(['statements_are_ledger']);
  });
});
