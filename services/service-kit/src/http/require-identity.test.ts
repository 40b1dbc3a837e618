import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asMember, asViewer, asVisitor } from '../../testing/as.ts';
import { testConfig } from '../../testing/test-keys.ts';
import { newId } from '../new-id.ts';
import { buildService } from './build-service.ts';
import { rejectImpersonation, requireIdentity } from './require-identity.ts';

const audience = 'member';
const [rosa, sam] = [newId(), newId()];
const app = buildService({ name: audience, config: testConfig(audience) });
app.get('/api/v1/name', { config: { access: 'visitor' } }, async (request) => ({
  id: requireIdentity(request).userId,
}));
app.post('/api/v1/money', { config: { access: 'member' } }, async (request) => ({
  id: rejectImpersonation(request),
}));
beforeAll(async () => void (await app.ready()));
afterAll(() => app.close());

describe('requireIdentity', () => {
  const read = (headers: Record<string, string>) => app.inject({ url: '/api/v1/name', headers });

  it('answers who calls, staff who view as a member included', async () => {
    expect((await read(asMember(rosa, { audience }))).json()).toEqual({ id: rosa });
    expect((await read(asViewer(rosa, sam, { audience }))).json()).toEqual({ id: rosa });
  });

  it('refuses a visitor with 401', async () => {
    expect((await read(asVisitor({ audience }))).statusCode).toBe(401);
  });
});

describe('rejectImpersonation', () => {
  const pay = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/v1/money', headers });

  it('answers who calls for herself', async () => {
    expect((await pay(asMember(rosa, { audience }))).json()).toEqual({ id: rosa });
  });

  it('refuses staff who view as a member with 403', async () => {
    const reply = await pay(asViewer(rosa, sam, { audience }));
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forbidden', error: 'Forbidden' });
  });
});
