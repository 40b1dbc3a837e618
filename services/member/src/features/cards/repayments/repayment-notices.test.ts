import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { someCardWorld } from '#testing/card-world.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const { issuer } = service.world;
beforeEach(() => {
  const { afterCall, beforeCall, debitRefusal } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, debitRefusal, debits: [] });
  service.world.owners = ['Hazel Hourly'];
  service.mails.length = 0;
});

const WEDNESDAY = '2026-11-25T18:00:00Z';
/** Friday, in the morning. */
const PAYDAY = '2026-11-27T18:00:00Z';
const MONDAY = '2026-11-30T18:00:00Z';

const BANK = { bank_name: 'Tidewater Savings Bank', bank_mask: '4021' };
const ACCOUNT = 'your account at Tidewater Savings Bank ending in 4021';

const runAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('repay-by-debit');
  await service.jobs.runSchedule('remind-of-debits');
  await service.jobs.drain();
};

/** Somebody who has bought for 50 dollars, and is paid on Friday. */
async function owing() {
  const one = await someone('bank_link');
  await service.jobs.drain();
  await service.database('recurring_outflow').where({ user_id: one.userId }).delete();
  await one.mayOwe(10_000);
  one.post({ holdId: null, amountCents: 5_000, occurredAt: new Date('2026-11-20T18:00:00Z') });
  await one.sync();
  await service
    .database('limit_state')
    .where({ user_id: one.userId })
    .update({ payday: '2026-11-27' });
  await runAt('2026-11-23T18:00:00Z');
  const bank = service.database('bank_link').where({ user_id: one.userId });
  return {
    ...one,
    hasInBank: (available_cents: number) => bank.clone().update({ available_cents }),
    changeBank: (change: object) => bank.clone().update(change),
    read: async () => (await service.get(one.userId, '/repayments')).json(),
    repayAll: () => service.post(one.userId, '/repayments', { id: newId(), amount: 50 }),
    async notices() {
      const { notices } = (await service.get(one.userId, '/repayments')).json();
      const overview = (await service.get(one.userId, '/dashboard/overview')).json();
      expect(overview.repayment_notices).toEqual(notices);
      return notices;
    },
    debits: async () => (await service.get(one.userId, '/repayments')).json().debits,
    async instances() {
      const rows = service.database('repayment_instance').where({ user_id: one.userId });
      return (await rows).map((row) => [row.purpose, row.effective_on, row.state, row.because]);
    },
    /** The issuer says so of her latest debit, and is read. */
    async say(said: object, at: string) {
      const debit = issuer.debits.findLast(({ accountId }) => accountId === one.issuerId);
      Object.assign(debit ?? {}, said);
      service.clock.set(at);
      await one.sync();
      await service.jobs.drain();
    },
  };
}

/** What was sent since it was asked last. */
const newMails = () => service.mails.splice(0);

