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
  service.clock.set('2026-11-20T20:00:00Z');
  service.mails.length = 0;
});

const WEDNESDAY = '2026-11-25T18:00:00Z';
/** Friday, in the morning. */
const PAYDAY = '2026-11-27T18:00:00Z';
const MONDAY = '2026-11-30T18:00:00Z';

/** Somebody who asked for 20 of the 30 dollars that she owes, on the day on which the rest is debited. */
async function owingTwice() {
  const one = await spender();
  await service.database('recurring_outflow').where({ user_id: one.userId }).delete();
  await one.read();
  await one.repay(20);
  const asked = one.instances().where({ purpose: 'member' });
  await asked.clone().update({ effective_on: '2026-11-27' });
  await service.jobs.drain();
  service.mails.length = 0;
  return {
    ...one,
    notices: async () => {
      const { notices }: { notices: { amount: number }[] } = await one.read();
      return notices.toSorted((a, b) => a.amount - b.amount);
    },
    debits: () => issuer.debits.filter(({ accountId }) => accountId === one.issuerId),
  };
}

const runAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('repay-by-debit');
  await service.jobs.runSchedule('remind-of-debits');
  await service.jobs.drain();
};
const subjects = () => service.mails.map(({ subject }) => subject).toSorted();

describe('two debits of one day', () => {
  it('are reminded of with the amount of each and both together', async () => {
    const one = await owingTwice();
    await runAt(WEDNESDAY);
    expect(service.mails).toMatchObject([
      {
        subject: 'Your repayment of $10.00 is on Friday, November 27',
        text: expect.stringContaining(
          'Another $20.00 is debited separately on the same day: $30.00 together.',
        ),
      },
    ]);
    expect((await one.read()).next).toMatchObject({
      day: '2026-11-27',
      following: { day: '2026-11-27' },
    });
  });

  it('are not said of a debit that is alone on its day', async () => {
    const one = await owingTwice();
    await one.instances().where({ purpose: 'member' }).update({ effective_on: '2026-11-30' });
    await runAt(WEDNESDAY);
    expect(service.mails).toHaveLength(1);
    expect(service.mails[0]?.text).not.toContain('Another');
  });

  it('that both come back are told each, until the next debit', async () => {
    const one = await owingTwice();
    await runAt(PAYDAY);
    for (const debit of one.debits()) {
      Object.assign(debit, { status: 'returned', returnCode: 'R11' });
    }
    service.mails.length = 0;
    service.clock.set(MONDAY);
    await one.sync();
    await service.jobs.drain();
    const back = (amount: number) => ({ what: 'returned', amount, day: '2026-11-27' });
    expect(await one.notices()).toMatchObject([back(10), back(20)]);
    expect(subjects()).toEqual([
      'Your repayment of $10.00 came back',
      'Your repayment of $20.00 came back',
    ]);
    await one.repay(30);
    await runAt(MONDAY);
    expect(await one.notices()).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
