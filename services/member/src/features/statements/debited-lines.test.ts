import { describe, expect, it } from '@jest/globals';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service } = cards;
const spender = spenders(cards);
const FRIDAY = '2026-11-27T18:00:00Z';
const MONDAY = '2026-11-30T18:00:00Z';

describe('the line of a repayment', () => {
  it.each([
    [MONDAY, '2026-11-30', 'Repayment, debited on Nov 27, 2026'],
    ['2026-11-27T23:00:00Z', '2026-11-27', 'Repayment'],
  ])('says when her bank was debited, where that is not its day: %s', async (at, day, memo) => {
    service.clock.set('2026-11-20T20:00:00Z');
    service.world.owners = ['Hazel Hourly'];
    const one = await spender();
    await service.database('recurring_outflow').where({ user_id: one.userId }).delete();
    await one.read();
    service.clock.set(FRIDAY);
    await service.jobs.runSchedule('repay-by-debit');
    const debit = service.world.issuer.debits.find(({ accountId }) => accountId === one.issuerId);
    Object.assign(debit ?? {}, { status: 'settled' });
    service.clock.set(at);
    await one.sync();
    await service.jobs.drain();
    const { transactions } = (await service.get(one.userId, '/statements/current')).json();
    expect(
      transactions.filter(({ subtype }: { subtype: string }) => subtype === 'repayment'),
    ).toMatchObject([{ posted_date: day, data: { memo } }]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
