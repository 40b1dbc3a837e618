import { describe, expect, it } from '@jest/globals';
import { InternalCallError } from '@reset/service-kit';
import { issueAt, someAccountHolder } from '#testing/statement-world.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();

const someone = (since?: string) => someAccountHolder(service, since);
const months = async (one: Awaited<ReturnType<typeof someone>>) =>
  (await one.statements()).map((statement) => statement.months);

describe('the statements of a month', () => {
  it('are issued when the month is over in Los Angeles, in summer and in winter', async () => {
    const one = await someone('2026-10-05');
    await issueAt(service, '2026-11-01T06:59:59Z');
    expect(await months(one)).toEqual([]);
    await issueAt(service, '2026-11-01T07:00:00Z');
    expect(await months(one)).toEqual(['2026-10-05 2026-10-31']);
    // The clocks went back on November 1.
    await issueAt(service, '2026-12-01T07:59:59Z');
    expect(await months(one)).toHaveLength(1);
    await issueAt(service, '2026-12-01T08:00:00Z');
    expect(await months(one)).toEqual(['2026-10-05 2026-10-31', '2026-11-01 2026-11-30']);
  });

  it('are asked for every minute', () => {
    expect(service.jobs.scheduled()['issue-statements']).toBe('* * * * *');
  });

  it('have what was posted by the day that it counts for, and begin where the last one ended', async () => {
    const one = await someone();
    await one.buy({ on: '2026-09-12', cents: 2_415 });
    await one.buy({ on: '2026-10-02', cents: 1_238, merchant: 'Corner Pharmacy', isRepaid: true });
    await one.buy({ on: '2026-11-03', cents: 900 });
    await issueAt(service, '2026-11-20T20:00:00Z');
    expect(await one.statements()).toMatchObject([
      {
        months: '2026-09-10 2026-09-30',
        balances: [0, 2_415],
        lines: [['2026-09-12', 'Harbor Street Grocery', 2_415]],
      },
      {
        months: '2026-10-01 2026-10-31',
        balances: [2_415, 2_415],
        lines: [
          ['2026-10-02', 'Corner Pharmacy', 1_238],
          ['2026-10-02', 'Repayment', -1_238],
        ],
      },
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('begin with what was first bought, where that was before the account was known to be open', async () => {
    const one = await someone('2026-11-20');
    await one.buy({ on: '2026-10-30', cents: 500 });
    await issueAt(service, '2026-11-20T20:00:00Z');
    expect(await months(one)).toEqual(['2026-10-30 2026-10-31']);
  });

  it('are issued to who bought nothing, and not while her account is being opened', async () => {
    const one = await someone('2026-10-05');
    const opening = await someone('2026-10-05');
    await service
      .database('card_account')
      .where({ id: opening.accountId })
      .update({ status: 'issuing' });
    await issueAt(service, '2026-11-01T08:00:00Z');
    expect(await one.statements()).toMatchObject([{ balances: [0, 0], lines: [] }]);
    expect(await opening.statements()).toEqual([]);
  });

  it('have no holds', async () => {
    const one = await someone('2026-10-05');
    const reply = await service.put(`${one.userId}/card_transactions/${crypto.randomUUID()}`, {
      occurred_at: '2026-10-06T20:00:00Z',
      amount_cents: 700,
      merchant_name: 'Metro Transit Pass',
      customer_state: 'pending',
    });
    expect(reply.statusCode).toBe(204);
    await issueAt(service, '2026-11-01T08:00:00Z');
    expect(await one.statements()).toMatchObject([{ balances: [0, 0], lines: [] }]);
  });

  it('never change: what is booked late is on the next one, under its own day', async () => {
    const one = await someone('2026-09-10');
    await one.buy({ on: '2026-10-20', cents: 1_000 });
    await issueAt(service, '2026-11-01T08:00:00Z');
    const before = await one.statements();
    await one.buy({ on: '2026-09-30', cents: 333, merchant: 'Halfway Gas' });
    await one.buy({ on: '2026-11-04', cents: 200 });
    await issueAt(service, '2026-11-02T08:00:00Z');
    expect(await one.statements()).toEqual(before);
    await issueAt(service, '2026-12-01T08:00:00Z');
    const after = await one.statements();
    expect(after.slice(0, 2)).toEqual(before);
    expect(after[2]).toMatchObject({
      balances: [1_000, 1_533],
      lines: [
        ['2026-09-30', 'Halfway Gas', 333],
        ['2026-11-04', 'Harbor Street Grocery', 200],
      ],
    });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leave what counts for a later day to the statement of that day', async () => {
    const one = await someone('2026-09-10');
    await one.buy({ on: '2026-11-01', cents: 400 });
    await one.buy({ on: '2026-10-31', cents: 100 });
    await issueAt(service, '2026-11-01T08:00:00Z');
    await one.buy({ on: '2026-11-02', cents: 50 });
    await issueAt(service, '2026-12-01T08:00:00Z');
    const [, october, november] = await one.statements();
    expect(october?.balances).toEqual([0, 100]);
    expect(november).toMatchObject({ balances: [100, 550] });
    expect(november?.lines).toHaveLength(2);
  });

  it('are issued once by several at once', async () => {
    const holders = await Promise.all(Array.from({ length: 8 }, () => someone('2026-09-10')));
    await Promise.all(holders.map((one) => one.buy({ on: '2026-10-02', cents: 1_000 })));
    await Promise.all(Array.from({ length: 4 }, () => issueAt(service, '2026-11-01T08:00:00Z')));
    for (const one of holders) {
      expect(await one.statements()).toMatchObject([
        { balances: [0, 0] },
        { balances: [0, 1_000], lines: [[expect.any(String), expect.any(String), 1_000]] },
      ]);
    }
    expect(await problemsOf(service)).toEqual([]);
  });

  it('keep the name that their holder had', async () => {
    const one = await someone('2026-10-05');
    await issueAt(service, '2026-11-01T08:00:00Z');
    const named = { first_name: 'Hazel', last_name: 'Hourly', account_number: '****4821' };
    expect(await service.database('statement').where({ card_account_id: one.accountId })).toEqual([
      expect.objectContaining(named),
    ]);
  });

  it('wait for a name that nobody tells, and keep no other waiting', async () => {
    const [lost, one] = [await someone('2026-10-05'), await someone('2026-10-05')];
    const { identify } = service.world;
    service.world.identify = (userId) =>
      userId === lost.userId
        ? new InternalCallError('public did not answer', 503, 'service_unavailable')
        : identify(userId);
    await issueAt(service, '2026-11-01T08:00:00Z');
    expect([await months(lost), await months(one)]).toEqual([[], ['2026-10-05 2026-10-31']]);
    expect(service.logged).toContainEqual(
      expect.objectContaining({ msg: 'statements.holder_unknown', user_id: lost.userId }),
    );
    service.world.identify = identify;
    await issueAt(service, '2026-11-01T08:01:00Z');
    expect(await months(lost)).toEqual(['2026-10-05 2026-10-31']);
  });
});

describe('the lines of a statement', () => {
  it('are named after what they are', async () => {
    const one = await someone('2026-10-05');
    const account = await service.database('card_account').where({ id: one.accountId }).first();
    const { rows } = await service.database.raw<{ rows: { code: number; id: bigint }[] }>(
      'SELECT code, id FROM ledger.account WHERE owner_user_id IS NULL AND bucket = 0',
    );
    const bank = (code: number) => String(rows.find((row) => row.code === code)?.id);
    const hers = String(account.receivable);
    const moved: [code: number, debit: string, credit: string, cents: number][] = [
      [103, hers, bank(2020), 5_000],
      [107, bank(2020), hers, 1],
      [204, hers, bank(1010), 20],
      [302, bank(1010), hers, 2],
      [401, bank(1310), hers, 3],
      [403, hers, bank(1310), 30],
      [503, bank(5010), hers, 4],
      [108, bank(1010), hers, 5],
    ];
    for (const [code, debit, credit, amount] of moved) {
      const id = crypto.randomUUID();
      await service.database.raw('SELECT ledger.post(?)', [
        JSON.stringify([
          {
            id,
            debit,
            credit,
            amount,
            code,
            kind: 'single',
            group_id: id,
            occurred_at: '2026-10-20T20:00:00Z',
            effective_on: '2026-10-20',
            actor: 'test',
          },
        ]),
      ]);
    }
    await issueAt(service, '2026-11-01T08:00:00Z');
    const lines = await service
      .database('statement_line as l')
      .join('statement as s', 's.id', 'l.statement_id')
      .where('s.card_account_id', one.accountId)
      .orderBy('l.seq');
    expect(
      lines.map((line) => [
        line.type,
        line.subtype,
        line.memo,
        line.debit_account,
        line.credit_account,
      ]),
    ).toEqual([
      ['card', 'purchase', 'Purchase', '1110', '2020'],
      ['card', 'refund', 'Refund', '2020', '1110'],
      ['ach', 'returned_repayment', 'Returned repayment', '1110', '1010'],
      ['transfer', 'repayment_from_deposit', 'Repayment from your deposit', '1010', '1110'],
      ['dispute', 'provisional_credit', 'Provisional credit', '1310', '1110'],
      ['dispute', 'provisional_credit_reversed', 'Provisional credit reversed', '1110', '1310'],
      ['adjustment', 'written_off', 'Written off', '5010', '1110'],
      ['adjustment', 'other', 'Adjustment', '1010', '1110'],
    ]);
  });
});
