import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { eventually } from '@reset/service-kit/testing';
import { someCardWorld } from '#testing/card-world.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
beforeEach(() => {
  const { afterCall, beforeCall } = someCardWorld().issuer;
  Object.assign(service.world.issuer, { afterCall, beforeCall });
  service.world.personalInfo = TOLD;
});
afterAll(() => service.stop());

const TOLD = {
  phone_number: '2025550142',
  date_of_birth: '1990-02-03',
  ssn_last_four: '0000',
  address: {
    street_one: '1 Harbor Street',
    street_two: null,
    city: 'Portland',
    state_abbr: 'OR',
    zip_code: '97201',
  },
};

const order = (userId: string, { key = newId(), expedited = false } = {}) =>
  service.give(`members/${userId}/physical_card`, { expedited_fulfillment: expedited }, { key });
/** Who waits for a lock in this database. */
const WAITING = `
  SELECT pid FROM pg_stat_activity
   WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const formsOf = async (userId: string) =>
  (await service.askAsAdmin(`${userId}/staff_view`)).json().cards;
const made = () => service.world.issuer.cards.filter(({ form }) => form === 'PHYSICAL').length;
const ordersOf = (userId: string) =>
  service
    .database('card_order as o')
    .join('card_account as a', 'a.id', 'o.card_account_id')
    .where({ user_id: userId })
    .select('o.*');

describe('POST /internal/members/:user_id/physical_card', () => {
  it('has a card made that comes by mail, once by one key, and tells her [ADM-122]', async () => {
    const userId = await someMember(service, 'card_account');
    const before = made();
    const key = newId();
    const replies = await Promise.all([order(userId, { key }), order(userId, { key })]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(replies[0]?.json()).toEqual({});
    await service.jobs.drain();
    await service.jobs.drain();
    expect(made() - before).toBe(1);
    expect(await formsOf(userId)).toEqual([{ physical: false }, { physical: true }]);
    expect(service.mails.at(-1)).toMatchObject({ subject: 'Your Reset Card is on its way' });
    const timeline = await service.askAsAdmin(`${userId}/timeline?kind=account`);
    expect(timeline.json().entries).toMatchObject([
      { type: 'physical_card_ordered', detail: 'standard' },
    ]);
  });

  it('is expedited where staff want it so', async () => {
    const userId = await someMember(service, 'card_account');
    await order(userId, { expedited: true });
    await service.jobs.drain();
    expect(service.world.issuer.expedited).toEqual([service.world.issuer.cards.at(-1)?.id]);
  });

  it('is made once when the answer was lost, wherever she has moved to since', async () => {
    const userId = await someMember(service, 'card_account');
    const before = made();
    await order(userId);
    let isLost = false;
    service.world.issuer.afterCall = (call) => {
      if (call !== 'issuePhysical' || isLost) return;
      isLost = true;
      throw new ProviderError('the connection broke', 'unavailable');
    };
    await expect(service.jobs.drain()).rejects.toThrow('broke');
    service.world.personalInfo = { ...TOLD, address: { ...TOLD.address, city: 'Salem' } };
    await service.jobs.finish();
    expect(made() - before).toBe(1);
    expect(await ordersOf(userId)).toMatchObject([{ ended_at: expect.any(Date) }]);
    expect(await formsOf(userId)).toContainEqual({ physical: true });
  });

  it('is refused without a card, with a physical one, and while one is being made [ADM-166]', async () => {
    const codeOf = async (userId: string) => {
      const reply = await order(userId);
      return [reply.statusCode, reply.json().code];
    };
    expect(await codeOf(await someMember(service))).toEqual([409, 'no_cards']);
    const userId = await someMember(service, 'card_account');
    const both = await Promise.all([order(userId), order(userId)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await codeOf(userId)).toEqual([409, 'card_already_ordered']);
    await service.jobs.drain();
    expect(await codeOf(userId)).toEqual([409, 'card_already_physical']);
    expect((await order(newId())).statusCode).toBe(404);
  });

  it('is not ordered once more while it ends: the card is there, or the order still is', async () => {
    const userId = await someMember(service, 'card_account');
    await order(userId);
    let ending: Promise<unknown> | undefined;
    await service.database.transaction(async (transaction) => {
      // As whoever orders holds it.
      await transaction('card_account').where({ user_id: userId }).forNoKeyUpdate().first('id');
      ending = service.jobs.drain();
      await eventually(async () => {
        const { rows } = await transaction.raw(WAITING);
        expect(rows).not.toEqual([]);
      });
      expect(await ordersOf(userId)).toMatchObject([{ ended_at: null }]);
    });
    await ending;
    expect(await ordersOf(userId)).toMatchObject([{ ended_at: expect.any(Date) }]);
  });

  it('ends without a card for whose address was erased, and can be ordered again', async () => {
    const userId = await someMember(service, 'card_account');
    await order(userId);
    service.world.personalInfo = null;
    await service.jobs.drain();
    expect(await formsOf(userId)).toEqual([{ physical: false }]);
    service.world.personalInfo = TOLD;
    expect((await order(userId)).statusCode).toBe(201);
  });
});
