import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordedJobs } from '@reset/service-kit/testing';
import { startMemberService, type MemberServiceUnderTest } from '#testing/member-service.ts';
import { registerMoneyChecksJobs } from './money-checks.jobs.ts';
import { moneyCheckStore } from './money-checks.store.ts';
import { MAX_REPORTED } from './money-checks.ts';

const NOW = new Date('2026-11-20T20:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let test: MemberServiceUnderTest;
beforeAll(async () => {
  test = await startMemberService();
});
beforeEach(async () => {
  await test.database('money_alert').delete();
  await test
    .database('money_check')
    .update({ asked_at: NOW, checked_at: null, problem_count: null });
});
afterAll(() => test.stop());

function someCheck() {
  const jobs = recordedJobs();
  registerMoneyChecksJobs({ ...test.context, jobs });
  test.logged.length = 0;
  return { jobs, errors: test.alerts, store: moneyCheckStore(test.database, jobs.add) };
}
const tamper = (statement: string) =>
  test.database.transaction(async (transaction) => {
    await transaction.raw('SET LOCAL session_replication_role = replica');
    await transaction.raw(statement);
  });
const alerts = () => test.database('money_alert').orderBy(['invariant', 'subject']);
const found = () => test.database('money_check').first('checked_at', 'problem_count');

describe('requestCheck', () => {
  it('adds a job once an hour, however many processes look', async () => {
    const { jobs, store } = someCheck();
    expect(await store.requestCheck(after(59))).toBe(false);
    const requested = await Promise.all([1, 2, 3, 4].map(() => store.requestCheck(after(60))));
    expect(requested.filter(Boolean)).toHaveLength(1);
    expect(await store.requestCheck(after(119))).toBe(false);
    expect(await store.requestCheck(after(120))).toBe(true);
    expect(jobs.taken('check-money')).toHaveLength(2);
  });

  it('adds a job at the first start, and soon after the clock was put back', async () => {
    const { jobs, store } = someCheck();
    await test.database('money_check').update({ asked_at: '-infinity' });
    expect(await store.requestCheck(NOW)).toBe(true);
    expect(await store.requestCheck(after(-5))).toBe(true);
    expect(await store.requestCheck(after(-4))).toBe(false);
    expect(jobs.taken()).toHaveLength(2);
  });
});

describe('the check', () => {
  it('says that it looked, and nothing else, when nothing is wrong', async () => {
    const { jobs, errors, store } = someCheck();
    await store.requestCheck(after(60));
    await jobs.drain();
    expect(errors()).toEqual([]);
    expect(await alerts()).toEqual([]);
    expect(await found()).toEqual({ checked_at: NOW, problem_count: 0 });
  });

  it('raises an alert for what is wrong, and says when it was seen first and last', async () => {
    const { jobs, errors, store } = someCheck();
    await tamper('UPDATE ledger.account SET debits_posted = debits_posted + 5 WHERE code = 1010');
    await store.requestCheck(after(60));
    await jobs.drain();
    const problem = { invariant: 'account_is_its_transfers', subject: expect.any(String) };
    expect(errors()).toEqual([
      {
        event: 'money_problem',
        count: 2,
        problem: { ...problem, detail: expect.stringContaining('"debits_posted": 5') },
      },
      { event: 'money_problem', count: 2, problem: expect.objectContaining({ subject: 'ledger' }) },
    ]);
    await store.check(after(60));
    await tamper('UPDATE ledger.account SET debits_posted = debits_posted - 5 WHERE code = 1010');
    await store.check(after(120));
    expect(await alerts()).toMatchObject([
      { ...problem, first_seen_at: NOW, last_seen_at: after(60) },
      { invariant: 'debits_are_credits', first_seen_at: NOW, last_seen_at: after(60) },
    ]);
    expect(await found()).toEqual({ checked_at: after(120), problem_count: 0 });
  });

  it('logs some when very much is wrong, and how much it is', async () => {
    const { store } = someCheck();
    await tamper(`
      INSERT INTO ledger.account (code, owner_user_id, rule)
      SELECT 1110, gen_random_uuid(), 'none' FROM generate_series(1, 150)`);
    const { count, problems } = await store.check(NOW);
    expect([count, problems.length, (await alerts()).length]).toEqual([
      150,
      MAX_REPORTED,
      MAX_REPORTED,
    ]);
    await tamper('DELETE FROM ledger.account WHERE code = 1110');
  });
});
