import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { someMember } from '#testing/member-service.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';

const { service } = await startCardService();

const close = (userId: string, key = newId()) =>
  service.give(`members/${userId}/closure`, undefined, { by: 'public', key });
const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const bought = (userId: string, changes: object = {}) =>
  service.put(`${userId}/card_transactions/${newId()}`, {
    occurred_at: '2026-11-18T20:30:00.000Z',
    amount_cents: 2_415,
    merchant_name: 'Harbor Street Grocery',
    customer_state: 'posted',
    ...changes,
  });
const maximum = async (userId: string) => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json().dsl.max_amount;
};
const linksOf = async (userId: string) => [
  ...(await service.database('bank_link').where({ user_id: userId })),
  ...(await service.database('payroll_link').where({ user_id: userId })),
];
const codeOf = async (userId: string) => {
  const reply = await close(userId);
  return [reply.statusCode, reply.json().code];
};

describe('POST /internal/members/:user_id/closure', () => {
  it('ends limit and links, once by one key, and says what stays [ADM-121]', async () => {
    const userId = await everything();
    expect(await maximum(userId)).toBeGreaterThan(0);
    await bought(userId, { customer_state: 'repaid' });
    const key = newId();
    const replies = await Promise.all([close(userId, key), close(userId, key)]);
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [200, { kept_for: ['card_account', 'transaction'] }],
      [200, { kept_for: ['card_account', 'transaction'] }],
    ]);
    expect(await linksOf(userId)).toEqual([]);
    expect(await maximum(userId)).toBe(0);
    const unlinked = { subject: userId, type: 'bank.unlinked' };
    expect(await service.database('event').where(unlinked)).toHaveLength(1);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('ends schedules of hers, and none is made after it', async () => {
    const userId = await everything();
    const make = () =>
      service.give('repayment_schedules', {
        made_by: newId(),
        repayment_schedule: {
          user_id: userId,
          schedule_type: 'weekly',
          business_day_adjustment: 'after',
          recurring_day_of_week: 5,
        },
      });
    const { id } = (await make()).json().repayment_schedule;
    await close(userId);
    const approve = await service.give(`repayment_schedules/${id}/approve`, { made_by: newId() });
    expect(approve.statusCode).toBe(409);
    expect((await make()).statusCode).toBe(404);
  });

  it.each(['posted', 'pending'])('is refused while a purchase is %s', async (customer_state) => {
    const userId = await everything();
    await bought(userId, { customer_state });
    expect(await codeOf(userId)).toEqual([409, 'money_owed']);
    expect(await linksOf(userId)).toHaveLength(2);
    expect(await maximum(userId)).toBeGreaterThan(0);
  });

  it('is refused while money of hers is with us', async () => {
    const userId = await everything();
    const deposits = await someDeposits(service, userId);
    await deposits.receives(90_000);
    expect(await codeOf(userId)).toEqual([409, 'money_held']);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is refused while money is on its way to her bank', async () => {
    const userId = await everything();
    const deposits = await someDeposits(service, userId);
    await deposits.receives(90_000);
    service.clock.set('2026-11-20T20:00:00Z');
    await service.jobs.runSchedule('pay-out-deposits');
    const { status } = await service
      .database('payout as p')
      .join('card_account as c', 'c.id', 'p.card_account_id')
      .where({ user_id: userId })
      .first('p.status');
    expect(['reserved', 'sent']).toContain(status);
    expect(await codeOf(userId)).toEqual([409, 'money_under_way']);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leaves nothing of who is no member, or has no card', async () => {
    expect((await close(newId())).json()).toEqual({ kept_for: [] });
    const userId = await someMember(service, 'bank_link');
    expect((await close(userId)).json()).toEqual({ kept_for: [] });
    expect(await linksOf(userId)).toEqual([]);
  });
});

describe('of whom no record of money is kept', () => {
  const written = async (userId: string) => {
    const tables = ['support_request', 'text_consent'];
    const rows = await Promise.all(
      tables.map((table) => service.database(table).where({ user_id: userId })),
    );
    return rows.flat().length;
  };
  const writes = async (...linked: 'card_account'[]) => {
    const userId = await someMember(service, ...linked);
    const { identify } = service.world;
    service.world.identify = (id) => ({ ...identify(id), phone_number: '2025550123' });
    await service.post(userId, '/users/sms_opt_in');
    service.world.identify = identify;
    await service.post(userId, '/admins/internal_message', { type: 'Help', body: 'Please.' });
    expect(await written(userId)).toBe(2);
    return userId;
  };

  it('nothing stays of what she wrote and agreed to; of a cardholder it does', async () => {
    const [without, cardholder] = [await writes(), await writes('card_account')];
    const consents = service.database('text_consent').where({ user_id: without });
    await expect(consents.clone().delete()).rejects.toThrow('only ever added to');
    expect((await close(without)).json()).toEqual({ kept_for: [] });
    expect(await written(without)).toBe(0);
    await close(cardholder);
    expect(await written(cardholder)).toBe(2);
    await expect(
      service.database('text_consent').where({ user_id: cardholder }).delete(),
    ).rejects.toThrow('only ever added to');
  });
});

describe('GET /internal/members/:user_id/closure', () => {
  const outlook = async (userId: string) =>
    (
      await service.app.inject({
        url: `/internal/members/${userId}/closure`,
        headers: asCaller('public', { audience: 'member' }),
      })
    ).json();

  it('says all that has to be settled before, with its amount, and changes nothing', async () => {
    const userId = await everything();
    await bought(userId);
    expect(await outlook(userId)).toMatchObject({
      settle_first: [{ reason: 'money_owed', amount: 24.15 }],
      kept_for: ['card_account', 'transaction'],
    });
    expect(await linksOf(userId)).toHaveLength(2);
  });

  it('says what ends as it then does, and what is read of bank and payroll goes', async () => {
    const userId = await everything();
    expect((await outlook(userId)).ends).toEqual([
      'Your spending limit',
      'The link to your bank, with what we read there',
      'The link to your payroll, with what we read there',
      'Your cards, and your direct deposits: pay and refunds that come later go back to who sent them',
      'Notifications on your devices',
    ]);
    await close(userId);
    for (const table of ['bank_link', 'recurring_outflow', 'payroll_link', 'shift', 'paystub']) {
      expect(await service.database(table).where({ user_id: userId })).toEqual([]);
    }
  });
});
