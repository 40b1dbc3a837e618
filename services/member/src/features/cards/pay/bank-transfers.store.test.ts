import { expect, it } from '@jest/globals';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { lastDebit } from './bank-transfers.store.ts';

const { service, someone } = await startCardService();

it('names the debit that settled last, from which bank and when, until it comes back', async () => {
  const { issuer } = service.world;
  const one = await someone('bank_link');
  await service.jobs.drain();
  one.post({ holdId: null, amountCents: 3_000 });
  await one.sync();
  await service
    .database('limit_state')
    .where({ user_id: one.userId })
    .update({ payday: '2026-11-27' });
  await service.jobs.runSchedule('repay-by-debit');
  const found = () => lastDebit(service.database, one.userId, new Date('2026-11-20T00:00:00Z'));
  service.clock.set('2026-11-27T18:00:00Z');
  await service.jobs.runSchedule('repay-by-debit');
  expect(await found()).toBeNull();
  const becomes = async (status: string) => {
    for (const debit of issuer.debits) Object.assign(debit, { status });
    await one.sync();
    return found();
  };
  expect(await becomes('settled')).toEqual({
    day: '2026-11-27',
    begunAt: new Date('2026-11-27T18:00:00Z'),
    amountCents: 3_000,
    bankName: 'Tidewater Savings Bank',
    bankMask: '4021',
  });
  expect(
    await lastDebit(service.database, one.userId, new Date('2026-11-28T00:00:00Z')),
  ).toBeNull();
  expect(await becomes('returned')).toBeNull();
  expect(await problemsOf(service)).toEqual([]);
});
