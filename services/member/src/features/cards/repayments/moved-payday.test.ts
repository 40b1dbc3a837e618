import { beforeEach, describe, expect, it } from '@jest/globals';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service } = cards;
const spender = spenders(cards);
const { issuer } = service.world;
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  issuer.debits = [];
  service.mails.length = 0;
});

const runAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('repay-by-debit');
  await service.jobs.runSchedule('remind-of-debits');
  await service.jobs.drain();
};
/** The subjects of the mails since it was asked last. */
const newMails = () => service.mails.splice(0).map(({ subject }) => subject);

describe('a payday whose debit was moved', () => {
  it('is moved once, however many ask at once', async () => {
    const one = await spender({ payday: '2026-12-04' });
    await one.read();
    const days = ['2026-12-02', '2026-12-03', '2026-12-07', '2026-12-08', '2026-12-09'];
    const answers = await Promise.all(
      days.map(async (effective_on) => (await one.change('/next', { effective_on })).statusCode),
    );
    expect(answers.toSorted()).toEqual([204, 409, 409, 409, 409]);
    const day = days[answers.indexOf(204)];
    expect(await one.instances()).toMatchObject([
      { effective_on: day, moved_from: '2026-12-04', due_on: '2026-12-04' },
    ]);
    await service.jobs.runSchedule('repay-by-debit');
    expect(await one.instances()).toMatchObject([{ effective_on: day }]);
  });

  it('made before the payday leaves to that what is bought in between, and moves it no more', async () => {
    const one = await spender();
    await service.jobs.runSchedule('repay-by-debit');
    const debits = () => issuer.debits.filter(({ accountId }) => accountId === one.issuerId);
    expect((await one.change('/next', { effective_on: '2026-11-24' })).statusCode).toBe(204);
    service.clock.set('2026-11-24T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    expect(debits()).toMatchObject([{ amountCents: 3_000 }]);
    one.post({ holdId: null, amountCents: 700, occurredAt: new Date('2026-11-24T19:00:00Z') });
    await one.sync();
    expect((await one.read()).scheduled).toMatchObject([
      { effective_on: '2026-11-27', amount: 7, movable_until: null, moved_from: null },
    ]);
    expect((await one.change('/next', { effective_on: '2026-12-01' })).statusCode).toBe(409);
    service.clock.set('2026-11-27T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    expect(debits()).toMatchObject([{}, { amountCents: 700 }]);
    // The payday is over, and what is bought from now on is the next one's.
    one.post({ holdId: null, amountCents: 500, occurredAt: new Date('2026-11-27T19:00:00Z') });
    await one.sync();
    expect((await one.read()).scheduled).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('a payday that is another one than was planned for', () => {
  it('is told once to who was told of a debit before it', async () => {
    const one = await spender({ payday: '2026-11-27' });
    await runAt('2026-11-25T18:00:00Z');
    newMails();
    await one.isPaidOn('2026-12-04');
    await runAt('2026-11-25T18:30:00Z');
    expect(service.mails).toMatchObject([
      { text: expect.stringContaining('on Friday, December 4, and not on Friday, November 27') },
    ]);
    expect(newMails()).toEqual(['Your repayment of $30.00 is on Friday, December 4 now']);
    await runAt('2026-12-02T18:00:00Z');
    expect(newMails()).toEqual([]);
  });

  it('moves a debit ahead so far that it is told two days before, and puts it back', async () => {
    const one = await spender({ payday: '2026-12-04' });
    await runAt('2026-11-23T18:00:00Z');
    await one.isPaidOn('2026-11-23');
    await runAt('2026-11-23T18:30:00Z');
    expect(await one.instances()).toMatchObject([{ effective_on: '2026-11-25' }]);
    expect(newMails()).toEqual(['Your repayment of $30.00 is on Wednesday, November 25']);
    await one.isPaidOn('2026-11-30');
    await runAt('2026-11-23T19:00:00Z');
    expect(await one.instances()).toMatchObject([{ effective_on: '2026-11-30' }]);
    expect(newMails()).toEqual(['Your repayment of $30.00 is on Monday, November 30 now']);
    expect(issuer.debits).toEqual([]);
  });

  it('is what staff see at once, with the debit that follows it', async () => {
    const one = await spender({ payday: '2026-12-04' });
    const seen = async () => (await service.askAsAdmin(`${one.userId}/staff_view`)).json();
    for (const payday of ['2026-12-04', '2026-12-11']) {
      await one.isPaidOn(payday);
      expect(await seen()).toMatchObject({
        scheduled_repayment_instances: [{ effective_date: payday }],
      });
    }
  });
});
