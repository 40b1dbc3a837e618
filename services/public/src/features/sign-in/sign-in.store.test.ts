import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  putUser,
  readEvents,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';
import { readUser } from '#features/users/users.store.ts';
import { enter } from './sign-in.store.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const credentialOf = (userId: string) =>
  service.database('credential').where({ user_id: userId }).first();

/** Enters with the password that was right when `meanwhile` had not happened yet. */
async function enterAfter(meanwhile: (userId: string) => Promise<unknown>) {
  const userId = newId();
  const email = `${userId}@example.com`;
  await putUser(service.app, userId, { email });
  const { password_hash: passwordHash } = await credentialOf(userId);
  const user = await readUser(service.database, { id: userId });
  if (!user) throw new Error('The account was not made.');
  await meanwhile(userId);
  const entered = await enter(service.context, {
    proof: { user, passwordHash, counted: email },
    sessionId: newId(),
    deviceId: null,
    typed: null,
    now: service.clock.now(),
  });
  return { userId, entered };
}

describe('entering', () => {
  it('succeeds while everything is as it was', async () => {
    const { entered } = await enterAfter(async () => undefined);
    expect(entered).toEqual({ is: 'in', secondFactorAt: null });
  });

  it('is refused once the password is another', async () => {
    const { userId, entered } = await enterAfter((id) =>
      putUser(service.app, id, { email: `${id}@example.com`, password: 'another horse 8' }),
    );
    expect(entered).toEqual({ is: 'wrong_password' });
    const events = await readEvents(service.app);
    expect(
      events.filter(({ type, subject }) => type === 'user.signed_in' && subject === userId),
    ).toEqual([]);
  });

  it('is refused once the account is closed', async () => {
    const { entered } = await enterAfter((id) =>
      service.database('users').where({ id }).update({ deactivated_at: service.clock.now() }),
    );
    expect(entered).toEqual({ is: 'wrong_password' });
  });
});
