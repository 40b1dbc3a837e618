import { randomUUID } from 'node:crypto';
import { fakeService } from './fake-service.ts';

export const USER_ID = randomUUID();

/** Of everybody. */
export const PASSWORD = 'copper-lantern-31';

const SIGN_IN = '/api/v1/users/sign_in';
const CHECK_PASSWORD = /^\/internal\/users\/[^/]+\/check_password$/;

/**
 * A public service that signs in whoever asks, as the person USER_ID or as the
 * body says, knows everybody by one password, and remembers who signs up.
 */
export const publicService = () =>
  fakeService(
    'public',
    [
      { method: 'POST', path: SIGN_IN, access: 'visitor', session: 'starts', body_bytes: 16_384 },
      {
        method: 'POST',
        path: '/api/v1/users',
        access: 'visitor',
        device: 'remembers',
        body_bytes: 16_384,
      },
    ],
    ({ url, body }, reply) => {
      const asked = JSON.parse(String(body)) as { status?: number; password?: string };
      if (CHECK_PASSWORD.test(url)) {
        if (asked.password === 'locked') return reply.code(429).send({ code: 'too_many_attempts' });
        return { matches: asked.password === PASSWORD };
      }
      if (url !== SIGN_IN || asked.status) return reply.code(asked.status ?? 201).send({});
      const start = { user_id: USER_ID, roles: ['member'], second_factor_at: null, ...asked };
      reply.header(
        'x-reset-session-start',
        Buffer.from(JSON.stringify(start)).toString('base64url'),
      );
      return { location: '/dashboard' };
    },
  );
