import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { debitedMembers, MONDAY, PAYDAY } from '#testing/debited-members.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const { owing, runAt, say } = debitedMembers(cards);
beforeEach(() => {
  service.world.issuer.debits = [];
  service.world.owners = ['Hazel Hourly'];
  service.world.account.availableCents = 125_000;
});

describe('debits of which the issuer says at once that they have settled', () => {
  it.each(['first', 'second'])(
    'pay the oldest purchases in the order of debits, where the %s is answered late',
    async (late) => {
      const one = await owing();
      service.clock.set('2026-11-25T18:00:00Z');
      await service.post(one.userId, '/repayments', { id: newId(), amount: 10 });
      await runAt('2026-11-25T18:00:00Z');
      await runAt(PAYDAY);
      for (const debit of one.debits()) Object.assign(debit, { status: 'settled' });
      const { read } = service.context.debits;
      const [early, payday] = one.debits();
      const lateId = (late === 'first' ? early : payday)?.id;
      jest.spyOn(service.context.debits, 'read').mockImplementation(async (id) => {
        const debit = await read(id);
        if (id === lateId) await setTimeout(20);
        return debit;
      });
      service.clock.set(MONDAY);
      await one.sync();
      Object.assign(early ?? {}, { status: 'returned', returnCode: 'R10' });
      await one.sync();
      jest.restoreAllMocks();
      expect(await one.owes()).toEqual([
        ['partially_repaid', 2_000],
        ['repaid', 2_000],
      ]);
      expect(await problemsOf(service)).toEqual([]);
    },
  );
});

describe('a debit, to the limit', () => {
  it('counts as a repayment, and makes room, two banking days after it settled', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    const readingOn = async (today: string) => {
      const reading = await one.limitReading(today);
      return [reading?.settledRepayments, reading?.returnableCents];
    };
    expect(await readingOn('2026-11-27')).toEqual([0, 5_000]);
    expect(await readingOn('2026-12-01')).toEqual([0, 5_000]);
    expect(await readingOn('2026-12-02')).toEqual([1, 0]);
    await say(one, { status: 'returned', returnCode: 'R10' }, '2026-12-20T18:00:00Z');
    expect(await readingOn('2026-12-20')).toEqual([0, 0]);
  });

  it('counts once with its payday, however often she repays a part of it before', async () => {
    const one = await owing();
    const repay = (amount: number) =>
      service.post(one.userId, '/repayments', { id: newId(), amount });
    const settled = async (instant: string) => {
      await runAt(instant);
      await say(one, { status: 'settled' }, instant.replace('T18', 'T23'));
    };
    await runAt('2026-11-20T20:00:00Z');
    await repay(0.01);
    await settled('2026-11-20T20:00:00Z');
    await runAt('2026-11-23T18:00:00Z');
    await repay(5);
    await settled('2026-11-23T18:00:00Z');
    const counted = async (day: string) => (await one.limitReading(day))?.settledRepayments;
    expect(await counted('2026-11-27')).toBe(0);
    await settled(PAYDAY);
    expect(await one.owed()).toBe(0);
    // Not before the rest of that day can come back no more.
    expect(await counted('2026-12-01')).toBe(0);
    expect(await counted('2026-12-02')).toBe(1);
    expect(await counted('2026-12-04')).toBe(1);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leaves what was repaid of its payday to count at once, where the issuer refuses it', async () => {
    const one = await owing();
    await runAt('2026-11-20T20:00:00Z');
    await service.post(one.userId, '/repayments', { id: newId(), amount: 0.01 });
    await runAt('2026-11-20T20:00:00Z');
    await say(one, { status: 'settled' }, '2026-11-20T23:00:00Z');
    await runAt(PAYDAY);
    await service.limits();
    expect((await one.limitReading('2026-11-27'))?.settledRepayments).toBe(0);
    await say(one, { status: 'canceled' }, '2026-11-27T19:00:00Z');
    expect((await one.limitReading('2026-11-27'))?.settledRepayments).toBe(1);
    expect(await one.limitDueBecause()).toEqual(['repayment']);
    expect(await problemsOf(service)).toEqual([]);
  });
});
