import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import { signSynctera } from '#testing/sign-synctera.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();

describe('POST /webhooks/synctera', () => {
  const send = (message: object, secrets?: string[]) => {
    const signed = signSynctera(message, {
      at: service.clock.now(),
      ...(secrets ? { secrets } : {}),
    });
    return service.app.inject({
      method: 'POST',
      url: '/api/v1/webhooks/synctera',
      headers: { ...asVisitor({ audience: 'member' }), ...signed.headers },
      payload: signed.payload,
    });
  };
  const waiting = () => service.jobs.taken('sync-card-account').length;
  const event = (type: string, resource: unknown) => ({
    type,
    event_resource: JSON.stringify(resource),
  });

  it('has the account read that an event is about', async () => {
    const one = await someone();
    one.hold();
    const pending = { account_id: one.issuerId, uuid: newId(), data: {} };
    const before = waiting();
    expect((await send(event('TRANSACTION.PENDING.CREATED', pending))).statusCode).toBe(204);
    const posted = { data: { lines: [{ account_id: one.issuerId }] } };
    await send(event('TRANSACTION.POSTED.CREATED', posted));
    await send(event('CARD.UPDATED', { account_id: one.issuerId }));
    expect(waiting() - before).toBe(3);
    await service.jobs.drain();
    expect(await one.purchases()).toEqual([['pending', 'authorized', 5_000, 0, 0]]);
  });

  it.each<[string, unknown]>([
    ['ACCOUNT.UPDATED', { id: newId() }],
    ['TRANSACTION.POSTED.CREATED', { account_id: newId() }],
    ['TRANSACTION.POSTED.CREATED', { data: { lines: [] } }],
    ['CARD.UPDATED', 'nonsense'],
    ['CARD.UPDATED', { account_id: "' OR 1=1" }],
  ])('takes %s about %j, and does nothing', async (type, resource) => {
    const before = waiting();
    expect((await send(event(type, resource))).statusCode).toBe(204);
    expect((await send({ type, event_resource: '{' })).statusCode).toBe(204);
    expect((await send({ type: 7 })).statusCode).toBe(204);
    expect(waiting()).toBe(before);
  });

  it('refuses what the issuer did not sign', async () => {
    const one = await someone();
    const forged = event('CARD.UPDATED', { account_id: one.issuerId });
    const before = waiting();
    expect((await send(forged, ['another secret'])).statusCode).toBe(401);
    expect(waiting()).toBe(before);
  });
});
