import { randomUUID } from 'node:crypto';
import { fakeService } from './fake-service.ts';

export const USER_ID = randomUUID();

/** A public service that signs in whoever asks, as the person USER_ID. */
export const publicService = () =>
  fakeService(
    'public',
    [{ method: 'POST', path: '/api/v1/users/sign_in', access: 'visitor', session: 'starts' }],
    (_request, reply) => {
      const start = { user_id: USER_ID, roles: ['member'], second_factor_at: null };
      reply.header(
        'x-reset-session-start',
        Buffer.from(JSON.stringify(start)).toString('base64url'),
      );
      return { location: '/dashboard' };
    },
  );
