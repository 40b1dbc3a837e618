import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  putUser,
  readEvents,
  sessionOf,
  signIn,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const end = (id: string, caller = 'admin') =>
  service.app.inject({
    method: 'POST',
    url: `/internal/users/${id}/end_sessions`,
    headers: asCaller(caller, { audience: 'public' }),
  });

describe('POST /internal/users/:id/end_sessions', () => {
  it('ends all that was begun as this person, who may sign in again', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'ended@example.com' });
    expect(sessionOf(await signIn(service.app, 'ended@example.com'))).toMatchObject({
      session_version: 0,
    });
    expect((await end(id)).statusCode).toBe(204);
    const events = (await readEvents(service.app)).filter(({ subject }) => subject === id);
    expect(events.at(-1)).toMatchObject({
      type: 'user.sessions_ended',
      payload: { because: 'ended_by_staff', session_version: 1 },
    });
    expect(sessionOf(await signIn(service.app, 'ended@example.com'))).toMatchObject({
      session_version: 1,
    });
  });

  it('answers 404 for nobody, and is for the admin service alone', async () => {
    expect((await end(newId())).statusCode).toBe(404);
    for (const caller of ['member', 'onboarding', 'gateway', 'operator']) {
      expect((await end(newId(), caller)).statusCode).toBe(403);
    }
  });
});