describe('a member whose bank is to be debited', () => {
  it('is reminded two days before, once, with amount and day, and no more once it is made', async () => {
    const one = await owing();
    expect(await one.notices()).toEqual([]);
    await runAt('2026-11-24T18:00:00Z');
    expect(service.mails).toEqual([]);
    await runAt(WEDNESDAY);
    await runAt(WEDNESDAY);
    await runAt('2026-11-26T18:00:00Z');
    const [mail, ...others] = newMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'hazel@example.com',
      subject: 'Your repayment of $50.00 is on Friday, November 27',
      text: expect.stringContaining(`We will debit ${ACCOUNT} for $50.00 on Friday, November 27.`),
    });
    expect(mail?.text).toContain('/account/repayments');
    expect(mail?.text).toContain('repay a part, or move the day once.');
    expect(await one.notices()).toEqual([
      {
        id: expect.any(String),
        what: 'due',
        because: null,
        amount: 50,
        day: '2026-11-27',
        merchant_name: null,
        ...BANK,
      },
    ]);
    await runAt(PAYDAY);
    expect(await one.notices()).toEqual([]);
    expect(newMails()).toEqual([]);
  });

  it('is reminded again of another day, and by one of several processes', async () => {
    const one = await owing();
    await runAt(WEDNESDAY);
    newMails();
    const instance = service.database('repayment_instance').where({ user_id: one.userId });
    await instance.clone().update({ effective_on: '2026-11-30', moved_from: '2026-11-27' });
    service.clock.set('2026-11-28T18:00:00Z');
    const remind = () => service.jobs.runSchedule('remind-of-debits');
    await Promise.all([remind(), remind(), remind()]);
    await service.jobs.drain();
    const [mail, ...others] = newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Monday, November 30');
    expect(mail?.text).toContain('You can repay earlier, or repay a part.');
  });

  it('is mailed once that it is put off, reads each time to which day, and is mailed that it is given up', async () => {
    const one = await owing();
    await one.hasInBank(4_999);
    await runAt(PAYDAY);
    expect(newMails()).toMatchObject([
      {
        subject: 'We moved your repayment of $50.00 to Monday, November 30',
        text: expect.stringMatching(
          /less than this once your upcoming bills are paid[^]*write again only if we have to stop/,
        ),
      },
    ]);
    expect(await one.notices()).toMatchObject([
      { what: 'put_off', because: 'short_balance', amount: 50, day: '2026-11-30', ...BANK },
    ]);
    await Promise.all([runAt(PAYDAY), runAt(PAYDAY)]);
    expect(newMails()).toEqual([]);
    for (const [day, next] of [
      ['11-30', '12-01'],
      ['12-01', '12-02'],
      ['12-02', '12-03'],
      ['12-03', '12-04'],
    ]) {
      await runAt(`2026-${day}T18:00:00Z`);
      expect(await one.notices()).toMatchObject([{ what: 'put_off', day: `2026-${next}` }]);
    }
    expect(newMails()).toEqual([]);
    await runAt('2026-12-04T18:00:00Z');
    expect(newMails()).toMatchObject([{ subject: "We couldn't debit your repayment of $50.00" }]);
    expect(await one.notices()).toMatchObject([{ what: 'given_up', amount: 50, day: null }]);
  });

  it('reads no more of what was put off once it could be debited', async () => {
    const one = await owing();
    await one.changeBank({ owner_status: 'failed' });
    await runAt(PAYDAY);
    expect(newMails()).toMatchObject([
      { text: expect.stringContaining("can't debit your account at Tidewater Savings Bank") },
    ]);
    expect(await one.notices()).toMatchObject([{ what: 'put_off', because: 'no_bank' }]);
    // As soon as a bank may be debited, which may be another one.
    await one.changeBank({ owner_status: 'verified' });
    expect(await one.notices()).toEqual([]);
    service.clock.set('2026-11-28T18:00:00Z');
    expect(await one.notices()).toMatchObject([{ what: 'due', because: null, day: '2026-11-30' }]);
    await runAt(MONDAY);
    expect(await one.notices()).toEqual([]);
  });

  it('is told of a debit that came back when it is presented again, until it is', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    await one.say({ status: 'settled' }, '2026-11-27T23:00:00Z');
    newMails();
    await one.say({ status: 'returned', returnCode: 'R01' }, MONDAY);
    await one.say({}, MONDAY);
    const [mail, ...others] = newMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Your repayment of $50.00 came back; we try again on Wednesday, December 2',
      text: expect.stringMatching(/\bYour account at .* there was too little in the account/),
    });
    expect(await one.notices()).toMatchObject([
      { what: 'presented_again', amount: 50, day: '2026-12-02', ...BANK },
    ]);
    expect(await one.debits()).toMatchObject([
      { returned_because: 'short_balance', presented_again_on: '2026-12-02', counts_from: null },
    ]);
    // Nobody reminds her of a day that she was told a moment ago.
    await runAt('2026-12-01T18:00:00Z');
    expect(newMails()).toEqual([]);
    await runAt('2026-12-02T18:00:00Z');
    expect(await one.notices()).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is told that she owes it again where it is not presented again, until the next debit', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    newMails();
    await one.say({ status: 'returned', returnCode: 'R11' }, MONDAY);
    expect(newMails()).toMatchObject([{ subject: 'Your repayment of $50.00 came back' }]);
    expect(await one.notices()).toMatchObject([{ what: 'returned', day: '2026-11-27' }]);
    expect(await one.debits()).toMatchObject([{ returned_because: 'mistake' }]);
    const { effective_on } = (await one.repayAll()).json().scheduled[0];
    expect(effective_on).toBe('2026-11-30');
    await runAt(MONDAY);
    expect(await one.notices()).toEqual([]);
  });

  it('is told of a debit that was not made, until the next one', async () => {
    const one = await owing();
    issuer.debitRefusal = '422';
    await runAt(PAYDAY);
    expect(newMails()).toMatchObject([{ subject: 'Your repayment of $50.00 was not made' }]);
    expect(await one.notices()).toMatchObject([{ what: 'failed', amount: 50, ...BANK }]);
    issuer.debitRefusal = null;
    await one.repayAll();
    await runAt(MONDAY);
    expect(await one.notices()).toEqual([]);
  });

  it('is told once of an account that is debited no more though her payday is put off for it', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    await one.say({ status: 'returned', returnCode: 'R02' }, MONDAY);
    await service
      .database('limit_state')
      .where({ user_id: one.userId })
      .update({ payday: '2026-12-11' });
    newMails();
    for (const day of ['11', '14', '15', '16', '17', '18']) {
      await runAt(`2026-12-${day}T18:00:00Z`);
      expect(await one.notices()).toMatchObject([{ what: 'stopped' }]);
    }
    expect(await one.instances()).toContainEqual(['payday', '2026-12-18', 'cancelled', 'no_bank']);
    expect(newMails()).toEqual([]);
  });

  it('is told that her account is debited no more, until another one is linked', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    newMails();
    await one.say({ status: 'returned', returnCode: 'R02' }, MONDAY);
    expect(newMails()).toMatchObject([
      { subject: 'Your bank no longer lets us debit your repayments' },
    ]);
    expect(await one.notices()).toMatchObject([{ what: 'stopped', amount: 50, ...BANK }]);
    expect(await one.read()).toMatchObject({ bank: null });
    const linkAnother = async (token: string, mask: string) => {
      service.world.account.mask = mask;
      await service.put(`${one.userId}/bank_link`, { access_token: token });
      await service.jobs.drain();
    };
    // The same account again is no other one.
    await linkAnother('access-2', '4021');
    expect(await one.notices()).toMatchObject([{ what: 'stopped' }]);
    expect(await one.read()).toMatchObject({ bank: null });
    await linkAnother('access-3', '7788');
    expect(await one.notices()).toMatchObject([{ what: 'returned' }]);
    expect(await one.read()).toMatchObject({ bank: { mask: '7788' } });
    service.world.account.mask = '4021';
  });

  it('is told how much came back, whatever of it a refund has paid since', async () => {
    const one = await owing();
    await runAt(PAYDAY);
    await one.say({ status: 'returned', returnCode: 'R11' }, MONDAY);
    one.post({ direction: 'credit', amountCents: 2_000, occurredAt: new Date(MONDAY) });
    await one.sync();
    expect(await one.notices()).toMatchObject([{ what: 'returned', amount: 50 }]);
  });

  it('reads and is mailed no number of an account, nothing to the next member, nothing after all is repaid', async () => {
    const one = await owing();
    const other = await owing();
    await runAt(PAYDAY);
    await one.say({ status: 'settled' }, '2026-11-27T23:00:00Z');
    await one.say({ status: 'returned', returnCode: 'R01' }, MONDAY);
    expect(await other.notices()).toEqual([]);
    const numbers = /\b\d{6,}\b/;
    for (const { text } of newMails()) expect(text.replace(/https?:\S+/g, '')).not.toMatch(numbers);
    await service
      .database('member')
      .where({ user_id: one.userId })
      .update({ repayment_method: 'direct_deposit_flow' });
    expect(await one.notices()).toEqual([]);
  });
});
