import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MemberStaffView } from '@reset/api-contract/admin/user-owners.ts';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { debitedMembers } from '#testing/debited-members.ts';
import { someMember } from '#testing/member-service.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const started = await startCardService();
const { service } = started;
const { owing, runAt } = debitedMembers(started);
beforeEach(() =>
  service.database('subscription').insert({ owner: 'public', is_live: true }).onConflict().ignore(),
);

const view = async (userId: string) => {
  const reply = await service.askAsAdmin(`${userId}/staff_view`);
  expect(reply.statusCode).toBe(200);
  return reply.json<MemberStaffView>();
};

describe('the debit that staff may ask for, in the staff view', () => {
  it('says what a debit that is asked for would take, from where, and when it leaves (C-051)', async () => {
    const one = await owing();
    // A Friday: what is asked for its Saturday goes on the Monday.
    await runAt('2026-11-20T20:00:00Z');
    const { external_debit: debit } = await view(one.userId);
    expect(debit).toEqual({
      amount: 50,
      bank_name: 'Tidewater Savings Bank',
      bank_mask: '4021',
      days: [
        { asked_for: '2026-11-20', leaves_on: '2026-11-20', is_taken: false },
        { asked_for: '2026-11-21', leaves_on: '2026-11-23', is_taken: false },
      ],
      refusal: null,
      under_way: [],
    });
    await service
      .database('bank_link')
      .where({ user_id: one.userId })
      .update({ owner_status: 'failed' });
    expect((await view(one.userId)).external_debit).toMatchObject({
      amount: 50,
      bank_name: null,
      refusal: 'no_bank',
    });
    expect((await view(await someMember(service))).external_debit).toBeNull();
  });

  it('says which days are taken, what is under way, and why no debit can be asked for', async () => {
    const one = await owing();
    await runAt('2026-11-20T20:00:00Z');
    const asked = await service.app.inject({
      method: 'POST',
      url: `/internal/members/${one.userId}/debits`,
      headers: asCaller('admin', { audience: 'member' }),
      payload: { made_by: newId(), effective_date: '2026-11-21' },
    });
    expect(asked.statusCode).toBe(201);
    expect((await view(one.userId)).external_debit).toMatchObject({
      amount: 0,
      days: [{ is_taken: false }, { leaves_on: '2026-11-23', is_taken: true }],
      refusal: 'nothing_left',
      under_way: [],
    });
    await runAt('2026-11-23T18:00:00Z');
    expect((await view(one.userId)).external_debit).toMatchObject({
      refusal: 'nothing_owed',
      under_way: [{ amount: 50, since: '2026-11-23T18:00:00.000Z' }],
    });
    await service
      .database('member')
      .where({ user_id: one.userId })
      .update({ repayment_method: 'direct_deposit_flow' });
    one.bought(1_000, '2026-11-23T18:30:00Z');
    await one.sync();
    expect((await view(one.userId)).external_debit?.refusal).toBe('repays_from_pay');
  });
});
