import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { memberDatabase } from '#testing/db.ts';

let test: Awaited<ReturnType<typeof memberDatabase>>;
beforeAll(async () => {
  test = await memberDatabase();
});
afterAll(() => test.drop());

/** @returns what is wrong with settlements while a superuser has written it; it is gone then */
async function foundAfter(...statements: string[]): Promise<object[]> {
  const transaction = await test.database.transaction();
  try {
    await transaction.raw('SET LOCAL session_replication_role = replica');
    for (const statement of statements) await transaction.raw(statement);
    const { rows } = await transaction.raw<{ rows: object[] }>(
      `SELECT subject FROM money_problems() WHERE invariant = 'settlement_is_its_report'`,
    );
    return rows;
  } finally {
    await transaction.rollback();
  }
}

describe('money_problems', () => {
  it('finds a report that paid something else than it says, twice, or not at all', async () => {
    const group = newId();
    const report = (groupId: string, revision: number, cents: number) =>
      `INSERT INTO reconciliation_file (id, kind, day, revision, issuer_id, net_cents, received_at,
         read_seq, transfer_group_id)
       VALUES ('${newId()}', 'card_settlement', '2026-11-20', ${revision}, 'report', ${cents}, now(), 0,
         '${groupId}')`;
    const paid = (groupId: string, cents: number) =>
      `INSERT INTO ledger.transfer (id, debit, credit, amount, code, kind, group_id, occurred_at,
         effective_on, actor)
       SELECT '${newId()}', d.id, c.id, ${Math.abs(cents)}, 108, 'single', '${groupId}', now(),
              '2026-11-23', 'reconciliation'
         FROM ledger.account d, ledger.account c
        WHERE (d.code, c.code) = (${cents > 0 ? '2020, 1010' : '1010, 2020'})
          AND d.bucket + c.bucket = 0`;
    const unlike = async (...statements: string[]) => (await foundAfter(...statements)).length > 0;
    expect(await unlike(report(group, 1, 500), paid(group, 500))).toBe(false);
    expect(await unlike(report(group, 1, -500), paid(group, -500))).toBe(false);
    const next = newId();
    const anew = [report(group, 1, 500), paid(group, 500), report(next, 2, 300)];
    expect(await unlike(...anew, paid(next, -200))).toBe(false);
    expect(await unlike(...anew, paid(next, 300))).toBe(true);
    expect(await unlike(report(group, 1, 500), paid(group, 499))).toBe(true);
    expect(await unlike(report(group, 1, 500), paid(group, 500), paid(group, 500))).toBe(true);
    expect(await unlike(report(group, 1, 500))).toBe(true);
    expect(await unlike(paid(group, 500))).toBe(true);
    expect(await unlike(report(group, 1, 0))).toBe(false);
  });
});
