import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { someCardWorld } from '#testing/card-world.ts';
import { startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import { toldMembers } from '#testing/told-members.ts';

const { service } = await startCardService();
const { deliver, owing, received, told } = toldMembers(service);
beforeEach(async () => {
  const { afterCall, beforeCall, debitRefusal } = someCardWorld().issuer;
  Object.assign(service.world.issuer, { afterCall, beforeCall, debitRefusal, debits: [] });
  Object.assign(service.world, { pushes: [], owners: ['Hazel Hourly'] });
  // Whoever was told of something in another test.
  await service.database('push_choice').delete();
});

describe('payday', () => {
  it('is told when her pay came in, with what it repaid', async () => {
    const one = await told({ payday: true });
    const deposits = await someDeposits(service, one.userId);
    one.post({ holdId: null, amountCents: 300, occurredAt: new Date('2026-11-20T18:00:00Z') });
    await one.sync();
    const link = { title: 'Your pay came in', path: '/dashboard#payday' };
    await deposits.receives(90_000);
    await deliver();
    expect(received()).toMatchObject([
      { ...link, body: '$3.00 of it repaid what you spent with your Reset Card.' },
    ]);
    await deposits.receives(10_000);
    await deliver();
    expect(received()).toMatchObject([
      { ...link, body: 'None of it was needed to repay what you spent with your Reset Card.' },
    ]);
  });

  it('is told on the day on which her bank is debited, and not of what she asked for', async () => {
    await owing({ payday: true });
    await service.jobs.runSchedule('repay-by-debit');
    await deliver();
    expect(received()).toMatchObject([
      {
        title: 'Your repayment is debited today',
        body: 'We debit your bank account for $50.00 today.',
        path: '/account/repayments',
      },
    ]);

    const asks = await owing({ payday: true });
    await service.post(asks.userId, '/repayments', { id: newId(), amount: 50 });
    await service.jobs.runSchedule('repay-by-debit');
    await deliver();
    expect(received()).toEqual([]);
  });
});

describe('a low balance', () => {
  const look = async () => {
    await service.jobs.runSchedule('tell-low-balances');
    await deliver();
    return received();
  };
  const LOW = { title: 'Your bank balance may be too low', path: '/dashboard' };
  /** Her bank is read, and has so much. */
  const reads = (userId: string, available_cents: number) =>
    service
      .database('bank_link')
      .where({ user_id: userId })
      .update({ available_cents, balances_updated_at: service.clock.now() });

  it('is told when her bank was read and has less than her bills, once a day', async () => {
    const { userId } = await told({ low_balance: true }, 'bank_link');
    await reads(userId, 42_169);
    expect(await look()).toEqual([]);
    service.clock.set('2026-11-20T20:30:00Z');
    await reads(userId, 42_168);
    expect(await look()).toMatchObject([LOW]);
    service.clock.set('2026-11-20T21:30:00Z');
    await reads(userId, 100);
    expect(await look()).toEqual([]);
    service.clock.set('2026-11-21T21:30:00Z');
    expect(await look()).toEqual([]);
    await reads(userId, 99);
    expect(await look()).toMatchObject([LOW]);
  });

  it('is told in the morning where her bank was read at night', async () => {
    const { userId } = await told({ low_balance: true }, 'bank_link');
    service.clock.set('2026-11-21T09:00:00Z');
    await reads(userId, 1);
    expect(await look()).toEqual([]);
    service.clock.set('2026-11-21T16:00:00Z');
    expect(await look()).toMatchObject([LOW]);
  });

  it('is told without an amount, and not to who did not turn it on', async () => {
    const { userId } = await told({ low_balance: true }, 'bank_link');
    const silent = await told({ payday: true, declined_purchase: true }, 'bank_link');
    service.clock.set('2026-11-20T20:30:00Z');
    await reads(userId, 1);
    await reads(silent.userId, 1);
    const [message, ...others] = await look();
    expect(others).toEqual([]);
    expect(JSON.stringify(message)).not.toMatch(/\$|\d{3}\.\d{2}/);
  });

  it('is told when it does not last for the debit of the next days', async () => {
    const { userId } = await owing({ low_balance: true }, '2026-11-24T18:00:00Z');
    await reads(userId, 5_000);
    expect(await look()).toEqual([]);
    service.clock.set('2026-11-24T18:30:00Z');
    await reads(userId, 4_999);
    expect(await look()).toMatchObject([LOW]);
  });

  it('is told when her repayment is put off for it, with the other reason once a day', async () => {
    const { userId } = await owing({ low_balance: true });
    const bank = service.database('bank_link').where({ user_id: userId });
    await bank.update({ available_cents: 4_999 });
    await service.jobs.runSchedule('repay-by-debit');
    await deliver();
    expect(received()).toMatchObject([LOW]);
    expect(await look()).toEqual([]);
  });
});
