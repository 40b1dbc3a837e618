import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnersTimeline, TimelineEntry } from '@reset/api-contract/admin/user-timeline.ts';
import { newId, placeOf } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import { debitedMembers, MONDAY, PAYDAY } from '#testing/debited-members.ts';
import { someDisputer } from '#testing/disputing.ts';
import { someMember } from '#testing/member-service.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';

const started = await startCardService();
const { service } = started;
const { owing, runAt, say } = debitedMembers(started);
beforeEach(() =>
  service.database('subscription').insert({ owner: 'public', is_live: true }).onConflict().ignore(),
);

const read = async (userId: string, query: Record<string, string> = {}) => {
  const search = new URLSearchParams(query).toString();
  const reply = await service.askAsAdmin(`${userId}/timeline?${search}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<OwnersTimeline>().entries;
};
const briefly = (entries: TimelineEntry[]) =>
  entries.map(({ type, amount, detail }) => [type, amount, detail]);

describe('GET /internal/members/:user_id/timeline', () => {
  it('has no detail of a link that was made, rather than an empty one', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link');
    const links = briefly(await read(userId, { kind: 'link' }));
    expect(links).toEqual(
      expect.arrayContaining([
        ['bank.linked', null, null],
        ['payroll.linked', null, null],
      ]),
    );
  });

  it('has purchases, debits and what came back, the latest first', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    await say(one, { status: 'returned', returnCode: 'R01' }, MONDAY);
    const bought = await read(one.userId, { kind: 'purchase' });
    expect(bought.map(({ at, amount, type }) => [at, amount, type])).toEqual([
      ['2026-11-20T19:00:00.000Z', 20, 'force_posted'],
      ['2026-11-20T18:00:00.000Z', 30, 'force_posted'],
    ]);
    const purchase = await service
      .database('card_transaction')
      .where({ id: bought[0]?.object_id })
      .first();
    expect(bought[0]).toMatchObject({ detail: purchase.merchant_name, made_by: null });
    const repayments = briefly(await read(one.userId, { kind: 'repayment' }));
    expect(repayments).toEqual(
      expect.arrayContaining([
        ['debit_returned', 50, expect.stringContaining('R01')],
        // The code is said when it came, and not of what was before it.
        ['debit_settled', 50, expect.stringMatching(/4021$/)],
        ['debit_sent', 50, expect.stringMatching(/4021$/)],
        ['debit_planned', null, '2026-11-27'],
      ]),
    );
    const all = await read(one.userId);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(await problemsOf(service)).toEqual([]);
  });

  it('has each putting off with its cause, and the day that was planned first', async () => {
    const one = await owing();
    await runAt('2026-11-24T18:00:00Z');
    await service
      .database('bank_link')
      .where({ user_id: one.userId })
      .update({ available_cents: 1_000 });
    await runAt(PAYDAY);
    await runAt(MONDAY);
    const entries = await read(one.userId, { kind: 'repayment' });
    expect(entries.map(({ at, type, detail }) => [at, type, detail])).toEqual([
      ['2026-11-30T18:00:00.000Z', 'debit_put_off', '2026-12-01: short_balance'],
      ['2026-11-27T18:00:00.000Z', 'debit_put_off', '2026-11-30: short_balance'],
      ['2026-11-24T18:00:00.000Z', 'debit_planned', '2026-11-27'],
    ]);
  });

  it('keeps the day that was planned first when her payday changes', async () => {
    const one = await owing();
    await runAt('2026-11-23T18:00:00Z');
    await service
      .database('limit_state')
      .where({ user_id: one.userId })
      .update({ payday: '2026-12-04' });
    await runAt('2026-11-24T18:00:00Z');
    expect(briefly(await read(one.userId, { kind: 'repayment' }))).toEqual([
      ['debit_moved', null, '2026-12-04: payday'],
      ['debit_planned', null, '2026-11-27'],
    ]);
  });

  it('has the day to which she moved a debit herself', async () => {
    const one = await owing();
    await runAt('2026-11-24T18:00:00Z');
    service.clock.set('2026-11-24T19:00:00Z');
    const moved = await service.app.inject({
      method: 'PUT',
      url: '/api/v1/repayments/next',
      headers: asMember(one.userId, { audience: 'member' }),
      payload: { effective_on: '2026-11-30' },
    });
    expect(moved.statusCode).toBeLessThan(300);
    expect(briefly(await read(one.userId, { kind: 'repayment' }))).toEqual([
      ['debit_moved', null, '2026-11-30'],
      ['debit_planned', null, '2026-11-27'],
    ]);
  });

  it('has pay that came in, and links that were made', async () => {
    const one = await started.someone('bank_link');
    const deposits = await someDeposits(service, one.userId);
    await deposits.receives(10_000);
    expect(briefly(await read(one.userId, { kind: 'repayment' }))).toContainEqual([
      'pay_received',
      100,
      'NORTHWIND PAYROLL',
    ]);
    await service.database('event').insert({
      type: 'integration_error.raised',
      subject: one.userId,
      subject_version: 1_000,
      payload: { source: 'plaid', error_type: 'monitoring_status_unavailable' },
      occurred_at: service.clock.now(),
    });
    const links = await read(one.userId, { kind: 'link' });
    expect(briefly(links)).toContainEqual([
      'integration_error.raised',
      null,
      'plaid: monitoring_status_unavailable',
    ]);
  });

  it('has each limit with its id, by which its receipt is opened', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link');
    await service.limits();
    const [newest] = await read(userId, { kind: 'limit' });
    expect(newest).toMatchObject({ type: 'computed', amount: 423 });
    const receipt = await service.askAsAdmin(`${userId}/limits/${newest?.object_id}`);
    expect(receipt.json()).toMatchObject({ id: newest?.object_id, gross_limit: 423 });
  });

  it('has who of staff credited and decided a dispute', async () => {
    const one = await someDisputer(service);
    await one.dispute({ reason: 'not_mine' });
    await one.credit();
    await one.decide('won', 'The merchant agrees.');
    const disputes = await read(one.userId, { kind: 'dispute' });
    expect(disputes.map(({ type, made_by }) => [type, made_by?.id ?? null])).toEqual([
      ['won', one.actorId],
      ['credited', one.actorId],
      ['opened', null],
    ]);
    expect(disputes[0]).toMatchObject({ detail: 'The merchant agrees.' });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is read page by page, each entry once, though many are of one moment', async () => {
    const userId = await someMember(service);
    const [limit] = await service
      .database('spending_limit')
      .insert({
        id: newId(),
        user_id: userId,
        computed_at: service.clock.now(),
        because: ['member'],
        engine: 5,
        inputs: '{}',
        steps: '[]',
        gross_cents: 0,
      })
      .returning('*');
    await service.database.raw(
      `INSERT INTO spending_limit
         (id, user_id, computed_at, because, engine, inputs, steps, gross_cents)
       SELECT gen_random_uuid(), user_id, computed_at + (n / 60) * interval '1 microsecond',
              because, engine, inputs, steps, n
         FROM spending_limit, generate_series(1, 119) n WHERE id = ?`,
      [limit.id],
    );
    const ids: string[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await read(userId, { kind: 'limit', ...(before ? { before } : {}) });
      ids.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (!last || page.length < 50) break;
      before = placeOf(last);
    }
    expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
  });

  it.each([
    ['kind=secret'],
    ['before=yesterday'],
    ['before=2026-11-20T20:00:00.000Z_a%00b:1'],
    ['x=1'],
  ])('refuses %s', async (query) => {
    const reply = await service.askAsAdmin(`${newId()}/timeline?${query}`);
    expect(reply.statusCode).toBe(422);
  });
});
