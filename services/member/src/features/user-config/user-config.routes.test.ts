import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { problemsOf } from '#testing/some-cardholder.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const set = (userId: string, payload: object, key = newId()) =>
  service.give(`members/${userId}/user_config`, payload, { key });
const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const maximum = async (userId: string) => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json().dsl.max_amount;
};
const staffView = async (userId: string) =>
  (await service.askAsAdmin(`${userId}/staff_view`)).json();
const links = async (userId: string) => (await service.ask(`${userId}/links`)).json();

const multipliers = { payroll_linked: [0.29], payroll_unlinked: [0.1, 0.2] };
const all = {
  repayment_method: 'ach_debit_flow',
  require_payroll_linking: true,
  enable_probationary_limit: false,
  enable_future_dated_direct_deposit_limit: true,
  custom_repayment_plan: true,
  muted: false,
  income_tax_refund_advance_multiplier: 0.58,
  ewa_multiplier_by_repayment_count: multipliers,
};

describe('POST /internal/members/:user_id/user_config', () => {
  it('sets all of it, and her limit follows [ADM-071] [ADM-125]', async () => {
    const userId = await everything();
    expect(await maximum(userId)).toBe(423);
    expect((await set(userId, all)).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(245.34);
    const { user_config, repayment_method } = await staffView(userId);
    const { repayment_method: _method, require_payroll_linking: _payroll, ...shown } = all;
    expect(user_config).toEqual(shown);
    expect(repayment_method).toBe('ach_debit_flow');
    expect(await links(userId)).toMatchObject({ require_payroll_linking: true });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leaves as it is what is not sent [ADM-160]', async () => {
    const userId = await everything();
    await set(userId, all);
    expect((await set(userId, { muted: true })).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(0);
    expect((await staffView(userId)).user_config).toMatchObject({
      muted: true,
      custom_repayment_plan: true,
      income_tax_refund_advance_multiplier: 0.58,
      ewa_multiplier_by_repayment_count: multipliers,
    });
    await set(userId, { muted: false });
    expect(await maximum(userId)).toBe(245.34);
  });

  it('of two at once by one key has one effect, and one by each key both', async () => {
    const userId = await everything();
    const key = newId();
    const replies = await Promise.all([
      set(userId, { custom_repayment_plan: true }, key),
      set(userId, { custom_repayment_plan: true }, key),
      set(userId, { require_payroll_linking: true }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await service.database('member_config').where({ user_id: userId })).toEqual([
      { user_id: userId, requires_payroll: true, has_custom_repayment_plan: true },
    ]);
  });

  it('changes how she repays to what works alone', async () => {
    const userId = await everything();
    const away = await set(userId, { repayment_method: 'direct_deposit_flow', muted: true });
    expect([away.statusCode, away.json().code]).toEqual([409, 'direct_deposit_not_switched']);
    expect((await staffView(userId)).user_config.muted).toBe(false);
    await service.put(userId, { repayment_method: 'direct_deposit_flow' });
    expect((await set(userId, { repayment_method: 'ach_debit_flow' })).statusCode).toBe(204);
    expect((await staffView(userId)).repayment_method).toBe('ach_debit_flow');
    const unlinked = await someMember(service);
    await service.put(unlinked, { repayment_method: 'direct_deposit_flow' });
    const reply = await set(unlinked, { repayment_method: 'ach_debit_flow' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_bank_linked']);
  });

  it.each([
    { income_tax_refund_advance_multiplier: 1.2 },
    { income_tax_refund_advance_multiplier: 0.555 },
    { ewa_multiplier_by_repayment_count: { ...multipliers, payroll_linked: [] } },
    { ewa_multiplier_by_repayment_count: { ...multipliers, payroll_unlinked: [-0.01] } },
    { repayment_method: 'cash' },
    { muted: 'yes' },
    { partner_slug: 'cusg' },
  ])('refuses %j with 422 and changes nothing [ADM-159]', async (given) => {
    const userId = await someMember(service);
    expect((await set(userId, given)).statusCode).toBe(422);
    expect(await service.database('member_limit_config').where({ user_id: userId })).toEqual([]);
  });

  it('is told of a proposal what it would change, what held, and what becomes of her limit', async () => {
    const userId = await everything();
    expect(await maximum(userId)).toBe(423);
    const { user_config: held } = await staffView(userId);
    const reply = await set(userId, { ...all, proposed: true });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      needs_approval_of_cents: null,
      before: {
        ...held,
        repayment_method: 'ach_debit_flow',
        require_payroll_linking: false,
      },
      effects: { limit_when_proposed_cents: { before: 42_300, after: 24_534 } },
    });
    expect(await service.database('member_limit_config').where({ user_id: userId })).toEqual([]);
    // What it does not change is as it was too.
    const { before: expected } = reply.json();
    expect((await set(userId, { ...all, expected })).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(245.34);
    const again = await set(userId, { ...all, proposed: true });
    expect([again.statusCode, again.json().code]).toEqual([422, 'nothing_changed']);
    const other = (await set(userId, { custom_repayment_plan: false, proposed: true })).json();
    expect(other).toMatchObject({ before: { custom_repayment_plan: true }, effects: {} });
  });

  it('sets what is another than what holds, and leaves all else to her partner', async () => {
    const userId = await everything();
    const { user_config: held } = await staffView(userId);
    const { custom_repayment_plan: _plan, ...limits } = held;
    await set(userId, { ...limits, muted: true, require_payroll_linking: false });
    const [kept] = await service.database('member_limit_config').where({ user_id: userId });
    expect(kept).toEqual({
      user_id: userId,
      is_muted: true,
      is_probationary_limit_on: null,
      counts_future_deposits: null,
      payroll_linked_parts: null,
      payroll_unlinked_parts: null,
      refund_advance_part: null,
    });
    expect(await service.database('member_config').where({ user_id: userId })).toMatchObject([
      { requires_payroll: null, has_custom_repayment_plan: null },
    ]);
  });

  it('holds what her partner says to be before', async () => {
    const userId = await everything();
    const [live] = await service
      .database('subscription')
      .insert({ owner: 'public', is_live: true })
      .returning('generation');
    await service
      .database('person_reading')
      .insert({ ...live, user_id: userId, partner_slug: 'national-debt-relief' });
    const given = { require_payroll_linking: false, proposed: true };
    expect((await set(userId, given)).json().before).toEqual({ require_payroll_linking: true });
  });

  it('is set as it was proposed to the version before, which said null of what was not set', async () => {
    const userId = await everything();
    const given = { muted: true, custom_repayment_plan: true };
    const expected = { muted: false, custom_repayment_plan: null };
    expect((await set(userId, { ...given, expected })).statusCode).toBe(204);
    const late = await set(userId, { ...given, expected });
    expect([late.statusCode, late.json().code]).toEqual([409, 'subject_changed']);
  });

  it('is refused with what has changed since it was proposed', async () => {
    const userId = await everything();
    const first = { muted: true, income_tax_refund_advance_multiplier: 0.1 };
    const { before: expected } = (await set(userId, { ...first, proposed: true })).json();
    await set(userId, { income_tax_refund_advance_multiplier: 0.4 });
    const reply = await set(userId, { ...first, expected });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      {
        code: 'subject_changed',
        error: 'This was changed since it was proposed: income tax refund advance multiplier.',
        errors: {
          income_tax_refund_advance_multiplier: [
            expect.stringMatching(/^This was 0(\.5)? when it was proposed, and is 0\.4 by now\.$/),
          ],
        },
      },
    ]);
    expect((await staffView(userId)).user_config).toMatchObject({ muted: false });
    const { before } = (await set(userId, { ...first, proposed: true })).json();
    expect((await set(userId, { ...first, expected: before })).statusCode).toBe(204);
  });

  it('answers 404 for who is no member', async () => {
    expect((await set(newId(), { muted: true })).statusCode).toBe(404);
  });
});
