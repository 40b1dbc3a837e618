import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CANCEL_CARD_APPLICATION } from '@reset/api-contract/member/support-requests.ts';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { supportRequestStore } from '#features/support-requests/support-requests.store.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

describe('PUT /internal/members/:user_id', () => {
  it('makes a member, then changes how she repays and nothing else', async () => {
    const userId = newId();
    expect((await service.put(userId, { repayment_method: 'ach_debit_flow' })).statusCode).toBe(
      204,
    );
    service.clock.set('2026-12-01T20:00:00Z');
    await service.put(userId, { repayment_method: 'direct_deposit_flow' });
    expect(await service.database('member').where({ user_id: userId })).toEqual([
      {
        user_id: userId,
        repayment_method: 'direct_deposit_flow',
        repays_in_part: false,
        celebrated_payday: null,
        created_at: new Date('2026-11-20T20:00:00Z'),
      },
    ]);
  });

  it('may be sent twenty times at once', async () => {
    const userId = newId();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => service.put(userId, { repayment_method: 'ach_debit_flow' })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(await service.database('member').where({ user_id: userId })).toHaveLength(1);
  });

  it.each(['directDepositFlow', '', 7, null])(
    'does not know the way %j of repaying',
    async (way) => {
      const userId = newId();
      const reply = await service.put(userId, { repayment_method: way });
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ errors: { repayment_method: expect.any(Array) } });
      expect(await service.database('member').where({ user_id: userId })).toEqual([]);
    },
  );
});

describe('GET /internal/members/:user_id/links', () => {
  const links = async (userId: string) => (await service.ask(`${userId}/links`)).json();

  it('shows what is linked and whether there is a card', async () => {
    const nothing = {
      bank_linked: false,
      bank_is_digital_only: false,
      bank_is_of_another: false,
      payroll_linked: false,
      has_earnings: null,
      direct_deposit_switched: false,
      card_issued: false,
      require_payroll_linking: null,
      link_broken: false,
      cancellation_version: null,
    };
    const [none, bank, payroll, all] = [
      await someMember(service),
      await someMember(service, 'bank_link'),
      await someMember(service, 'payroll_link'),
      await someMember(service, 'bank_link', 'payroll_link', 'card_account'),
    ];
    expect(await links(none)).toEqual(nothing);
    expect(await links(bank)).toEqual({ ...nothing, bank_linked: true });
    expect(await links(payroll)).toEqual({ ...nothing, payroll_linked: true, has_earnings: true });
    expect(await links(all)).toEqual({
      ...nothing,
      bank_linked: true,
      payroll_linked: true,
      has_earnings: true,
      card_issued: true,
    });
  });

  it('shows nothing of a person who is no member yet', async () => {
    await someMember(service, 'bank_link');
    expect(await links(newId())).toEqual({
      bank_linked: false,
      bank_is_digital_only: false,
      bank_is_of_another: false,
      payroll_linked: false,
      has_earnings: null,
      direct_deposit_switched: false,
      card_issued: false,
      require_payroll_linking: null,
      link_broken: false,
      cancellation_version: null,
    });
  });

  it('shows that a link is broken until it is repaired, and that she has cancelled', async () => {
    const userId = await someMember(service, 'bank_link');
    const said = async () => {
      const { link_broken, cancellation_version } = await links(userId);
      return { link_broken, cancellation_version };
    };
    const id = newId();
    const raised = {
      id,
      user_id: userId,
      source: 'plaid',
      error_type: 'monitoring_status_unavailable',
    };
    await service.database('integration_error').insert({ ...raised, raised_at: new Date() });
    expect(await said()).toEqual({ link_broken: true, cancellation_version: null });
    await service.database('integration_error').where({ id }).update({ resolved_at: new Date() });
    const requests = supportRequestStore(service.database);
    await requests.make({ userId, type: 'Another wish', body: 'please' }, new Date());
    expect(await said()).toEqual({ link_broken: false, cancellation_version: null });
    await requests.make({ userId, type: CANCEL_CARD_APPLICATION, body: 'stop' }, new Date());
    const first = await said();
    expect(first.cancellation_version).toBeGreaterThan(0);
    await requests.make({ userId, type: CANCEL_CARD_APPLICATION, body: 'stop' }, new Date());
    expect((await said()).cancellation_version).toBeGreaterThan(first.cancellation_version);
  });

  it('answers the onboarding service', async () => {
    const reply = await service.app.inject({
      method: 'GET',
      url: `/internal/members/${newId()}/links`,
      headers: asCaller('onboarding', { audience: 'member' }),
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe('GET /internal/members/:user_id/card_records', () => {
  const ask = (userId: string, caller = 'onboarding') =>
    service.app.inject({
      method: 'GET',
      url: `/internal/members/${userId}/card_records`,
      headers: asCaller(caller, { audience: 'member' }),
    });
  const NONE = { card_account: 'none', has_transactions: false, kept_from: null };

  it('tells which account there is, one that is being issued too', async () => {
    expect((await ask(newId())).json()).toEqual(NONE);
    const userId = await someMember(service, 'bank_link');
    expect((await ask(userId)).json()).toEqual(NONE);
    const cardholder = await someMember(service, 'bank_link', 'card_account');
    expect((await ask(cardholder)).json()).toEqual({ ...NONE, card_account: 'open' });
    await service
      .database('card_account')
      .where({ user_id: cardholder })
      .update({ status: 'issuing' });
    expect((await ask(cardholder)).json()).toEqual({ ...NONE, card_account: 'issuing' });
  });

  it('tells of a purchase, whatever became of it', async () => {
    const userId = await someMember(service, 'bank_link', 'card_account');
    const account = await service.database('card_account').where({ user_id: userId }).first('id');
    await service.database('card_transaction').insert({
      id: newId(),
      card_account_id: account.id,
      occurred_at: new Date(),
      merchant_name: 'Corner Grocer',
      requested_cents: 500,
      network_state: 'declined',
      customer_state: 'declined',
      decline_reason: 'insufficient_limit',
    });
    expect((await ask(userId)).json()).toEqual({
      card_account: 'open',
      has_transactions: true,
      kept_from: null,
    });
  });

  it('answers the onboarding service alone', async () => {
    expect((await ask(newId(), 'admin')).statusCode).toBe(403);
  });
});
