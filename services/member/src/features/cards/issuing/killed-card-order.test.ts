import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/* The service's own process, killed by the kernel when the issuer has made a card and nobody knows. */

const processes = serviceProcesses();
/** The onboarding service, which knows where she lives. */
const onboarding = createServer((_request, reply) => {
  reply.setHeader('content-type', 'application/json');
  reply.end(
    JSON.stringify({
      eligible_for_card: true,
      tax_filing_in_progress: false,
      application: null,
      personal_info: {
        phone_number: '2025550142',
        date_of_birth: '1990-02-03',
        ssn_last_four: '0000',
        address: { ...CARD_APPLICANT.address, street_two: null },
      },
    }),
  );
});
let test: Awaited<ReturnType<typeof memberDatabase>>;
let sandbox: RunningSandbox;
beforeAll(async () => {
  await new Promise<void>((listening) => onboarding.listen(0, '127.0.0.1', listening));
  [test, sandbox] = await Promise.all([memberDatabase(), startProviderSandbox()]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
});
afterAll(async () => {
  processes.kill();
  onboarding.close();
  await sandbox.stop();
  await test.drop();
});

/** The process, which ends at that place; none for one that lives. */
async function startService(failpoint: string | null) {
  const { port } = onboarding.address() as AddressInfo;
  const { url, ready, ended } = await processes.start(test.url, {
    PUBLIC_URL: sandbox.url,
    ONBOARDING_URL: `http://127.0.0.1:${port}`,
    SYNCTERA_URL: `${sandbox.url}/synctera`,
    SYNCTERA_API_KEY: 'sandbox',
    MAIL_URL: 'smtp://127.0.0.1:1',
    ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
  });
  await ready();
  const send = (caller: string, method: string, path: string, body: object) =>
    fetch(`${url}/internal/members/${path}`, {
      method,
      headers: {
        ...asCaller(caller, { audience: 'member' }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  return { send, ended };
}

const physical = async () => {
  const headers = { authorization: 'Bearer key' };
  const listed = await fetch(`${sandbox.url}/control/synctera/cards.json`, { headers });
  const { cards } = (await listed.json()) as { cards: { form: string }[] };
  return cards.filter(({ form }) => form === 'PHYSICAL');
};

describe('a card that was ordered', () => {
  it('is made once, and kept, wherever the process was killed', async () => {
    const userId = newId();
    await test.database('member').insert({
      user_id: userId,
      repayment_method: 'ach_debit_flow',
      created_at: new Date(),
    });
    const first = await startService('card-order.made');
    const person = { person: CARD_APPLICANT };
    expect(await first.send('operator', 'PUT', `${userId}/card_account`, person)).toBe(204);
    const order = { expedited_fulfillment: true };
    expect(await first.send('admin', 'POST', `${userId}/physical_card`, order)).toBe(201);
    await first.ended;
    expect(await physical()).toHaveLength(1);
    expect(await test.database('card').where({ form: 'PHYSICAL' })).toEqual([]);

    await startService(null);
    await eventually(async () => {
      expect(await test.database('card').where({ form: 'PHYSICAL' })).toHaveLength(1);
    }, 120_000);
    expect(await physical()).toHaveLength(1);
    expect(await test.database('card_order')).toMatchObject([{ ended_at: expect.any(Date) }]);
  }, 240_000);
});
