import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { CARD_APPLICANT, someCardWorld } from '#testing/card-world.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterEach(() => {
  const { afterCall, verdict } = someCardWorld().issuer;
  Object.assign(service.world.issuer, { afterCall, verdict });
});
afterAll(() => service.stop());

const issue = (userId: string, person: object = CARD_APPLICANT) =>
  service.put(`${userId}/card_account`, { person });
const order = (userId: string) =>
  service.app.inject({
    method: 'POST',
    url: `/internal/members/${userId}/cards`,
    headers: asCaller('onboarding', { audience: 'member' }),
    payload: { form: 'PHYSICAL', address: CARD_APPLICANT.address },
  });
const accountOf = async (userId: string) =>
  (await service.get(userId, '/users/profile')).json().current_card_account;
const openedEvents = async (userId: string) =>
  (await service.events()).filter(
    ({ type, payload }) => type === 'card_account.opened' && payload['user_id'] === userId,
  );

/** What the issuer has made since a moment. */
function madeSince() {
  const { persons, accounts, cards } = service.world.issuer;
  const before = [persons.size, accounts.size, cards.length];
  return () =>
    [persons.size, accounts.size, cards.length].map((now, at) => now - (before[at] ?? 0));
}

const STEPS = ['createPerson', 'verifyPerson', 'openAccount', 'issueVirtual'] as const;

describe('PUT /internal/members/:user_id/card_account', () => {
  it('has a person, her account and its card made, and publishes so once', async () => {
    const userId = await someMember(service);
    const made = madeSince();
    expect((await issue(userId)).statusCode).toBe(204);
    expect((await issue(userId)).statusCode).toBe(204);
    expect(made()).toEqual([1, 1, 1]);
    expect(await accountOf(userId)).toMatchObject({
      issued_on: '2026-11-20',
      cards: [{ last_four: '4821', form: 'VIRTUAL' }],
    });
    expect(await openedEvents(userId)).toHaveLength(1);
  });

  it.each(STEPS)('makes nothing twice when the answer to %s was lost', async (lost) => {
    const userId = await someMember(service);
    const made = madeSince();
    let isLost = false;
    service.world.issuer.afterCall = (call) => {
      if (call !== lost || isLost) return;
      isLost = true;
      throw new ProviderError('the connection broke', 'unavailable');
    };
    expect((await issue(userId)).statusCode).toBe(503);
    expect(await accountOf(userId)).toBeNull();
    expect((await issue(userId)).statusCode).toBe(204);
    expect(made()).toEqual([1, 1, 1]);
    expect(await openedEvents(userId)).toHaveLength(1);
  });

  it('goes on from each step at which it was cut off', async () => {
    const userId = await someMember(service);
    const made = madeSince();
    const calls: string[] = [];
    for (const step of STEPS) {
      // Cut off before the call: everything until then was stored.
      service.world.issuer.afterCall = (call) => {
        calls.push(call);
        if (call === step) throw new Error('killed');
      };
      expect((await issue(userId)).statusCode).toBe(500);
    }
    service.world.issuer.afterCall = () => undefined;
    expect((await issue(userId)).statusCode).toBe(204);
    expect(made()).toEqual([1, 1, 1]);
    expect(calls.filter((call) => call === 'openAccount')).toHaveLength(2);
  });

  it('makes one of each when it is sent twenty times at once', async () => {
    const userId = await someMember(service);
    const made = madeSince();
    const replies = await Promise.all(Array.from({ length: 20 }, () => issue(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(made()).toEqual([1, 1, 1]);
    expect(await openedEvents(userId)).toHaveLength(1);
    expect((await accountOf(userId)).cards).toHaveLength(1);
  });

  it('says what the issuer says of whom it does not accept, and takes her corrected', async () => {
    const userId = await someMember(service);
    const made = madeSince();
    service.world.issuer.verdict = { word: 'REJECTED', isFinal: true };
    const refused = await issue(userId, { ...CARD_APPLICANT, ssn: '111111111' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'cardholder_not_accepted',
      errors: { person: ['REJECTED'] },
    });
    expect(await accountOf(userId)).toBeNull();
    expect(made()).toEqual([1, 0, 0]);
    service.world.issuer.verdict = null;
    expect((await issue(userId)).statusCode).toBe(204);
    expect(made()).toEqual([1, 1, 1]);
    expect([...service.world.issuer.persons.values()].at(-1)?.ssn).toBe(CARD_APPLICANT.ssn);
  });

  it('makes nothing for whom the issuer still looks at, until it accepts her', async () => {
    const userId = await someMember(service);
    const made = madeSince();
    service.world.issuer.verdict = { word: 'REVIEW', isFinal: false };
    const reply = await issue(userId);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'cardholder_in_review']);
    expect(made()).toEqual([1, 0, 0]);
    service.world.issuer.verdict = null;
    expect((await issue(userId)).statusCode).toBe(204);
    expect(made()).toEqual([1, 1, 1]);
  });

  it('keeps nothing of who she is', async () => {
    const userId = await someMember(service);
    await issue(userId);
    const { rows } = await service.database.raw(
      `SELECT to_jsonb(a)::text AS row FROM card_account a WHERE user_id = ?`,
      [userId],
    );
    expect(rows[0].row).not.toContain(CARD_APPLICANT.ssn);
    expect(rows[0].row).not.toContain(CARD_APPLICANT.dob);
    expect(rows[0].row).not.toContain(CARD_APPLICANT.last_name);
  });

  it('is for members, whom it does not make', async () => {
    expect((await issue(newId())).statusCode).toBe(404);
  });

  it.each([
    ['ssn', '12345678'],
    ['ssn', '123-45-6789'],
    ['dob', '1990-2-3'],
    ['phone_number', '2025550100'],
    ['first_name', ''],
    ['email', 7],
  ])('refuses the %s %j', async (field, value) => {
    const userId = await someMember(service);
    const made = madeSince();
    const reply = await issue(userId, { ...CARD_APPLICANT, [field]: value });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).not.toContain('12345678');
    expect(made()).toEqual([0, 0, 0]);
  });
});

