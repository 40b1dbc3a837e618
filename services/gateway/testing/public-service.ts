import { randomUUID } from 'node:crypto';
import { fakeService } from './fake-service.ts';

export const USER_ID = randomUUID();

const SIGN_IN = '/api/v1/users/sign_in';

/**
 * A public service that signs in whoever asks, as the person USER_ID or as the
 * body says, and remembers who signs up.
 */
export const publicService = () =>
  fakeService(
    'public',
    [
      { method: 'POST', path: SIGN_IN, access: 'visitor', session: 'starts' },
      { method: 'POST', path: '/api/v1/users', access: 'visitor', device: 'remembers' },
    ],
    ({ url, body }, reply) => {
      const asked = JSON.parse(String(body)) as { status?: number };
      if (url !== SIGN_IN || asked.status) return reply.code(asked.status ?? 201).send({});
      const start = { user_id: USER_ID, roles: ['member'], second_factor_at: null, ...asked };
      reply.header(
        'x-reset-session-start',
        Buffer.from(JSON.stringify(start)).toString('base64url'),
      );
      return { location: '/dashboard' };
    },
  );
