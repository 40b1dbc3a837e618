import { newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { confirm, inBrowser, signedInAs } from '#testing/account-calls.ts';
import { startAccountService } from '#testing/account-service.ts';
import { someAddress, unconfirmed } from '#testing/unconfirmed.ts';

const { service, eventsOf } = await startAccountService();
const { someone, mailedToken, identityOf } = unconfirmed(service);

describe('correcting an address is refused', () => {
  it('once it is confirmed', async () => {
    const { id, own, email, correct } = await someone();
    await confirm(service.app, await mailedToken(email), { headers: own });
    const events = await eventsOf(id);
    const reply = await correct(someAddress());
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_confirmed']);
    expect(await eventsOf(id)).toEqual(events);
  });

  it('without her password, which counts as an attempt to sign in', async () => {
    const { id, email, correct } = await someone();
    const token = await mailedToken(email);
    const wrong = { current_password: 'not-Her-password-7' };
    const known = await service.database('known_device').where({ user_id: id }).delete();
    expect(known).toBe(1);
    for (let count = 0; count < 10; count += 1) {
      const reply = await correct(someAddress(), wrong);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual({ current_password: ['This is not your password.'] });
    }
    const locked = await correct(someAddress());
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
    expect(await identityOf(id)).toMatchObject({ email });
    // Nothing has changed: the link serves still.
    const reply = await confirm(service.app, token, { headers: signedInAs(id, 'hers') });
    expect(reply.statusCode).toBe(200);
  });

  it('for more than five addresses a day', async () => {
    const { id, correct } = await someone();
    const entered = Array.from({ length: 4 }, someAddress);
    for (const to of entered) expect((await correct(to)).statusCode).toBe(204);
    const refused = await correct(someAddress());
    expect(refused.statusCode).toBe(429);
    expect(await identityOf(id)).toMatchObject({ email: entered.at(-1) });
    // Nothing has changed: the latest link serves still, and so does going back to one of them.
    expect((await correct(entered[0] ?? '')).statusCode).toBe(204);
    service.clock.set('2026-11-21T20:00:01Z');
    expect((await correct(someAddress())).statusCode).toBe(204);
  });

  it.each([
    ['what is no address', { user: { email: 'rosa' } }, 'email'],
    ['two addresses', { user: { email: 'a@example.com,b@example.com' } }, 'email'],
    ['256 characters', { user: { email: `${'x'.repeat(245)}@example.com` } }, 'email'],
    ['no address', { user: {} }, 'email'],
    ['no password', { current_password: undefined }, 'current_password'],
    ['a field more', { confirmed: true }, 'confirmed'],
  ])('for %s', async (_what, changes, field) => {
    const { id, email, correct } = await someone();
    const reply = await correct(someAddress(), changes);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
    expect(await identityOf(id)).toMatchObject({ email });
  });

  it('to visitors, and to staff who view the product as her', async () => {
    const { id, email, correct } = await someone();
    expect((await correct(someAddress(), {}, inBrowser('hers'))).statusCode).toBe(401);
    const staff = asViewer(id, newId(), { audience: 'public' });
    expect((await correct(someAddress(), {}, staff)).statusCode).toBe(403);
    expect(await identityOf(id)).toMatchObject({ email });
  });

  it('to who is deactivated', async () => {
    const { id, correct } = await someone();
    await service.database('users').where({ id }).update({ deactivated_at: new Date() });
    expect((await correct(someAddress())).statusCode).toBe(422);
  });
});
