import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId } from '@reset/service-kit';
import { asCaller, eventually, testDatabase } from '@reset/service-kit/testing';
import { DB } from '#testing/onboarding-service.ts';
import { serviceProcesses, startNeighbours } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel in the middle of erasing. */

const processes = serviceProcesses();
let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
let test: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  [test, neighbours] = await Promise.all([testDatabase(DB), startNeighbours()]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('onboarding')}`);
});
afterAll(async () => {
  processes.kill();
  await neighbours.stop();
  await test.drop();
});

/** Has her information erased by a process of its own; ends with the process, at that place. */
async function eraseBy(failpoint: string | null, userId: string) {
  const { url, ready, ended } = await processes.start(test.url, {
    PUBLIC_URL: neighbours.url,
    MEMBER_URL: neighbours.url,
    MAIL_URL: 'smtp://127.0.0.1:1',
    ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
  });
  await ready();
  // The process may end before it has answered.
  const status = await fetch(`${url}/internal/personal_infos/${userId}/erasures`, {
    method: 'POST',
    headers: {
      ...asCaller('operator', { audience: 'onboarding' }),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ reason: 'person_asked', actor_id: newId() }),
  }).then(
    (reply) => reply.status,
    () => 'no answer' as const,
  );
  expect([202, 'no answer']).toContain(status);
  return ended;
}

/** Somebody whose identity was refused by what she told. */
async function refused(): Promise<string> {
  const userId = newId();
  const at = new Date();
  await test.database('personal_info').insert({
    user_id: userId,
    phone_number: '5035550142',
    date_of_birth: 'encrypted',
    ssn: 'encrypted',
    ssn_last_four: '8396',
    ssn_digest: 'ab'.repeat(32),
    street_one: '77 Marked Lane',
    city: 'Salem',
    state_abbr: 'OR',
    zip_code: '97301',
    saved_at: at,
  });
  await test
    .database('identity_verification')
    .insert({ user_id: userId, id: newId(), status: 'rejected', changed_at: at });
  return userId;
}

describe('erasing', () => {
  it('is done whole or not at all wherever it was cut off, and finished by doing it again', async () => {
    const userId = await refused();
    const left = async () => {
      const of = async (table: string, column = 'user_id') =>
        (await test.database(table).where({ [column]: userId })).length;
      return {
        told: await of('personal_info'),
        verifications: await of('identity_verification'),
        decisions: await of('kept_identity_decision'),
        events: await of('event', 'subject'),
      };
    };
    const WHOLE = { told: 1, verifications: 1, decisions: 0, events: 0 };
    for (const place of ['erasure.judged', 'erasure.erased']) {
      await eraseBy(place, userId);
      expect([place, await left()]).toEqual([place, WHOLE]);
    }
    const GONE = { told: 0, verifications: 0, decisions: 1, events: 1 };
    await eraseBy('erasure.finished', userId);
    expect(await left()).toEqual(GONE);

    void eraseBy(null, userId);
    await eventually(async () => {
      const outcomes = await test.database('personal_info_erasure').pluck('outcome');
      // Those that were cut off are done again by the queue, some sooner than others.
      expect(outcomes.filter((outcome) => outcome === 'erased')).toHaveLength(1);
      expect(outcomes).toContain('nothing');
    }, 60_000);
    expect(await left()).toEqual(GONE);
  }, 180_000);
});
