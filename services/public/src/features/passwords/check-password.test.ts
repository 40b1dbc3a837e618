import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { startAccountService } from '#testing/account-service.ts';
import { PASSWORD, putUser, signIn } from '#testing/public-service.ts';

const { service } = await startAccountService();

const check = (id: string, password = PASSWORD, caller = 'gateway') =>
  service.app.inject({
    method: 'POST',
    url: `/internal/users/${id}/check_password`,
    headers: asCaller(caller, { audience: 'public' }),
    payload: { password, device_id: null },
  });

async function somePerson() {
  const id = newId();
  const email = `${id}@example.com`;
  await putUser(service.app, id, { email });
  return { id, email };
}

describe('POST /internal/users/:id/check_password', () => {
  it('knows her password, and no other', async () => {
    const { id } = await somePerson();
    expect((await check(id)).json()).toEqual({ matches: true });
    expect((await check(id, 'not this one')).json()).toEqual({ matches: false });
    expect((await check(newId())).statusCode).toBe(404);
  });

  it('counts wrong ones as attempts to sign in, and forgives them after a right one', async () => {
    const { id, email } = await somePerson();
    for (let tried = 0; tried < 9; tried++) await check(id, 'not this one');
    expect((await check(id)).json()).toEqual({ matches: true });
    for (let tried = 0; tried < 10; tried++) await check(id, 'not this one');
    expect((await check(id)).statusCode).toBe(429);
    expect((await signIn(service.app, email)).statusCode).toBe(429);
  });

  it('answers the gateway alone', async () => {
    const { id } = await somePerson();
    expect((await check(id, PASSWORD, 'member')).statusCode).toBe(403);
  });
});
