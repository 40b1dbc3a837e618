import { caseEvents, type CaseEvent } from '@reset/api-contract/case-events.ts';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { someDisputer } from '#testing/disputing.ts';
import { caseStore } from '#features/cards/cards.store.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();

const publish = () => service.jobs.runSchedule('publish-cases');
/** What was published of whom or what a case is about, in order. */
async function casesOf(is: (payload: Opened) => boolean): Promise<CaseEvent[]> {
  await publish();
  const events = (await service.events()).filter(({ type }) => type in caseEvents);
  for (const event of events) {
    const schema = caseEvents[event.type as CaseEvent['type']];
    expect(Value.Check<typeof schema>(schema, event)).toBe(true);
  }
  const all = events as CaseEvent[];
  const opened = all.find((event) => event.type === 'case.opened' && is(event.payload));
  return all.filter(({ subject }) => subject === opened?.subject);
}
type Opened = Extract<CaseEvent, { type: 'case.opened' }>['payload'];
const of = (userId: string) => casesOf((payload) => payload.user_id === userId);

describe('a dispute', () => {
  it('is a case with the dates of Regulation E, until it is decided', async () => {
    const one = await someDisputer(service);
    await one.dispute();
    const { id } = await one.row();
    const [opened] = await of(one.userId);
    expect(opened?.payload).toEqual({
      kind: 'dispute',
      object_id: id,
      user_id: one.userId,
      opened_at: '2026-11-20T20:00:00.000Z',
      // The tenth banking day, to its end in Los Angeles.
      due_at: '2026-12-08T07:59:59.999Z',
      summary: { code: 'open', name: expect.any(String), amount_cents: 3_000 },
    });
    await one.credit();
    expect((await of(one.userId)).at(-1)?.payload).toMatchObject({
      due_at: '2027-01-05T07:59:59.999Z',
      summary: { code: 'provisional' },
    });
    await publish();
    expect(await of(one.userId)).toHaveLength(2);
    await one.decide('won');
    const events = await of(one.userId);
    expect(events.map(({ type }) => type)).toEqual(['case.opened', 'case.opened', 'case.closed']);
    expect(events.at(-1)?.payload).toEqual({ closed_as: 'won' });
    expect(await of(one.userId)).toHaveLength(3);
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('a schedule', () => {
  it('is a case until another person approves it, before the cut-off of its first debit', async () => {
    const { userId } = await someone();
    const [schedule] = await service.database('repayment_schedule').insert(
      {
        id: newId(),
        user_id: userId,
        schedule_type: 'weekly',
        business_day_adjustment: 'after',
        recurring_day_of_week: 4,
        made_by: newId(),
        created_at: service.clock.now(),
        updated_at: service.clock.now(),
      },
      'id',
    );
    const [opened] = await of(userId);
    expect(opened?.payload).toMatchObject({
      kind: 'repayment_schedule',
      object_id: schedule.id,
      // The Thursday is Thanksgiving.
      due_at: '2026-11-27T21:25:00.000Z',
    });
    await service.database('repayment_schedule').update({ approved_by: newId() });
    expect((await of(userId)).at(-1)?.payload).toEqual({ closed_as: 'approved' });
  });
});

describe('a broken link', () => {
  it('is a case while she owes', async () => {
    const one = await someone();
    await service.database('integration_error').insert({
      id: newId(),
      user_id: one.userId,
      source: 'plaid',
      error_type: 'monitoring_status_unavailable',
      raised_at: service.clock.now(),
    });
    expect(await of(one.userId)).toEqual([]);
    one.post({ holdId: null, amountCents: 2_000 });
    await one.sync();
    expect((await of(one.userId))[0]?.payload).toMatchObject({
      kind: 'broken_link',
      // Tuesday, two banking days after Friday.
      due_at: '2026-11-25T07:59:59.999Z',
      summary: { code: 'monitoring_status_unavailable', name: 'plaid', amount_cents: 2_000 },
    });
    await service
      .database('integration_error')
      .where({ user_id: one.userId })
      .update({ resolved_at: service.clock.now() });
    expect((await of(one.userId)).at(-1)?.payload).toEqual({ closed_as: 'resolved' });
  });
});

describe('a reconciliation difference', () => {
  it('is a case of the member whose money we booked', async () => {
    const one = await someone();
    await one.mayOwe(10_000);
    one.post({ holdId: null, amountCents: 2_000 });
    await one.sync();
    const transfer = await service
      .database('ledger.transfer')
      .whereRaw('? IN (debit, credit)', [one.receivable])
      .first();
    const id = newId();
    await service.database('reconciliation_difference').insert({
      id,
      file_kind: 'card_settlement',
      kind: 'missing_there',
      key: `entry ${id}`,
      day: '2026-11-19',
      our_id: transfer.group_id,
      our_cents: 2_000,
      opened_at: service.clock.now(),
    });
    expect((await casesOf(({ object_id }) => object_id === id))[0]?.payload).toMatchObject({
      kind: 'reconciliation_difference',
      user_id: one.userId,
    });
  });

  it('is a case of nobody, until it is matched or closed', async () => {
    const id = newId();
    await service.database('reconciliation_difference').insert({
      id,
      file_kind: 'ach',
      kind: 'amount_differs',
      key: `entry ${id}`,
      day: '2026-11-19',
      our_cents: 2_000,
      their_cents: 1_500,
      opened_at: service.clock.now(),
    });
    const ofIt = () => casesOf(({ object_id }) => object_id === id);
    expect((await ofIt())[0]?.payload).toEqual({
      kind: 'reconciliation_difference',
      object_id: id,
      user_id: null,
      opened_at: '2026-11-20T20:00:00.000Z',
      due_at: '2026-11-24T07:59:59.999Z',
      summary: { code: 'amount_differs', name: 'ach', amount_cents: -500 },
    });
    await service
      .database('reconciliation_difference')
      .where({ id })
      .update({ closed_at: service.clock.now(), closed_as: 'matched' });
    expect((await ofIt()).at(-1)?.payload).toEqual({ closed_as: 'matched' });
  });
});

describe('a support request', () => {
  const CLOSURE = { type: 'Account Closure', body: 'Please close my account.' };
  const ask = (userId: string, body: object) =>
    service.post(userId, '/admins/internal_message', body);
  const readRequest = (id: string) =>
    service.app.inject({
      url: `/internal/support_requests/${id}`,
      headers: asCaller('admin', { audience: 'member' }),
    });
  const close = (id: string) =>
    service.give(`cases/${id}/close`, { actor_id: newId(), reason: 'Done.' }, { key: newId() });

  it('is a case until staff close it, and its words are read of its owner', async () => {
    const userId = newId();
    await ask(userId, CLOSURE);
    const [opened] = await of(userId);
    expect(opened?.payload).toMatchObject({
      kind: 'support_request',
      due_at: '2026-11-25T07:59:59.999Z',
      summary: { code: 'Account Closure', name: null, amount_cents: null },
    });
    const row = await service.database('support_request').where({ user_id: userId }).first();
    const read = await readRequest(row.id);
    const requested_at = '2026-11-20T20:00:00.000Z';
    expect(read.json()).toEqual({ user_id: userId, ...CLOSURE, requested_at });
    expect((await readRequest(newId())).statusCode).toBe(404);
    expect((await close(String(opened?.subject))).statusCode).toBe(200);
    expect((await of(userId)).at(-1)?.payload).toEqual({ closed_as: 'staff' });
  });

  it('is named by no words but ours', async () => {
    const userId = newId();
    await ask(userId, { type: 'My number is 512-34-5679', body: 'Call me.' });
    expect((await of(userId))[0]?.payload).toMatchObject({ summary: { code: null } });
  });

  it('is none of its own where an application is cancelled', async () => {
    const userId = newId();
    await ask(userId, { type: 'Cancel card application', body: 'Please.' });
    expect(await of(userId)).toEqual([]);
  });

  it('is none of its own beside its dispute, and one while that could not be opened', async () => {
    const one = await someDisputer(service);
    await ask(one.userId, { type: 'Transaction Dispute', body: 'I dispute the charge.' });
    const ofIt = () =>
      casesOf(({ kind, user_id: userId }) => kind === 'support_request' && userId === one.userId);
    expect(await ofIt()).toHaveLength(1);
    await one.dispute();
    expect((await ofIt()).at(-1)?.payload).toEqual({ closed_as: 'resolved' });
  });
});

describe("what could not be placed of the issuer's", () => {
  it('says whose refund is above its purchase, and by how much', async () => {
    const one = await someone();
    await one.mayOwe(1_000);
    const originalId = one.post({ holdId: null, amountCents: 1_000 });
    const merchant = { name: 'Harbor Books', mcc: null };
    one.post({ direction: 'credit', holdId: null, originalId, amountCents: 1_250, merchant });
    await one.sync();
    const [opened] = await of(one.userId);
    expect(opened?.payload).toMatchObject({
      summary: { code: 'refund_above_purchase', name: 'Harbor Books', amount_cents: 250 },
    });
  });

  it.each([
    ['refund_above_purchase', 'refund_above_purchase'],
    ['refund_after_dispute', 'refund_above_purchase'],
    ['payout_unconfirmed', 'payout'],
    ['payout_refused', 'payout'],
    ['debit_unconfirmed', 'debit'],
    ['repayment_overdue', 'debit'],
    ['record_refused', 'unplaced_record'],
    ['deposit_unreadable', 'unplaced_record'],
  ] as const)('%s is a case %s, and once staff have closed it stays closed', async (code, kind) => {
    const one = await someone();
    const cases = caseStore(service.database, {
      accountId: one.accountId,
      now: service.clock.now(),
      alert: () => undefined,
    });
    const record = { kind: code, subject: newId() };
    await cases.open(record);
    const [opened] = await of(one.userId);
    expect(opened?.payload).toMatchObject({ kind, summary: { code } });
    const close = (id: string, key = newId()) =>
      service.give(
        `cases/${id}/close`,
        { actor_id: newId(), reason: 'The issuer was called.' },
        { key },
      );
    const reply = await close(String(opened?.subject));
    expect([reply.statusCode, reply.json()]).toEqual([200, { user_id: one.userId }]);
    expect((await of(one.userId)).at(-1)?.payload).toEqual({ closed_as: 'staff' });
    expect((await close(newId())).statusCode).toBe(404);
    await cases.open(record);
    expect(await of(one.userId)).toHaveLength(2);
  });
});
