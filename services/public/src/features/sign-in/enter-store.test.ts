import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  putUser,
  readFacts,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';
import { enterIn } from './enter-store.ts';

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
  await meanwhile(userId);
  const key = Buffer.alloc(32, 7);
  const enter = enterIn({ database: service.database, addJob: service.jobs.add, key });
  const entered = await enter({
    account: { userId, passwordHash },
    counted: email,
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
    const events = await readFacts(service.app);
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
