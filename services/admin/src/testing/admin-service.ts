import { join } from 'node:path';
import type { CheckPasswordReply } from '@reset/api-contract/public/check-password.ts';
import type { EventPage } from '@reset/api-contract/events.ts';
import type { InternalClient } from '@reset/service-kit';
import {
  asCaller,
  asStaff,
  fixedClock,
  testConfig,
  testDatabase,
} from '@reset/service-kit/testing';
import { buildApp } from '../app.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** The password of everybody here. */
export const PASSWORD = 'correct horse battery';

const audience = 'admin';

export type AdminServiceUnderTest = Awaited<ReturnType<typeof startAdminService>>;

/** The admin service on a database of its own; `stop` drops it. */
export async function startAdminService() {
  const { database, drop } = await testDatabase(MIGRATIONS);
  const clock = fixedClock('2026-11-20T20:00:00Z');
  const world: World = { refusal: null };
  const app = buildApp({
    config: testConfig('admin'),
    database,
    clock,
    publicService: publicServiceOf(world),
  });

  const operate = (method: 'PUT' | 'DELETE', id: string) =>
    app.inject({
      method,
      url: `/internal/staff/${id}`,
      headers: asCaller('operator', { audience }),
    });

  const askForToken = (userId: string, payload: object = { password: PASSWORD }) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/admin/session',
      headers: asStaff(userId, { audience }),
      payload,
    });

  return {
    app,
    database,
    clock,
    world,
    addStaff: (id: string) => operate('PUT', id),
    removeStaff: (id: string) => operate('DELETE', id),
    askForToken,
    /** A token of somebody who is of staff. */
    tokenOf: async (userId: string): Promise<string> =>
      (await askForToken(userId)).json().admin_token,
    /** A call below /api/v1 by a member of staff with this token. */
    get: (path: string, userId: string, token: string) =>
      app.inject({
        url: `/api/v1${path}`,
        headers: { ...asStaff(userId, { audience }), 'x-admin-token': token },
      }),
    /** What the service has told so far, as the public service reads it. */
    facts: async (): Promise<EventPage['events']> => {
      const headers = asCaller('public', { audience });
      const reply = await app.inject({ url: '/internal/events?after=0', headers });
      return reply.json<EventPage>().events;
    },
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}

/** What the public service does next; null is what it always does. */
type World = { refusal: Error | null };

function publicServiceOf(world: World): Pick<InternalClient, 'post'> {
  return {
    async post<Reply>(path: string, body: unknown) {
      if (world.refusal) throw world.refusal;
      if (!/^\/internal\/users\/[0-9a-f-]{36}\/check_password$/.test(path)) {
        throw new Error(`public has no ${path}`);
      }
      const { password } = body as { password: string };
      return { matches: password === PASSWORD } satisfies CheckPasswordReply as Reply;
    },
  };
}
