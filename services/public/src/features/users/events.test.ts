import { userEvents } from '@reset/api-contract/public/user-events.ts';
import { migrate, newId } from '@reset/service-kit';
import { asCaller, earlierDb } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import {
  DB,
  operator,
  putUser,
  readEvents,
  someUser,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const eventsOf = async (id: string) =>
  (await readEvents(service.app)).filter(({ subject }) => subject === id);

const rosa = {
  email: 'rosa.marin@example.com',
  first_name: 'Rosa',
  last_name: 'Marin',
  confirmed: true,
  partner_slug: null,
  created_at: '2026-11-20T20:00:00.000Z',
  deactivated: false,
  phone_number: null,
  acquisition: {
    product_name: null,
    referral_slug: null,
    group_id: null,
    utm_campaign: null,
    utm_source: null,
    utm_medium: null,
  },
};

describe('the events of people', () => {
  it('begin when an account is made', async () => {
    const id = newId();
    await putUser(service.app, id);
    expect(await eventsOf(id)).toEqual([
      {
        position: expect.any(String),
        type: 'user.registered',
        subject: id,
        subject_version: 1,
        payload: rosa,
        occurred_at: '2026-11-20T20:00:00.000Z',
      },
    ]);
  });

  it('say all that is known of a person when something of it changes', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'before@example.com', confirmed: false });
    service.clock.set('2026-11-21T20:00:00Z');
    const changes = [
      { first_name: 'Rosalind' },
      { email: 'after@example.com' },
      { confirmed: true },
      { partner_slug: 'hvfcu' },
      { referral_slug: 'ref-1' },
    ];
    const state = { email: 'before@example.com', confirmed: false };
    for (const change of changes) {
      Object.assign(state, change);
      await putUser(service.app, id, state);
    }
    service.clock.set('2026-11-20T20:00:00Z');
    const [, ...changed] = await eventsOf(id);
    expect(changed).toHaveLength(5);
    expect(changed.at(-1)).toMatchObject({
      type: 'user.changed',
      subject_version: 6,
      payload: {
        ...rosa,
        first_name: 'Rosalind',
        email: 'after@example.com',
        partner_slug: 'hvfcu',
        acquisition: { ...rosa.acquisition, referral_slug: 'ref-1' },
      },
      occurred_at: '2026-11-21T20:00:00.000Z',
    });
  });

  it.each([
    ['nothing', {}],
    ['the password', { password: 'another password' }],
  ])('are silent when %s has changed', async (_what, change) => {
    const id = newId();
    await putUser(service.app, id, { email: `${id}@example.com` });
    await putUser(service.app, id, { email: `${id}@example.com`, ...change });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('say that an account is deactivated, and opened again, once each', async () => {
    const id = newId();
    await putUser(service.app, id, { email: `${id}@example.com` });
    for (const deactivated of [true, true, false, false]) {
      await service.app.inject({
        method: 'PUT',
        url: `/internal/users/${id}/deactivation`,
        headers: operator(),
        payload: { deactivated },
      });
    }
    const changes = (await eventsOf(id)).filter(({ type }) => type === 'user.changed');
    expect(changes.map(({ payload }) => payload['deactivated'])).toEqual([true, false]);
  });

  it('are silent of what was refused', async () => {
    const [owner, other] = [newId(), newId()];
    await putUser(service.app, owner, { email: 'taken@example.com' });
    const reply = await service.app.inject({
      method: 'PUT',
      url: `/internal/users/${other}`,
      headers: operator(),
      payload: someUser({ email: 'taken@example.com' }),
    });
    expect(reply.statusCode).toBe(409);
    expect(await eventsOf(other)).toEqual([]);
  });

  it('publish one registration, however often it is sent at once', async () => {
    const id = newId();
    const put = () => putUser(service.app, id, { email: `${id}@example.com` });
    await Promise.all(Array.from({ length: 12 }, put));
    expect(await eventsOf(id)).toMatchObject([{ type: 'user.registered', subject_version: 1 }]);
  });

  it('hold no password and are for the services that subscribe to them and the gateway alone', async () => {
    expect(JSON.stringify(await readEvents(service.app))).not.toMatch(/argon2|password|horse/);
    for (const caller of ['public', 'operator']) {
      const reply = await service.app.inject({
        url: '/internal/events?after=0',
        headers: asCaller(caller, { audience: 'public' }),
      });
      expect(reply.statusCode).toBe(403);
    }
  });
});

describe('the migration', () => {
  it('publishes everybody who was there before, in words that the contract knows', async () => {
    const released = await earlierDb(DB, (file) => file.includes('_create_'));
    const { app, clock, database, stop } = await startPublicService({ db: released });
    const id = newId();
    await database('users').insert({
      id,
      email: rosa.email,
      first_name: 'Rosa',
      last_name: 'Marin',
      staff: true,
      seeded: false,
      confirmed_at: rosa.created_at,
      created_at: rosa.created_at,
    });
    await migrate(database, DB);

    clock.set('2026-11-22T20:00:00Z');
    expect(await readEvents(app)).toMatchObject([
      { type: 'user.registered', subject: id, subject_version: 1 },
      { type: 'user.changed', subject: id, subject_version: 2, payload: rosa },
    ]);
    await putUser(app, id, { last_name: 'Moreno' });
    const events = await readEvents(app);
    expect(events).toMatchObject([{}, {}, { type: 'user.changed', subject_version: 3 }]);
    for (const event of events) {
      expect(Value.Check(userEvents[event.type as keyof typeof userEvents], event)).toBe(true);
    }
    await stop();
  });
});
