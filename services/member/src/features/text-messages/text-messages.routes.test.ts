import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { InternalCallError, newId } from '@reset/service-kit';
import { asMember, asViewer, asVisitor } from '@reset/service-kit/testing';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { currentWording } from './consent-wording.ts';

let service: MemberServiceUnderTest;
let identify: MemberServiceUnderTest['world']['identify'];
beforeAll(async () => {
  service = await startMemberService();
  ({ identify } = service.world);
});
afterAll(() => service.stop());
afterEach(() => {
  service.clock.set('2026-11-20T20:00:00Z');
  service.world.identify = identify;
  service.world.personalInfo = null;
});

const hasPhone = (phone_number: string | null) => {
  service.world.identify = (id) => ({ ...identify(id), phone_number });
};
const settings = (userId: string) => service.get(userId, '/users/sms_settings');
const optedIn = async (userId: string) => (await settings(userId)).json().opted_in;
const optIn = (userId: string) => service.post(userId, '/users/sms_opt_in');
const optOut = (userId: string) => service.post(userId, '/users/sms_opt_out');
const kept = (userId: string) =>
  service.database('text_consent').where({ user_id: userId }).orderBy('id');

/** Somebody with a phone number. */
function someone(): string {
  hasPhone('2025550123');
  return newId();
}

describe('GET /users/sms_settings', () => {
  it('says that nobody is texted who has not agreed, and by which words she would [MEM-176]', async () => {
    const reply = await settings(someone());
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ opted_in: false, consent: currentWording });
    expect(currentWording.text).toContain('Reset texts my phone number');
  });

  it('is false for a number that she did not agree for, and true again for the one that she did', async () => {
    const userId = someone();
    await optIn(userId);
    hasPhone('2025550199');
    expect(await optedIn(userId)).toBe(false);
    hasPhone(null);
    expect(await optedIn(userId)).toBe(false);
    hasPhone('2025550123');
    expect(await optedIn(userId)).toBe(true);
  });

  it('is not to be had while nobody can say which number is hers, and never 401', async () => {
    const userId = someone();
    await optIn(userId);
    service.world.identify = () =>
      new InternalCallError('public did not answer', 503, 'service_unavailable');
    const reply = await settings(userId);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'service_unavailable']);
  });

  it('is for members alone', async () => {
    const headers = asVisitor({ audience: 'member' });
    const reply = await service.app.inject({ url: '/api/v1/users/sms_settings', headers });
    expect(reply.statusCode).toBe(401);
  });
});

describe('POST /users/sms_opt_in', () => {
  it('has her opted in, and keeps who, when, by which words and from where [MEM-176, MEM-177]', async () => {
    const userId = someone();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/v1/users/sms_opt_in',
      headers: { ...asMember(userId, { audience: 'member' }), 'user-agent': 'A browser' },
    });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await optedIn(userId)).toBe(true);
    expect(await kept(userId)).toEqual([
      {
        id: expect.any(String),
        user_id: userId,
        opted_in: true,
        wording_version: currentWording.version,
        phone_digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        decided_at: new Date('2026-11-20T20:00:00Z'),
        ip_address: '127.0.0.1',
        user_agent: 'A browser',
      },
    ]);
  });

  it('is kept once, however often and at once it is sent', async () => {
    const userId = someone();
    const replies = await Promise.all(Array.from({ length: 10 }, () => optIn(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
    expect(await kept(userId)).toHaveLength(1);
  });

  it('for another number is another consent', async () => {
    const userId = someone();
    await optIn(userId);
    hasPhone('2025550199');
    expect((await optIn(userId)).statusCode).toBe(204);
    expect(await optedIn(userId)).toBe(true);
    expect(await kept(userId)).toHaveLength(2);
  });

  it('takes the number that she told as she applied where no code was sent to one', async () => {
    const userId = newId();
    service.world.personalInfo = {
      phone_number: '2025550155',
      date_of_birth: '1990-01-31',
      ssn_last_four: '7890',
      address: {
        street_one: '1 Harbor Street',
        street_two: null,
        city: 'Portland',
        state_abbr: 'OR',
        zip_code: '97201',
      },
    };
    expect((await optIn(userId)).statusCode).toBe(204);
    expect(await optedIn(userId)).toBe(true);
  });

  it('is refused without a phone number, with 422', async () => {
    const userId = newId();
    const reply = await optIn(userId);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'no_phone_number',
      error: 'We have no phone number of yours to text.',
    });
    expect(await kept(userId)).toEqual([]);
  });
});

describe('POST /users/sms_opt_out', () => {
  it('ends it, and keeps that beside what it ends [MEM-176, MEM-178]', async () => {
    const userId = someone();
    await optIn(userId);
    service.clock.set('2026-11-21T20:00:00Z');
    const reply = await optOut(userId);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await optedIn(userId)).toBe(false);
    expect(await kept(userId)).toMatchObject([
      { opted_in: true },
      {
        opted_in: false,
        wording_version: null,
        phone_digest: null,
        decided_at: new Date('2026-11-21T20:00:00Z'),
      },
    ]);
    service.clock.set('2026-11-22T20:00:00Z');
    await optIn(userId);
    expect(await optedIn(userId)).toBe(true);
  });

  it('ends it without a phone number, and while nobody can say which is hers', async () => {
    const userId = someone();
    await optIn(userId);
    service.world.identify = () =>
      new InternalCallError('public did not answer', 503, 'service_unavailable');
    expect((await optOut(userId)).statusCode).toBe(204);
    expect(await kept(userId)).toHaveLength(2);
  });

  it('of what is not there keeps nothing', async () => {
    const userId = someone();
    expect((await optOut(userId)).statusCode).toBe(204);
    expect(await kept(userId)).toEqual([]);
  });
});

describe('what was agreed to', () => {
  it('is never changed or deleted', async () => {
    const userId = someone();
    await optIn(userId);
    await expect(kept(userId).clone().update({ user_agent: 'Another' })).rejects.toThrow();
    await expect(kept(userId).clone().clearOrder().delete()).rejects.toThrow('only ever added to');
    expect(await kept(userId)).toHaveLength(1);
  });

  it.each(['/users/sms_opt_in', '/users/sms_opt_out'])(
    'is decided by nobody who views the product as her: %s',
    async (path) => {
      const userId = someone();
      await optIn(userId);
      const reply = await service.app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: asViewer(userId, newId(), { audience: 'member' }),
      });
      expect(reply.statusCode).toBe(403);
      expect(await kept(userId)).toHaveLength(1);
    },
  );
});
