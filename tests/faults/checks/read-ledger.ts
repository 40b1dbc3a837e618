import type { Pool } from 'pg';
import type { HoldFound } from './check-authorizations.ts';

type Row = { authorization_id: string | null; id: string; member_id: string; amount: string };

/** All holds that authorizations made, by the id that the issuer gave each. */
export async function readHolds(database: Pool, memberIds: string[]): Promise<HoldFound[]> {
  const { rows } = await database.query<Row>(
    `SELECT t.id, t.source AS authorization_id, a.owner_user_id AS member_id, t.amount
       FROM ledger.transfer t JOIN ledger.account a ON a.id = t.debit
      WHERE t.kind = 'pending' AND t.code = 101 AND a.owner_user_id = ANY ($1)`,
    [memberIds],
  );
  return rows.map(({ authorization_id, id, member_id, amount }) => ({
    authorizationId: authorization_id ?? id,
    memberId: member_id,
    amountCents: Number(amount),
  }));
}

/**
 * What is not as it must be, in words; nothing where all is sound.
 * @param memberIds none of whom may owe more than her limit
 * @param raisedAt when that was raised: whose was computed since, as at midnight in Los Angeles, may have
 * been lowered, and is left out
 */
export async function readProblems(
  database: Pool,
  memberIds: string[],
  raisedAt: Date | null = null,
): Promise<string[]> {
  const { rows: ledger } = await database.query<Record<string, unknown>>(
    'SELECT * FROM ledger.problems()',
  );
  const { rows: above } = await database.query<{ owner_user_id: string; over: string }>(
    `SELECT owner_user_id, debits_posted + debits_pending - credits_posted - credit_limit AS over
       FROM ledger.account
      WHERE code = 1110 AND owner_user_id = ANY ($1)
        AND debits_posted + debits_pending - credits_posted > credit_limit
        AND NOT EXISTS (SELECT FROM member.limit_state s
                         WHERE s.user_id = owner_user_id AND s.checked_at >= $2)`,
    [memberIds, raisedAt],
  );
  return [
    ...ledger.map((problem) => `the ledger: ${JSON.stringify(problem)}`),
    ...(await moneyProblems(database)).map((problem) => `money: ${JSON.stringify(problem)}`),
    ...above.map(({ owner_user_id, over }) => `${owner_user_id} owes ${over} above her limit`),
  ];
}

async function moneyProblems(database: Pool): Promise<Record<string, unknown>[]> {
  const { rows } = await database.query<Record<string, unknown>>(
    'SELECT * FROM member.money_problems()',
  );
  return rows;
}

type JobRow = { name: string; state: string; jobs: string };

/** The member service's jobs that are not done, by queue; those that failed for good too. */
export async function readJobs(database: Pool): Promise<string[]> {
  const { rows } = await database.query<JobRow>(
    `SELECT name, state, count(*) AS jobs FROM member_jobs.job
      WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_%'
      GROUP BY name, state`,
  );
  return rows.map(({ name, state, jobs }) => `${jobs} of ${name} ${state}`);
}
