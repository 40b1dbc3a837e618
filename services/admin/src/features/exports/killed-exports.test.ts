import { jobsSchema, newId } from '@reset/service-kit';
import { asCaller, eventually, testDatabase } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DB } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';
import { type LiveProcess, startProcess } from '#testing/live-process.ts';

/* The service's own process, killed by the kernel while it makes a file. */

let admin: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  admin = await testDatabase(DB);
  await admin.database.raw(`CREATE SCHEMA ${jobsSchema('admin')}`);
});
afterAll(() => admin.drop());

const startAdmin = (failpoint: string | null): Promise<LiveProcess> =>
  startProcess('commanding-process.ts', 'admin', {
    DATABASE_URL: admin.url,
    PUBLIC_URL: 'http://127.0.0.1:1',
    MEMBER_URL: 'http://127.0.0.1:1',
    ONBOARDING_URL: 'http://127.0.0.1:1',
    GATEWAY_URL: 'http://127.0.0.1:1',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Reset <hello@reset.example>',
    AUDIT_KEY: Buffer.alloc(32).toString('base64'),
    ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
  });

/** Somebody of staff asks for a file of 2,501 people. @returns its id */
async function ask(url: string): Promise<string> {
  const { database } = admin;
  const ada = await tellOfUsers(database).registered();
  const headers = asCaller('operator', { audience: 'admin' });
  const added = await fetch(`${url}/internal/staff/${ada}`, { method: 'PUT', headers });
  expect(added.status).toBe(204);
  await database('person').whereNot({ user_id: ada }).delete();
  await database.raw(`
    INSERT INTO person SELECT (jsonb_populate_record(person, jsonb_build_object('user_id',
      gen_random_uuid()))).* FROM person CROSS JOIN generate_series(1, 2500)`);
  const id = newId();
  const [asked_at, expires_at] = [new Date(), new Date(Date.now() + 3_600_000)];
  await database('export').insert({ id, type: 'users', staff_id: ada, asked_at, expires_at });
  // The process answers before its jobs have their queues.
  await eventually(async () => {
    const queues = database.withSchema(jobsSchema('admin')).from('queue');
    return (await queues.where({ name: 'make-export' })).length > 0;
  });
  await database.raw(
    `INSERT INTO ${jobsSchema('admin')}.job (name, data, heartbeat_seconds, retry_limit, retry_delay)
     VALUES ('make-export', ?, 10, 12, 1)`,
    [JSON.stringify({ export_id: id })],
  );
  return id;
}

describe('a file whose process is killed', () => {
  it.each(['export.part_written:2', 'export.finished'])(
    'at %s is whole, with each row once',
    async (place) => {
      const { database } = admin;
      const killed = await startAdmin(place);
      const id = await ask(killed.url);
      expect(await killed.ended).toBe('SIGKILL');
      const next = await startAdmin(null);
      const ready = await eventually(async () => {
        const one = await database('export').where({ id }).whereNotNull('ready_at').first();
        return one ?? false;
      }, 100_000);
      const parts = await database('export_part').where({ export_id: id }).orderBy('number');
      expect(new Set(parts.map(({ attempt }) => attempt))).toEqual(new Set([ready.attempt]));
      const content = Buffer.concat(parts.map((part) => part.content));
      expect(content.length).toBe(Number(ready.bytes));
      const [, ...rows] = content.toString().trimEnd().split('\r\n');
      expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(2_501);
      expect([rows.length, Number(ready.rows)]).toEqual([2_501, 2_501]);
      await next.stop();
    },
  );
});
