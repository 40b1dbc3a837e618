import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  putUser,
  readEvents,
  signIn,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const put = (id: string, payload: object, caller = 'admin') =>
  service.app.inject({
    method: 'PUT',
    url: `/internal/users/${id}/deactivation`,
    headers: asCaller(caller, { audience: 'public' }),
    payload,
  });

const person = async (email: string) => {
  const id = newId();
  await putUser(service.app, id, { email });
  return id;
};

const endingsOf = async (id: string) =>
  (await readEvents(service.app)).filter(
    ({ subject, type }) => subject === id && type === 'user.sessions_ended',
  );

describe('PUT /internal/users/:id/deactivation', () => {
  it('refuses her at signing in as it refuses a wrong password, and lets her in again', async () => {
    const id = await person('closed@example.com');
    expect((await put(id, { deactivated: true })).statusCode).toBe(204);
    const refused = await signIn(service.app, 'closed@example.com');
    const wrong = await signIn(service.app, 'closed@example.com', 'wrong password');
    expect([refused.statusCode, wrong.statusCode]).toEqual([422, 422]);
    const { request_id: _id, ...words } = wrong.json<Record<string, string>>();
    expect(refused.json()).toEqual({ ...words, request_id: expect.any(String) });
    expect((await put(id, { deactivated: false }, 'operator')).statusCode).toBe(204);
    expect((await signIn(service.app, 'closed@example.com')).statusCode).toBe(200);
  });

  it('ends her sessions once, however often it is sent', async () => {
    const id = await person('ended@example.com');
    await Promise.all([put(id, { deactivated: true }), put(id, { deactivated: true })]);
    await put(id, { deactivated: true });
    expect(await endingsOf(id)).toMatchObject([{ payload: { because: 'deactivated' } }]);
    await put(id, { deactivated: false });
    expect(await endingsOf(id)).toHaveLength(1);
  });

  it('answers 404 for nobody, 422 for anything else in the body', async () => {
    expect((await put(newId(), { deactivated: true })).statusCode).toBe(404);
    expect((await put(newId(), { deactivated: 'yes' })).statusCode).toBe(422);
    expect((await put(newId(), {})).statusCode).toBe(422);
  });

  it.each(['member', 'onboarding', 'gateway'])('is not for %s', async (caller) => {
    const id = await person(`${caller}@example.com`);
    expect((await put(id, { deactivated: true }, caller)).statusCode).toBe(403);
  });
});
