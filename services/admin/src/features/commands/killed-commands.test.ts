import {
  answerOnce,
  buildService,
  createAnswerTable,
  jobsSchema,
  newId,
  systemClock,
  type Service,
} from '@reset/service-kit';
import {
  asCaller,
  asStaff,
  eventually,
  EVENT_DB,
  testConfig,
  testDatabase,
} from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { DB } from '#testing/admin-service.ts';
import { type LiveProcess, startProcess } from '#testing/live-process.ts';

/* The service's own process, killed by the kernel in the middle of a command that it gives. */

const audience = 'admin';
const sam = newId();
let admin: Awaited<ReturnType<typeof testDatabase>>;
let owner: Awaited<ReturnType<typeof startOwner>>;
beforeAll(async () => {
  [admin, owner] = await Promise.all([testDatabase(DB), startOwner()]);
  await admin.database.raw(`CREATE SCHEMA ${jobsSchema('admin')}`);
});
afterAll(async () => {
  await owner.stop();
  await admin.drop();
});

/** The public service, as far as it is asked here: any code is right, and what it ends it counts. */
async function startOwner() {
  const { database, drop } = await testDatabase(EVENT_DB);
  await createAnswerTable(database);
  await database.raw('CREATE TABLE ended (user_id uuid NOT NULL)');
  const app: Service = buildService({ name: 'public', config: testConfig('public'), database });
  const config = { callers: ['admin'] };
  const params = Type.Object({ id: Type.String() });
  const schema = { params, body: Type.Object({}) };
  app.post('/internal/users/:id/check_code', { config, schema }, async () => ({ matches: true }));
  app.post('/internal/users/:id/end_sessions', { config, schema: { params } }, (request, reply) =>
    answerOnce({ clock: systemClock, database }, request, reply, async (transaction) => {
      await transaction('ended').insert({ user_id: request.params.id });
      return { status: 204 };
    }),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    ended: (userId: string) => database('ended').where({ user_id: userId }),
    async stop() {
      await app.close();
      await drop();
    },
  };
}

const startAdmin = (failpoint: string | null): Promise<LiveProcess> =>
  startProcess('commanding-process.ts', 'admin', {
    DATABASE_URL: admin.url,
    PUBLIC_URL: owner.url,
    MEMBER_URL: 'http://127.0.0.1:1',
    ONBOARDING_URL: 'http://127.0.0.1:1',
    GATEWAY_URL: 'http://127.0.0.1:1',
    MAIL_URL: 'smtp://mail.invalid',
    MAIL_FROM: 'Reset <hello@reset.example>',
    AUDIT_KEY: Buffer.alloc(32).toString('base64'),
    ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
  });

const send = (url: string, path: string, headers: Record<string, string>, body: object) =>
  fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...asStaff(sam, { audience }), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Staff end somebody's sessions, and lose the connection with the process. */
async function endSessions({ url }: LiveProcess, userId: string): Promise<void> {
  const added = await fetch(`${url}/internal/staff/${sam}`, {
    method: 'PUT',
    headers: asCaller('operator', { audience }),
  });
  expect(added.status).toBe(204);
  const session = await send(url, '/admin/session', {}, { otp_attempt: 'any' });
  const { admin_token: token } = (await session.json()) as { admin_token: string };
  const path = `/admin/users/${userId}/end_sessions`;
  await expect(send(url, path, { 'x-admin-token': token }, { reason: 'Lost.' })).rejects.toThrow();
}

describe('a command whose process is killed', () => {
  it.each(['command.asked', 'command.answered', 'command.ended'])(
    'at %s has one effect, and the log tells it',
    async (place) => {
      const rosa = newId();
      const killed = await startAdmin(place);
      await endSessions(killed, rosa);
      expect(await killed.ended).toBe('SIGKILL');
      const log = () =>
        admin
          .database('audit_entry')
          .where({ subject_id: rosa })
          .orderBy('position')
          .pluck('state');
      expect(await owner.ended(rosa)).toHaveLength(place === 'command.asked' ? 0 : 1);
      expect(await log()).toEqual(place === 'command.ended' ? ['asked', 'done'] : ['asked']);

      const next = await startAdmin(null);
      await eventually(async () => expect(await log()).toEqual(['asked', 'done']), 100_000);
      expect(await owner.ended(rosa)).toHaveLength(1);
      const { rows } = await admin.database.raw('SELECT * FROM audit_breaks(1, 100)');
      expect(rows).toEqual([]);
      await next.stop();
    },
  );
});
