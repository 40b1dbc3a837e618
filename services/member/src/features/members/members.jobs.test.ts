import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberStaffView } from '@reset/api-contract/admin/user-owners.ts';
import { memberEvents, type MemberEvent } from '@reset/api-contract/member/member-events.ts';
import { migrate, newId } from '@reset/service-kit';
import { earlierDb } from '@reset/service-kit/testing';
import Value from 'typebox/value';
import { DB, memberDatabase } from '#testing/db.ts';
import { markPassedPayDates } from './pay-dates.store.ts';
import { publishStale } from './standing.store.ts';
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

const publish = () => service.jobs.runSchedule('publish-members');
const standingsOf = async (userId: string) => {
  await publish();
  return (await service
    .database('event')
    .where({ type: 'member.changed', subject: userId })
    .orderBy('subject_version')
    .pluck('payload')) as MemberEvent['payload'][];
};
const standingOf = async (userId: string) => (await standingsOf(userId)).at(-1);
const write = (userId: string, statement: string) =>
  service.database.raw(statement, { userId, id: newId() });

const WANTED = `
  INSERT INTO income_reading (link_id) SELECT id FROM bank_link WHERE user_id = :userId
      ON CONFLICT DO NOTHING`;
const INCOME = `
  UPDATE income_reading SET incomes = '[{"kind":"payroll","isActive":true,"nextOn":"2026-11-30"}]'
   WHERE link_id = (SELECT id FROM bank_link WHERE user_id = :userId)`;
const DEBIT = `
  INSERT INTO repayment_instance (id, user_id, purpose, due_on, effective_on, created_at)
  VALUES (:id, :userId, 'payday', '2026-11-27', '2026-11-27', now())`;

const pageOf = async (userId: string) =>
  (await service.askAsAdmin(`${userId}/staff_view`)).json<MemberStaffView>();

const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');

