import { memberDatabase } from '#testing/db.ts';
import {
  asCaller,
  eventually,
  type RunningSandbox,
  startProviderSandbox,
} from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId } from '@reset/service-kit';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { serviceProcesses } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel while the cards of a closed account end. */

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
  const send = (caller: string, method: string, path: string, body?: object) =>
    fetch(`${url}/internal/members/${path}`, {
      method,
      headers: {
        ...asCaller(caller, { audience: 'member' }),
        'idempotency-key': newId(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then(
      ({ status }) => status,
      () => 'no answer' as const,
    );
  return { send, ended };
}

const atIssuer = async <Reply>(path: string) => {
  const headers = { authorization: 'Bearer key' };
  return (await fetch(`${sandbox.url}${path}`, { headers })).json() as Promise<Reply>;
};

describe('the end of a card', () => {
  it('comes once, wherever the process was killed', async () => {
    const userId = newId();
    await test.database('member').insert({
      user_id: userId,
      repayment_method: 'ach_debit_flow',
      created_at: new Date(),
    });
    const first = await startService('card-termination.terminated');
    const person = { person: CARD_APPLICANT };
    expect(await first.send('operator', 'PUT', `${userId}/card_account`, person)).toBe(204);
    // Jobs are taken a while after the service is ready, and may be before it has answered.
    await eventually(async () => {
      const answer = await first.send('public', 'POST', `${userId}/closure`);
      expect([200, 'no answer']).toContain(answer);
    }, 60_000);
    await first.ended;
    // Killed again once the job is taken up, before and after its row is written.
    for (const place of ['card-termination.terminated', 'card-termination.kept']) {
      await (
        await startService(place)
      ).ended;
    }
    await startService(null);
    const card = () => test.database('card').first();
    await eventually(async () => expect(await card()).toMatchObject({ status: 'terminated' }));
    const { synctera_card_id: id } = await card();
    const { changes } = await atIssuer<{ changes: { state: string }[] }>(
      `/synctera/v0/cards/${id}/changes`,
    );
    expect(changes.map(({ state }) => state)).toEqual(['TERMINATED']);
    expect(await test.database('card_account')).toMatchObject([{ status: 'closed' }]);
  }, 300_000);
});
