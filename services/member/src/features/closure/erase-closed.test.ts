import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { someDisputer } from '#testing/disputing.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import { someTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';
import { issueAt } from '#testing/statement-world.ts';

const { service } = await startCardService();
const { database } = service;

const eraseAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('erase-closed-accounts');
};
const close = (userId: string) =>
  service.give(`members/${userId}/closure`, undefined, { by: 'public' });
const records = async (userId: string) =>
  (
    await service.app.inject({
      url: `/internal/members/${userId}/card_records`,
      headers: asCaller('public', { audience: 'member' }),
    })
  ).json();

/** Somebody who has a statement, a dispute, a deposit, and has written to us; she owes nothing. */
async function someHistory() {
  const one = await someDisputer(service);
  const { userId } = one;
  await one.dispute({ reason: 'not_mine', description: 'Ask MARKED.' });
  await one.decide('lost', 'MARKED was there.');
  const { id: dispute_id } = await one.row();
  const message = { id: newId(), dispute_id, author: 'member', author_id: userId };
  const at = service.clock.now();
  await database('dispute_message').insert({ ...message, text: 'MARKED wrote.', sent_at: at });
  await one.repay(3_000);
  const deposits = await someDeposits(service, userId);
  await deposits.receives(5_000, { sender: 'MARKED INC', receiverName: 'SOMEBODY MARKED' });
  await database('payroll_event').insert({
    id: newId(),
    user_id: userId,
    name: 'login',
    data: { employer: 'MARKED' },
    logged_at: at,
  });
  await database('pay_override').insert({
    id: newId(),
    user_id: userId,
    kind: 'pay_period',
    period_start_on: '2026-11-01',
    made_at: at,
    made_on: '2026-11-20',
    made_by: newId(),
    reason: 'MARKED said so.',
  });
  await database('support_request').insert({
    id: newId(),
    user_id: userId,
    type: 'internal_message',
    body: 'I am MARKED.',
    requested_at: at,
  });
  const filer = await someTaxFiler(service, userId);
  await filer.stand(someReturn({ id: 'MARKED return' }));
  await database('tax_filer').where({ user_id: userId }).update({ told_destination: 'MARKED' });
  await database('text_consent').insert({
    id: newId(),
    user_id: userId,
    opted_in: false,
    decided_at: at,
    ip_address: '127.0.0.1',
    user_agent: 'MARKED browser',
  });
  return one;
}

/** All that names a member; Hazel is what the public service has her called. */
async function namesOf({ userId, accountId }: { userId: string; accountId: string }) {
  const of = { card_account_id: accountId };
  const disputes = await database('dispute').where(of);
  const ids = disputes.map(({ id }) => id);
  const rows = [
    ...disputes,
    ...(await database('statement').where(of)),
    ...(await database('incoming_deposit').where(of)),
    ...(await database('dispute_message').whereIn('dispute_id', ids)),
    ...(await database('dispute_event').whereIn('dispute_id', ids)),
    ...(await database('payroll_event').where({ user_id: userId })),
    ...(await database('pay_override').where({ user_id: userId })),
    ...(await database('income_tax_return').where({ user_id: userId })),
    ...(await database('tax_filer').where({ user_id: userId })),
    ...(await database('support_request').where({ user_id: userId })),
    ...(await database('text_consent').where({ user_id: userId })),
  ];
  const text = JSON.stringify(rows, (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return text.match(/MARKED|Hazel|Hourly/g)?.length ?? 0;
}
const booked = async ({ accountId }: { accountId: string }) => {
  const { receivable } = await database('card_account').where({ id: accountId }).first();
  return [
    await database('ledger.transfer').where({ debit: receivable }).orWhere({ credit: receivable }),
    await database('statement_line'),
    await database('card_transaction').where({ card_account_id: accountId }),
  ];
};

describe('five years after an account was closed', () => {
  it('all that names its member is erased, on the day and once, and nothing that was booked', async () => {
    const gone = await someHistory();
    const stays = await someHistory();
    service.clock.set('2026-11-21T20:00:00Z');
    expect((await close(gone.userId)).statusCode).toBe(200);
    await issueAt(service, '2026-12-01T20:00:00Z');
    const [names, money] = [await namesOf(gone), await booked(gone)];
    expect(names).toBeGreaterThanOrEqual(10);
    expect(await records(gone.userId)).toMatchObject({
      card_account: 'closed',
      kept_from: '2026-11-21',
    });

    // The last minute of the day before, in Los Angeles.
    await eraseAt('2031-11-21T07:59:00Z');
    expect(await namesOf(gone)).toBe(names);
    await eraseAt('2031-11-21T08:00:00Z');
    expect(await namesOf(gone)).toBe(0);
    const erased = await database('card_account').where({ id: gone.accountId }).first();
    await eraseAt('2031-11-22T10:00:00Z');
    expect(await database('card_account').where({ id: gone.accountId }).first()).toEqual(erased);
    expect(await booked(gone)).toEqual(money);
    // Whose account is open keeps all of it.
    expect(await namesOf(stays)).toBe(names);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('what was booked on it later keeps it that much longer, and what is owed for as long', async () => {
    const one = await someHistory();
    service.clock.set('2026-11-21T20:00:00Z');
    await close(one.userId);
    // A merchant took money without asking, as on board of an aeroplane.
    service.clock.set('2027-02-03T20:00:00Z');
    const reply = await service.put(`${one.userId}/card_transactions/${newId()}`, {
      occurred_at: '2027-02-03T20:00:00Z',
      amount_cents: 900,
      merchant_name: 'Skyline Air',
      customer_state: 'posted',
    });
    expect(reply.statusCode).toBe(204);
    expect(await records(one.userId)).toMatchObject({ kept_from: null });
    await eraseAt('2033-01-01T20:00:00Z');
    expect(await namesOf(one)).toBeGreaterThan(0);
    service.clock.set('2027-02-04T20:00:00Z');
    await one.repay(900);
    expect(await records(one.userId)).toMatchObject({ kept_from: '2027-02-04' });
    await eraseAt('2032-02-03T20:00:00Z');
    expect(await namesOf(one)).toBeGreaterThan(0);
    await eraseAt('2032-02-04T20:00:00Z');
    expect(await namesOf(one)).toBe(0);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is what it takes: before, none of it is changed by anybody', async () => {
    const one = await someHistory();
    await issueAt(service, '2026-12-01T20:00:00Z');
    const of = { card_account_id: one.accountId };
    const dispute = (await one.row()).id;
    const anonymous = { first_name: '', last_name: '' };
    await expect(database('statement').where(of).update(anonymous)).rejects.toThrow(
      'never changed',
    );
    const sender = { sender: '', receiver_name: null };
    await expect(database('incoming_deposit').where(of).update(sender)).rejects.toThrow('never');
    const ofDispute = { dispute_id: dispute };
    await expect(database('dispute_message').where(ofDispute).delete()).rejects.toThrow('never');
    await expect(
      database('dispute_event').where(ofDispute).update({ reason: null }),
    ).rejects.toThrow('never');
  });
});
