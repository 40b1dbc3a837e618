import { describe, expect, it } from '@jest/globals';
import { debitedMembers, PAYDAY } from '#testing/debited-members.ts';
import { someMember } from '#testing/member-service.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someDeposits, someSpender } from '#testing/some-deposits.ts';

const started = await startCardService();
const { service } = started;
const { owing, runAt, say } = debitedMembers(started);

const payday = (userId: string) => service.get(userId, '/dashboard/payday');

describe('GET /dashboard/payday', () => {
  it('shows the pay that is expected and what it will repay [MEM-065, MEM-066]', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await service.put(`${userId}/card_transactions/01990000-0000-7000-8000-000000000001`, {
      occurred_at: '2026-11-19T20:00:00Z',
      amount_cents: 2_415,
      merchant_name: 'Grocer',
      customer_state: 'posted',
    });
    const reply = await payday(userId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      as_of: '2026-11-20T20:00:00.000Z',
      current_pay_period_end: expect.stringMatching(/^2026-11-\d\d$/),
      current_payday: '2026-12-01',
      paycheck_amount: 846,
      repayment_amount: 24.15,
      remainder_amount: 821.85,
      paycheck_received: false,
      paycheck_on: null,
      paycheck_parts: [],
      paycheck_to: null,
      paycheck_celebrated: false,
      repaid_by: null,
      forwarded_by: null,
      repayment_status: 'expected',
      repayment_debits: [{ day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/), amount: 24.15 }],
      next_repayment: {
        status: 'scheduled',
        day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        amount: 24.15,
        pending: 0,
        of_refund: 0,
        bank: null,
        following: null,
      },
      payout: null,
    });
  });

  it('shows the pay that came in, what it repaid, and that it was taken back', async () => {
    const one = await someSpender(service, 8_000);
    const deposit = await one.receives(90_000);
    expect((await payday(one.userId)).json()).toEqual({
      as_of: '2026-11-20T20:00:00.000Z',
      current_pay_period_end: null,
      current_payday: '2026-11-20',
      paycheck_amount: 900,
      repayment_amount: 80,
      remainder_amount: 820,
      paycheck_received: true,
      paycheck_on: '2026-11-20',
      paycheck_parts: [{ day: '2026-11-20', amount: 900 }],
      paycheck_to: 'deposit_account',
      paycheck_celebrated: false,
      repaid_by: null,
      forwarded_by: null,
      repayment_status: 'repaid',
      repayment_debits: [],
      next_repayment: {
        status: 'nothing_owed',
        day: null,
        amount: 0,
        pending: 0,
        of_refund: 0,
        bank: null,
        following: null,
      },
      payout: {
        status: 'scheduled',
        amount: 820,
        held: 0,
        bank_name: 'Tidewater Savings Bank',
        bank_mask: '4021',
        arrives_on: null,
      },
    });
    deposit.isReturned = true;
    await one.sync();
    expect((await payday(one.userId)).json()).toMatchObject({ paycheck_received: false });
  });

  it('says to which bank the rest was sent once it is there, and no more once that sends it back', async () => {
    const one = await someSpender(service, 8_000);
    await one.receives(90_000);
    service.clock.set('2026-11-20T20:30:00Z');
    await service.jobs.runSchedule('pay-out-deposits');
    service.clock.set('2026-11-22T18:00:00Z');
    const sent = service.world.issuer.payouts.find(
      ({ accountId }) => accountId === one.depositAccountId,
    );
    expect(sent).toMatchObject({ amountCents: 82_000 });
    const forwarded = async () => {
      await one.syncCard();
      return (await payday(one.userId)).json().forwarded_by;
    };
    expect(await forwarded()).toBeNull();
    if (sent) sent.status = 'completed';
    expect(await forwarded()).toEqual({
      bank_name: 'Tidewater Savings Bank',
      bank_mask: '4021',
      day: sent?.arrivesOn,
      amount: 820,
    });
    if (sent) sent.status = 'returned';
    expect(await forwarded()).toBeNull();
    const payout = async () => (await payday(one.userId)).json().payout;
    expect(await payout()).toMatchObject({ status: 'returned', amount: 820 });
    // What came after it was never sent.
    await one.receives(90_000);
    expect(await payout()).toMatchObject({ status: 'needs_bank', amount: 1_720 });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('has the debit under way that left pay of that day nothing to repay, until it has repaid', async () => {
    const one = await owing();
    await runAt('2026-11-25T18:00:00Z');
    await runAt(PAYDAY);
    const deposits = await someDeposits(service, one.userId);
    await deposits.receives(5_000, { arrivedAt: new Date(PAYDAY) });
    expect((await payday(one.userId)).json()).toMatchObject({
      paycheck_received: true,
      paycheck_amount: 50,
      repayment_amount: 0,
      repayment_status: 'under_way',
      repayment_debits: [{ day: '2026-11-27', amount: 50 }],
      repaid_by: null,
      next_repayment: { status: 'processing', amount: 50 },
    });
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    expect((await payday(one.userId)).json()).toMatchObject({
      repayment_amount: 0,
      repayment_status: 'repaid',
      repayment_debits: [],
      repaid_by: { day: '2026-11-27', amount: 50 },
    });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('takes no tax refund for pay', async () => {
    const one = await someDeposits(service, await someMember(service));
    await one.receives(90_000, { sender: 'IRS TREAS 310' });
    expect((await payday(one.userId)).json()).toMatchObject({ paycheck_received: false });
  });
});

describe('POST /dashboard/payday/celebrated', () => {
  it('keeps for her, and for nobody else, that she was congratulated', async () => {
    const [one, other] = [await someSpender(service, 8_000), await someSpender(service, 8_000)];
    await one.receives(90_000);
    await other.receives(90_000);
    const { current_payday: day } = (await payday(one.userId)).json();
    const path = '/dashboard/payday/celebrated';
    expect((await service.post(one.userId, path, { payday: day })).statusCode).toBe(204);
    expect((await payday(one.userId)).json()).toMatchObject({ paycheck_celebrated: true });
    expect((await payday(other.userId)).json()).toMatchObject({ paycheck_celebrated: false });
    expect((await service.post(one.userId, path, { payday: 'today' })).statusCode).toBe(422);
  });
});