describe('member.changed', () => {
  it('says how a member stands, as the contract has it', async () => {
    const userId = await everything();
    await publish();
    const event = (await service.events()).findLast(
      ({ type, subject }) => type === 'member.changed' && subject === userId,
    );
    expect(Value.Check(memberEvents['member.changed'], event)).toBe(true);
    expect(event?.payload).toMatchObject({
      repayment_method: 'ach_debit_flow',
      muted: false,
      card_last_fours: [expect.stringMatching(/^\d{4}$/)],
    });
  });

  it('is silent while nothing of it is another', async () => {
    const userId = await everything();
    const before = (await standingsOf(userId)).length;
    await write(userId, 'UPDATE bank_link SET available_cents = 7 WHERE user_id = :userId');
    await write(
      userId,
      'UPDATE limit_state SET checked_at = now() WHERE user_id = :userId AND false',
    );
    expect(await standingsOf(userId)).toHaveLength(before);
    expect(await service.database('member_stale')).toEqual([]);
  });

  it.each([
    [
      'linked_bank_name',
      `UPDATE bank_link SET institution_name = 'Harbor' WHERE user_id = :userId`,
      'Harbor',
    ],
    [
      'linked_bank_account_name',
      `UPDATE bank_link SET account_name = 'Savings' WHERE user_id = :userId`,
      'Savings',
    ],
    [
      'employer_name',
      `UPDATE payroll_link SET employer_name = 'Fish' WHERE user_id = :userId`,
      'Fish',
    ],
    ['muted', `INSERT INTO member_limit_config (user_id, is_muted) VALUES (:userId, true)`, true],
    [
      'repayment_method',
      `UPDATE member SET repayment_method = 'direct_deposit_flow' WHERE user_id = :userId`,
      'direct_deposit_flow',
    ],
    ['pay_date', DEBIT, '2026-11-27'],
    [
      'card_last_fours',
      `UPDATE card SET status = 'terminated'
        WHERE card_account_id = (SELECT id FROM card_account WHERE user_id = :userId)`,
      [],
    ],
  ])('says another %s', async (field, statement, expected) => {
    const userId = await everything();
    await publish();
    await write(userId, statement);
    expect(await standingOf(userId)).toMatchObject({ [field]: expected });
  });

  it('says the limit as she reads it, less what she has bought', async () => {
    const userId = await everything();
    await write(
      userId,
      `UPDATE limit_state SET gross_cents = 42300, fingerprint = '', shown = '', checked_at = now(),
              checked_on = '2026-11-20', basis = '' WHERE user_id = :userId`,
    );
    expect(await standingOf(userId)).toMatchObject({ spending_limit_cents: 42_300 });
    await service.put(`${userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-18T20:30:00.000Z',
      amount_cents: 2_415,
      merchant_name: 'Harbor Street Grocery',
      customer_state: 'posted',
    });
    expect(await standingOf(userId)).toMatchObject({ spending_limit_cents: 39_885 });
  });

  it('goes on after an event that is about nobody, as the case of a difference is', async () => {
    const userId = await everything();
    await publish();
    await service.database('event').insert({
      type: 'case.opened',
      subject: newId(),
      subject_version: 1,
      payload: { kind: 'reconciliation_difference', user_id: null },
      occurred_at: service.clock.now(),
    });
    await write(userId, `UPDATE payroll_link SET employer_name = 'Ink' WHERE user_id = :userId`);
    expect(await standingOf(userId)).toMatchObject({ employer_name: 'Ink' });
  });

  it('says the pay dates that staff read on her page, of all sources [ADM-041]', async () => {
    const userId = await everything();
    await write(userId, WANTED);
    await write(userId, DEBIT);
    await publish();
    await write(userId, INCOME);
    const [theirs, hers] = [await standingOf(userId), await pageOf(userId)];
    expect(theirs).toMatchObject({
      pay_date: '2026-11-27',
      pay_dates: {
        system_chosen_debit_date: '2026-11-27',
        pave_derived: '2026-11-30',
        pinwheel_derived: null,
        reset_paystub_derived: '2026-12-01',
      },
    });
    expect(theirs).toMatchObject({
      pay_date: hers.pay_date,
      pay_dates: hers.pay_dates,
      linked_bank_account_name: hers.linked_bank_account_name,
    });
  });

  it('says other pay dates once they have passed, though nothing else has changed [ADM-041]', async () => {
    const userId = await everything();
    await write(userId, DEBIT);
    await publish();
    const before = service.clock.now().toISOString();
    service.clock.set('2026-11-28T20:00:00Z');
    expect(await standingOf(userId)).toMatchObject({ pay_date: '2026-12-01' });
    expect((await pageOf(userId)).pay_date).toBe('2026-12-01');
    service.clock.set(before);
  });

  it('says nothing of what was taken back', async () => {
    const userId = await everything();
    const before = (await standingsOf(userId)).length;
    await expect(
      service.database.transaction(async (transaction) => {
        await transaction('bank_link')
          .where({ user_id: userId })
          .update({ institution_name: 'No' });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await standingsOf(userId)).toHaveLength(before);
  });

  it('looks again at whoever changes while she is looked at', async () => {
    const userId = await everything();
    await publish();
    const late = await service.database.transaction();
    await late('bank_link').where({ user_id: userId }).update({ institution_name: 'Late' });
    await publish();
    await late.commit();
    expect(await standingOf(userId)).toMatchObject({ linked_bank_name: 'Late' });
  });
});

describe('the migration', () => {
  it('has everybody published who was a member before', async () => {
    const before = await memberDatabase(await earlierDb(DB, (file) => file < '20261217'));
    const userId = newId();
    await before.database('member').insert({
      user_id: userId,
      repayment_method: 'ach_debit_flow',
      created_at: '2026-11-01T00:00:00Z',
    });
    await migrate(before.database, DB);
    await before.database.raw('SELECT publish_members(10, now())');
    expect(await before.database('event').where({ type: 'member.changed' })).toMatchObject([
      { subject: userId, subject_version: 1, payload: { spending_limit_cents: null } },
    ]);
    await before.drop();
  });

  it('has the pay dates read of everybody who was published before they were kept', async () => {
    const before = await memberDatabase(await earlierDb(DB, (file) => file < '20270106'));
    const { database } = before;
    const userId = newId();
    const at = new Date('2026-11-20T20:00:00Z');
    const member = { user_id: userId, repayment_method: 'ach_debit_flow', created_at: at };
    await database('member').insert(member);
    await database('member_published').insert({ user_id: userId, standing: '{}' });
    await database('repayment_instance').insert({
      id: newId(),
      user_id: userId,
      purpose: 'payday',
      due_on: '2026-11-27',
      effective_on: '2026-11-27',
      created_at: at,
    });
    await database('member_stale').delete();
    await migrate(database, DB);
    await markPassedPayDates(database, '2026-11-20');
    expect(await publishStale(database, 10, at)).toBe(1);
    expect(await database('event').where({ type: 'member.changed' })).toMatchObject([
      { subject: userId, payload: { pay_date: '2026-11-27' } },
    ]);
    await markPassedPayDates(database, '2026-11-20');
    expect(await database('member_stale')).toEqual([]);
    await before.drop();
  });
});
