import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { SYNC_PAYROLL_QUEUE } from '#features/payroll/linking/payroll-link.ts';
import { someMember } from '#testing/member-service.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someDeposits, someSpender } from '#testing/some-deposits.ts';

const { service } = await startCardService();
service.world.owners = ['Hazel Hourly'];
const PAYSTUBS = service.world.paystubs;
beforeEach(() => {
  service.world.paystubs = [...PAYSTUBS];
  service.world.issuer.payouts = [];
  service.mails.length = 0;
});

const spender = (...cents: number[]) => someSpender(service, ...cents);

describe('the kind of what comes in', () => {
  type Linked = Parameters<typeof someMember>[1];
  const depositor = async (...linked: NonNullable<Linked>[]) => {
    const one = await someDeposits(service, await someMember(service, ...linked));
    await service.jobs.drain();
    const kinds = async () => {
      const rows = await service
        .database('incoming_deposit as i')
        .join('card_account as c', 'c.id', 'i.card_account_id')
        .where('c.user_id', one.userId)
        .orderBy('i.id')
        .pluck('i.kind');
      return rows;
    };
    return {
      ...one,
      async kindsOf(...cents: number[]) {
        const before = (await kinds()).length;
        for (const amountCents of cents) await one.receives(amountCents);
        return (await kinds()).slice(before);
      },
      async paystub(payOn: string, netCents: number) {
        service.world.paystubs.push({
          providerPaystubId: newId(),
          payOn,
          periodStartOn: '2026-11-11',
          periodEndOn: '2026-11-19',
          grossCents: 2 * netCents,
          netCents,
        });
        const link = await service.database('payroll_link').where({ user_id: one.userId }).first();
        await service.jobs.add(service.database, SYNC_PAYROLL_QUEUE, { payroll_link_id: link.id });
        await service.jobs.drain();
      },
    };
  };

  it('is pay from 50 dollars on where nothing is known of hers', async () => {
    const one = await depositor();
    expect(await one.kindsOf(4_999, 5_000)).toEqual(['other', 'pay']);
  });

  it('is pay from a quarter of her newest paystub on, which a later one does not change', async () => {
    const one = await depositor('payroll_link');
    // Of 1,396.80 dollars.
    expect(await one.kindsOf(34_919, 34_920)).toEqual(['other', 'pay']);
    await one.paystub('2026-11-19', 200_000);
    expect(await one.kindsOf(49_999, 50_000)).toEqual(['other', 'pay']);
    await one.sync();
    expect(await one.statuses()).toHaveLength(4);
  });

  it('is judged by the paystub of a payday that it came before, by up to four days', async () => {
    const one = await depositor('payroll_link');
    await one.paystub('2026-11-25', 400_000);
    expect(await one.kindsOf(34_920)).toEqual(['pay']);
    await one.paystub('2026-11-24', 300_000);
    expect(await one.kindsOf(74_999, 75_000)).toEqual(['other', 'pay']);
    // A paystub of nothing says nothing.
    await one.paystub('2026-11-24', 0);
    expect(await one.kindsOf(74_999)).toEqual(['other']);
  });

  it('is judged by what staff have set of her pay, its net as in her limit', async () => {
    const one = await depositor('payroll_link');
    const set = await service.give(
      `members/${one.userId}/pay_overrides/compensation`,
      {
        compensation_amount_int: 100_000,
        pay_frequency: 'weekly',
        made_by: newId(),
        reason: 'Her payroll is wrong.',
      },
      { key: newId() },
    );
    expect(set.statusCode).toBe(204);
    // Of 72 %, as her paystub says.
    expect(await one.kindsOf(17_999, 18_000)).toEqual(['other', 'pay']);
  });

  it('is judged by the salary that her bank shows where no payroll is linked', async () => {
    service.world.incomes = [
      {
        name: 'Juniper Lane Markets',
        kind: 'payroll',
        frequency: 'biweekly',
        averageCents: 80_000,
        lastCents: 80_000,
        monthlyCents: 160_000,
        lastOn: '2026-11-17',
        nextOn: '2026-12-01',
        isActive: true,
      },
    ];
    const one = await depositor('bank_link');
    await service.jobs.drain();
    expect(await one.kindsOf(19_999, 20_000)).toEqual(['other', 'pay']);
    service.world.incomes = [];
  });
});

