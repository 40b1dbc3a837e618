import { memberDatabase } from '#testing/db.ts';
import {
  asCaller,
  eventually,
  freePort,
  type RunningSandbox,
  startProviderSandbox,
  testConfig,
} from '@reset/service-kit/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId } from '@reset/service-kit';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { DATA_KEY, SERVER } from '#testing/member-service.ts';

/* The service's own process, killed by the kernel between the steps of issuing a card. */

const PLACES = ['person', 'account', 'card'].map((step) => `card-issuing.${step}`);

let test: Awaited<ReturnType<typeof memberDatabase>>;
let sandbox: RunningSandbox;
beforeAll(async () => {
  [test, sandbox] = await Promise.all([memberDatabase(), startProviderSandbox()]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
});
afterAll(async () => {
  await sandbox.stop();
  await test.drop();
});

/** The process, which ends at that place; none for one that lives. */
async function startService(failpoint: string | null) {
  const { NODE_ENV, PARTNERS_FOLDER, IDENTITY_PRIVATE_KEY, IDENTITY_PUBLIC_KEYS } =
    testConfig('member');
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      NODE_ENV,
      PARTNERS_FOLDER,
      IDENTITY_PRIVATE_KEY,
      IDENTITY_PUBLIC_KEYS,
      DATA_KEY,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DATABASE_URL: test.url,
      PUBLIC_URL: sandbox.url,
      ONBOARDING_URL: 'http://127.0.0.1:1',
      SYNCTERA_URL: `${sandbox.url}/synctera`,
      SYNCTERA_API_KEY: 'sandbox',
      ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
    },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), 60_000);
  const put = (path: string, body: object) =>
    fetch(`${url}/internal/members/${path}`, {
      method: 'PUT',
      headers: {
        ...asCaller('operator', { audience: 'member' }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }).then(
      ({ status }) => status,
      () => 'no answer' as const,
    );
  return { put, gone, kill: () => child.kill('SIGKILL') };
}

const listed = async (path: string) => {
  const headers = { authorization: 'Bearer key' };
  return (await fetch(`${sandbox.url}${path}`, { headers })).json() as Promise<{
    cards: { account_id: string; customer_id: string }[];
  }>;
};

describe('issuing', () => {
  it('makes one of each, wherever the process was killed', async () => {
    const userId = newId();
    await test.database('member').insert({
      user_id: userId,
      repayment_method: 'ach_debit_flow',
      created_at: new Date(),
    });
    for (const place of PLACES) {
      const service = await startService(place);
      const answer = await service.put(`${userId}/card_account`, { person: CARD_APPLICANT });
      expect([place, answer]).toEqual([place, 'no answer']);
      await service.gone;
    }
    const last = await startService(null);
    expect(await last.put(`${userId}/card_account`, { person: CARD_APPLICANT })).toBe(204);
    last.kill();
    const { cards } = await listed('/control/synctera/cards.json');
    expect(cards).toHaveLength(1);
    const account = await test.database('card_account').where({ user_id: userId }).first();
    expect(cards[0]).toMatchObject({
      account_id: account.synctera_account_id,
      customer_id: account.synctera_person_id,
    });
    expect(await test.database('card')).toHaveLength(1);
  }, 180_000);
});
