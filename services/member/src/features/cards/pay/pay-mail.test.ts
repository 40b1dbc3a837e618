import { beforeEach, describe, expect, it } from '@jest/globals';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someDeposits, someSpender } from '#testing/some-deposits.ts';
import { someMember } from '#testing/member-service.ts';
import { PAY_MAIL_QUEUE } from './pay-mail.ts';

const { service } = await startCardService();
const { issuer } = service.world;
service.world.owners = ['Hazel Hourly'];
beforeEach(() => {
  issuer.payouts = [];
  service.mails.length = 0;
});

const spender = (...cents: number[]) => someSpender(service, ...cents);
const ACCOUNT = 'your account at Tidewater Savings Bank ending in 4021';

/** What was sent since it was asked last. */
async function newMails() {
  await service.jobs.drain();
  return service.mails.splice(0);
}

describe('a member whose pay comes in', () => {
  it('is mailed once what it repaid and what is sent on, then that this arrived', async () => {
    const one = await spender(3_000, 5_415);
    await one.receives(92_088);
    await one.sync();
    await one.sync();
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'hazel@example.com',
      subject: 'Your paycheck of $920.88 arrived',
    });
    expect(mail?.text).toContain('$84.15 of it repaid what you owed on your Reset Card.');
    expect(mail?.text).toContain(`$836.73 of it is yours, and we send it to ${ACCOUNT}.`);
    expect(mail?.text).not.toContain('stays with us');
    service.clock.set('2026-11-20T21:00:00Z');
    await service.jobs.runSchedule('pay-out-deposits');
    expect(one.sent()).toEqual([83_673]);
    expect(await newMails()).toEqual([]);
    for (const sent of issuer.payouts) sent.status = 'completed';
    await one.sync();
    await one.sync();
    expect(await newMails()).toMatchObject([
      {
        subject: 'Your $836.73 arrived in your bank account',
        text: expect.stringContaining(
          `We sent $836.73 that is yours to ${ACCOUNT}, and it has arrived.`,
        ),
      },
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is told what of it waits for a purchase that is pending, as it is sent', async () => {
    const one = await spender(3_000);
    one.hold({ authorizedCents: 1_850 });
    await one.syncCard();
    await newMails();
    await one.receives(10_000);
    const [mail] = await newMails();
    expect(mail?.text).toContain('$51.50 of it is yours, and we send it to');
    expect(mail?.text).toContain('$18.50 of it stays with us until purchases that are pending');
    service.clock.set('2026-11-20T21:00:00Z');
    await service.jobs.runSchedule('pay-out-deposits');
    expect(one.sent()).toEqual([5_150]);
  });

  it('is mailed of each of two deposits, and that one repays nothing', async () => {
    const one = await spender(6_000);
    await one.receives(6_000);
    await one.receives(1_000, { sender: 'IRS TREAS 310' });
    const [pay, refund, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(pay?.subject).toBe('Your paycheck of $60.00 arrived');
    expect(pay?.text).toContain('$60.00 of it repaid what you owed');
    expect(pay?.text).not.toMatch(/is yours|stays with us/);
    expect(pay?.text).toMatch(/See your payday:\n\S+\/dashboard#payday\b/);
    expect(refund?.subject).toBe('Your tax refund of $10.00 arrived');
    expect(refund?.text).toContain('None of it was needed to repay');
    expect(refund?.text).toMatch(/See your tax return:\n\S+\/tax-return\b/);
  });

  it('is asked for a bank account where there is none to send it to', async () => {
    const one = await someDeposits(service, await someMember(service));
    await newMails();
    await one.receives(5_000);
    const [mail] = await newMails();
    expect(mail?.text).toContain(
      '$50.00 of it is yours and is with us. Connect a bank account in your name',
    );
    expect(mail?.text).toContain('Connect a bank account:');
  });

  it('is mailed nothing of what is made out to somebody else', async () => {
    const one = await spender();
    await newMails();
    await one.receives(5_000, { receiverName: 'SOMEBODY ELSE' });
    expect(await newMails()).toEqual([]);
  });

  it('comes under her partner’s brand, with the same Message-ID by a job that is done again until it could be sent, and no number of an account', async () => {
    const one = await spender(1_000);
    const { identify } = service.world;
    await newMails();
    await one.receives(2_000);
    // The job of the sync is done; that of the mail is left.
    service.world.identify = () => new Error('down');
    await expect(service.jobs.drain()).rejects.toThrow('down');
    service.world.identify = identify;
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(mail?.partnerSlug).toBe('hvfcu');
    expect(service.jobs.taken(PAY_MAIL_QUEUE).at(-1)?.id).toBe(mail?.messageId);
    expect(mail?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/\b\d{6,}\b/);
  });
});