describe('a deposit that is no paycheck', () => {
  it('repays what she owes, oldest first, as money of hers on deposit does, and the rest is sent on', async () => {
    const one = await spender(1_000, 2_000);
    await one.receives(1_500);
    expect(await one.stands()).toEqual([0, 15]);
    expect(await one.purchases()).toEqual([
      ['repaid', 'cleared', 0, 1_000, 1_000],
      ['partially_repaid', 'cleared', 0, 2_000, 500],
    ]);
    const [row] = (
      await service.get(one.userId, '/card_accounts/current/card_transactions')
    ).json();
    expect(row).toMatchObject({ kind: 'repayment', amount: -5, paid_from: 'other' });
    await one.receives(4_000);
    expect(await one.stands()).toEqual([25, 0]);
    const kinds = await service
      .database('allocation as a')
      .join('card_transaction as t', 't.id', 'a.card_transaction_id')
      .where('t.card_account_id', one.accountId)
      .distinct()
      .pluck('a.kind');
    expect(kinds).toEqual(['deposit_balance']);
    expect(await one.repayments()).toBe(0);
    service.clock.set('2026-11-20T21:00:00Z');
    await service.jobs.runSchedule('pay-out-deposits');
    expect(one.sent()).toEqual([2_500]);
    const events = (await service.events()).filter(({ subject }) => subject === one.accountId);
    expect(events.filter(({ type }) => type === 'deposit.received')).toMatchObject([
      { payload: { kind: 'other', amount_cents: 1_500 } },
      { payload: { kind: 'other', amount_cents: 4_000 } },
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is no paycheck of a payday, and is a deposit wherever it is listed', async () => {
    const one = await spender(3_000);
    await one.receives(1_000);
    const payday = await service.get(one.userId, '/dashboard/payday');
    expect(payday.json()).toMatchObject({ paycheck_received: false });
    const repayments = (await service.get(one.userId, '/repayments')).json();
    expect(repayments.from_pay).toMatchObject([{ kind: 'other', amount: 10 }]);
    const timeline = (await service.askAsAdmin(`${one.userId}/timeline?kind=repayment`)).json();
    expect(timeline.entries.map(({ type }: { type: string }) => type)).toContain(
      'deposit_received',
    );
    const { repayment_info: counted } = (
      await service.askAsAdmin(`${one.userId}/staff_view`)
    ).json();
    expect(counted.num_repayments).toBe(0);
  });

  it('is mailed as a deposit, with what it repaid, and not told by push', async () => {
    const one = await spender(3_000);
    await service.jobs.drain();
    service.mails.length = 0;
    await one.receives(1_000);
    await service.jobs.drain();
    expect(service.mails).toMatchObject([{ subject: 'Your deposit of $10.00 arrived' }]);
    const [mail] = service.mails;
    expect(mail?.text).toContain('$10.00 of it repaid what you owed on your Reset Card.');
    expect(mail?.text).toContain('See your repayments');
    expect(mail?.text).not.toMatch(/pay ?check|payday/i);
  });

  it('leaves the pay period that staff have set', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    const one = await someDeposits(service, userId);
    const set = await service.give(
      `members/${userId}/pay_overrides/pay_period`,
      { pay_period_start_date: '2026-11-16', made_by: newId(), reason: 'Her payroll is wrong.' },
      { key: newId() },
    );
    expect(set.statusCode).toBe(204);
    service.clock.set('2026-11-21T20:00:00Z');
    const arrivedAt = new Date('2026-11-21T18:00:00Z');
    const period = service.database('pay_override').where({ user_id: userId });
    await one.receives(1, { arrivedAt });
    expect(await period.clone()).toMatchObject([{ ended_at: null }]);
    await one.receives(90_000, { arrivedAt });
    expect(await period.clone()).toMatchObject([{ ended_at: expect.any(Date) }]);
  });

  it('of a cent leaves the cap of the first pay cycle, which a paycheck ends', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    const one = await someDeposits(service, userId);
    const rules = {
      enable_probationary_limit: true,
      ewa_multiplier_by_repayment_count: { payroll_linked: [0.5], payroll_unlinked: [0] },
    };
    expect((await service.put(`${userId}/limit_config`, rules)).statusCode).toBe(204);
    const limit = async () => {
      await service.limits();
      const state = await service.database('limit_state').where({ user_id: userId }).first();
      return Number(state.gross_cents);
    };
    expect(await limit()).toBe(10_000);
    const bought = await service.put(`${userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-20T18:00:00.000Z',
      amount_cents: 3_000,
      merchant_name: 'Grocer',
      customer_state: 'posted',
    });
    expect(bought.statusCode).toBe(204);
    await one.receives(1);
    expect(await one.stands()).toEqual([0, 29.99]);
    expect(await limit()).toBe(10_000);
    await one.receives(90_000);
    expect(await limit()).toBe(42_300);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is owed again where its sender takes it back', async () => {
    const one = await spender(3_000);
    const deposit = await one.receives(4_000);
    deposit.isReturned = true;
    await one.sync();
    expect(await one.stands()).toEqual([0, 30]);
    expect(await one.statuses()).toEqual(['returned']);
    expect(await one.openCases()).toEqual(['deposit_returned']);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('that is taken back keeps no pay of the same day waiting for the next one', async () => {
    const one = await spender(3_000);
    const first = await one.receives(2_000);
    service.clock.set('2026-11-23T18:00:00Z');
    first.isReturned = true;
    await one.sync();
    await one.receives(9_000, { arrivedAt: service.clock.now() });
    await service.jobs.runSchedule('pay-from-deposits');
    expect(await one.stands()).toEqual([60, 0]);
    await service.jobs.runSchedule('pay-out-deposits');
    expect(one.sent()).toEqual([6_000]);
    expect(await problemsOf(service)).toEqual([]);
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it('is sent back where it is made out to somebody else', async () => {
    const one = await spender(3_000);
    await one.receives(4_000, { receiverName: 'Somebody Else' });
    expect(await one.statuses()).toEqual(['sent_back']);
    expect(await one.stands()).toEqual([0, 30]);
    expect(await one.openCases()).toEqual(['deposit_of_another']);
  });
});
