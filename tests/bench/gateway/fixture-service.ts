import { buildService, requireIdentity, serve } from '@reset/service-kit';
import Type from 'typebox';

/* A service as any other, with a read and a write to measure, and a call that signs in. */
const app = buildService({
  name: 'member',
  config: { IDENTITY_PUBLIC_KEYS: process.env['IDENTITY_PUBLIC_KEYS'] ?? '{}' },
});
const Overview = Type.Object({ user_id: Type.String(), amount: Type.Number() });

app.get(
  '/api/v1/overview',
  { config: { access: 'member' }, schema: { response: { 200: Overview } } },
  async (request) => ({ user_id: requireIdentity(request).userId, amount: 381.65 }),
);
app.post(
  '/api/v1/log_event',
  {
    config: { access: 'member' },
    schema: { body: Type.Object({ event: Type.String() }), response: { 200: Overview } },
  },
  async (request) => ({ user_id: requireIdentity(request).userId, amount: 381.65 }),
);
app.post(
  '/api/v1/start',
  { config: { access: 'visitor', session: 'starts' } },
  async (_, reply) => {
    const start = {
      user_id: '01900000-0000-7000-8000-000000000001',
      roles: ['member'],
      second_factor_at: null,
    };
    return reply
      .header('x-reset-session-start', Buffer.from(JSON.stringify(start)).toString('base64url'))
      .send({ location: '/' });
  },
);
await serve(app, { config: { HOST: '127.0.0.1', PORT: Number(process.env['PORT']) } });
