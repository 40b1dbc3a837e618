import { memberDatabase } from '#testing/db.ts';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId } from '@reset/service-kit';
import { serviceProcesses } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel while it computes limits. */

/** More than one batch. */
const MEMBERS = 600;
const PATIENCE_MS = 60_000;

const processes = serviceProcesses();
let test: Awaited<ReturnType<typeof memberDatabase>>;
beforeAll(async () => {
  test = await memberDatabase();
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
});
afterAll(async () => {
  processes.kill();
  await test.drop();
});

const startService = () => processes.start(test.url);

/** Members of whom each could owe 50 dollars, with an account in the ledger. */
async function seedMembers(): Promise<string[]> {
  const members = Array.from({ length: MEMBERS }, () => newId());
  for (const statement of SEED) await test.database.raw(statement, { members });
  return members;
}

const PEOPLE = 'unnest(CAST(:members AS uuid[])) AS user_id';
const SEED = [
  `INSERT INTO member (user_id, repayment_method, created_at)
   SELECT user_id, 'ach_debit_flow', now() FROM ${PEOPLE}`,
  `SELECT ledger.open_member(user_id) FROM ${PEOPLE}`,
  `INSERT INTO bank_link (id, user_id, access_token, institution_name, account_name,
     available_cents, synced_at, sync_due_at)
   SELECT gen_random_uuid(), user_id, '', 'Bank', 'Checking', 100000, now(), 'infinity'
     FROM ${PEOPLE}`,
  `INSERT INTO payroll_link (id, user_id, account_id, employer_name, pay_frequency, linked_at,
     synced_at, sync_asked_at, has_pay_data)
   SELECT gen_random_uuid(), user_id, '', 'Shop', 'weekly', now(), now(), 'infinity', true
     FROM ${PEOPLE}`,
  `INSERT INTO shift (id, user_id, ended_on, minutes, gross_cents)
   SELECT gen_random_uuid(), user_id, current_date - 2, 60, 10000 FROM ${PEOPLE}`,
];

const count = async (from: string): Promise<number> => {
  const { rows } = await test.database.raw(
    `SELECT CAST(count(*) AS integer) AS count FROM ${from}`,
  );
  return rows[0].count;
};

describe('a process that is killed while it computes limits', () => {
  it('leaves no limit undone, none done twice and none half done', async () => {
    const members = await seedMembers();
    // Somebody holds the ledger's account of one member, so that her batch cannot be finished.
    const held = await test.database.transaction();
    await held.raw(
      `SELECT FROM ledger.account WHERE owner_user_id = ? AND code = 1110 FOR NO KEY UPDATE`,
      [members[MEMBERS / 2] ?? ''],
    );
    const killed = await startService();
    const waiting = `pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await eventually(async () => expect(await count(waiting)).toBeGreaterThan(0), PATIENCE_MS);
    killed.child.kill('SIGKILL');
    await killed.ended;
    await held.commit();
    await eventually(async () => expect(await count(waiting)).toBe(0), PATIENCE_MS);
    const left = await count('limit_due');
    expect(left).toBeGreaterThan(0);
    expect(await count('spending_limit')).toBe(MEMBERS - left);
    expect(await count('limit_state WHERE gross_cents IS NOT NULL')).toBe(MEMBERS - left);

    await Promise.all([startService(), startService()]);
    await eventually(async () => expect(await count('limit_due')).toBe(0), PATIENCE_MS);
    expect(await count('spending_limit WHERE gross_cents = 5000')).toBe(MEMBERS);
    expect(await count('(SELECT DISTINCT user_id FROM spending_limit) AS each')).toBe(MEMBERS);
    expect(await count('ledger.account WHERE credit_limit = 5000')).toBe(MEMBERS);
    expect(await count('notification WHERE read_at IS NULL')).toBe(MEMBERS);
  }, 180_000);
});