describe('PUT /internal/members/:user_id/address', () => {
  const move = (userId: string, address: object) => service.put(`${userId}/address`, address);
  const { address } = CARD_APPLICANT;

  it('is told to the issuer where it knows her', async () => {
    const userId = await someMember(service, 'card_account');
    expect((await move(userId, { ...address, street_one: '2 Oak Street' })).statusCode).toBe(204);
    const known = [...service.world.issuer.persons.values()].at(-1);
    expect(known).toMatchObject({
      address: { streetOne: '2 Oak Street' },
      ssn: CARD_APPLICANT.ssn,
    });
    expect((await move(newId(), address)).statusCode).toBe(204);
    expect((await move(userId, { ...address, zip_code: '1' })).statusCode).toBe(422);
  });

  it('is to be told again while the issuer is away', async () => {
    const userId = await someMember(service, 'card_account');
    service.world.issuer.afterCall = () => {
      throw new ProviderError('away', 'unavailable');
    };
    expect((await move(userId, address)).statusCode).toBe(503);
  });
});

describe('POST /internal/members/:user_id/cards', () => {
  it('orders a card that comes by mail, and no other while there is one', async () => {
    const userId = await someMember(service, 'card_account');
    expect((await order(userId)).statusCode).toBe(204);
    expect((await order(userId)).statusCode).toBe(204);
    expect((await accountOf(userId)).cards).toEqual([
      { last_four: '4821', form: 'VIRTUAL' },
      { last_four: '0007', form: 'PHYSICAL' },
    ]);
  });

  it('orders one when the answer was lost, and when it is sent twenty times at once', async () => {
    const userId = await someMember(service, 'card_account');
    const made = madeSince();
    let isLost = false;
    service.world.issuer.afterCall = (call) => {
      if (call !== 'issuePhysical' || isLost) return;
      isLost = true;
      throw new ProviderError('the connection broke', 'unavailable');
    };
    expect((await order(userId)).statusCode).toBe(503);
    const replies = await Promise.all(Array.from({ length: 20 }, () => order(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(made()).toEqual([0, 0, 1]);
  });

  it('is another one after the first was terminated', async () => {
    const userId = await someMember(service, 'card_account');
    await order(userId);
    await service.database('card').where({ form: 'PHYSICAL' }).update({ status: 'terminated' });
    const made = madeSince();
    expect((await order(userId)).statusCode).toBe(204);
    expect(made()).toEqual([0, 0, 1]);
  });

  it('needs a card account', async () => {
    expect((await order(await someMember(service))).statusCode).toBe(404);
  });
});
