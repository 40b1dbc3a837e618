import { memberDatabase } from '#testing/db.ts';
import { asCaller, type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId } from '@reset/service-kit';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { serviceProcesses } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel between the steps of issuing a card. */

const PLACES = ['person', 'account', 'card'].map((step) => `card-issuing.${step}`);

const processes = serviceProcesses();
let test: Awaited<ReturnType<typeof memberDatabase>>;
let sandbox: RunningSandbox;
beforeAll(async () => {
  [test, sandbox] = await Promise.all([memberDatabase(), startProviderSandbox()]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
});
afterAll(async () => {
  processes.kill();
  await sandbox.stop();
  await test.drop();
});

/** The process, which ends at that place; none for one that lives. */
async function startService(failpoint: string | null) {
  const { url, ready, ended } = await processes.start(test.url, {
    PUBLIC_URL: sandbox.url,
    SYNCTERA_URL: `${sandbox.url}/synctera`,
    SYNCTERA_API_KEY: 'sandbox',
    ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
  });
  await ready();
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
  return { put, ended };
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
      await service.ended;
    }
    const last = await startService(null);
    expect(await last.put(`${userId}/card_account`, { person: CARD_APPLICANT })).toBe(204);
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
