import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { someDisputer } from '#testing/disputing.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { DISPUTE_MAIL_QUEUE } from './dispute-news.ts';

const { service } = await startCardService();
beforeEach(() => {
  service.mails.length = 0;
});

/** What was sent of the dispute of a purchase since it was asked last: every mail links to it. */
async function newMailsOf(purchaseId: string) {
  await service.jobs.drain();
  return service.mails.splice(0).filter(({ text }) => text.includes(purchaseId));
}

/** Somebody who has told us of her dispute of 30 dollars, and read that we know of it. */
async function someone() {
  const one = await someDisputer(service);
  await service
    .database('card_transaction')
    .where({ id: one.purchaseId })
    .update({ merchant_name: 'Fernwood Market' });
  const newMails = () => newMailsOf(one.purchaseId);
  const tellUs = async () => {
    expect((await one.dispute()).statusCode).toBe(201);
    await newMails();
  };
  return { ...one, newMails, tellUs };
}
const CLAIM = '$30.00 at Fernwood Market';

describe('a member who disputes a charge', () => {
  it('is mailed what she disputes and the dates of what follows, once however often it is sent', async () => {
    const one = await someone();
    await Promise.all([one.dispute(), one.dispute(), one.dispute()]);
    await one.dispute();
    const [mail, ...others] = await one.newMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'hazel@example.com',
      subject: `We received your dispute of ${CLAIM}`,
    });
    expect(mail?.text).toContain('By Monday, December 7, you get our decision, or a provisional');
    expect(mail?.text).toContain('By Monday, January 4, you get our final decision.');
    expect(mail?.text).toMatch(
      new RegExp(`https?://\\S+/card-transactions/${one.purchaseId}/dispute`),
    );
  });

  it('is mailed nothing of a claim that is refused', async () => {
    const one = await someone();
    expect((await one.dispute({ amount: 30.01 })).statusCode).toBe(422);
    expect(await one.newMails()).toEqual([]);
  });

  it.each([
    ['owed', 0, ['All of it pays for this purchase'], 'yours with us'],
    [
      'partly repaid',
      1_015,
      ['$19.85 of it pays for this purchase', '$10.15 of it is yours with us'],
      'All of it pays',
    ],
    ['repaid', 3_000, ['All of it is yours with us'], 'pays for this purchase'],
  ])(
    'is mailed a provisional credit of what is %s, where it is, and that she may use it',
    async (_what, repaid, parts, absent) => {
      const one = await someone();
      if (repaid > 0) await one.repay(repaid);
      await one.tellUs();
      await one.runOn('2026-12-07');
      await one.runOn('2026-12-07');
      await one.credit();
      const [mail, ...others] = await one.newMails();
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('You have a provisional credit of $30.00');
      for (const said of [
        'On Monday, December 7, we gave you a provisional credit of $30.00, and all of it is yours to use while we investigate.',
        'You get our final decision by Monday, January 4.',
        ...parts,
      ]) {
        expect(mail?.text).toContain(said);
      }
      expect(mail?.text).not.toContain(absent);
      await one.decide('won');
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('is promised no day that is over by a credit that comes late', async () => {
    const one = await someone();
    await one.tellUs();
    await one.runOn('2027-01-05');
    const [mail] = await one.newMails();
    expect(mail?.text).toContain("We're late with our decision. You should have had it by Monday");
    expect(mail?.text).not.toContain('You get our final decision');
  });

  it.each([
    ['won', 'decided it in your favor.'],
    ['written_off', 'we pay for it ourselves.'],
  ])('is mailed once that it is %s, and that her credit is final', async (outcome, said) => {
    const one = await someone();
    await one.tellUs();
    await one.credit();
    await one.newMails();
    await Promise.all([one.decide(outcome), one.decide(outcome)]);
    const [mail, ...others] = await one.newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your dispute of ${CLAIM} is decided in your favor`);
    expect(mail?.text).toContain(said);
    expect(mail?.text).toContain('Your provisional credit of $30.00 is final now.');
  });

  it('is mailed a credit that comes with the decision by the same mail', async () => {
    const one = await someone();
    await one.repay(1_000);
    await one.tellUs();
    await one.decide('won');
    const [mail, ...others] = await one.newMails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(
      'We gave you a credit of $30.00 today, and it is final. $20.00 of it pays for this purchase',
    );
    expect(mail?.text).toContain('$10.00 of it is yours with us');
  });

  it('is mailed why it is lost, what she may ask for, and when the credit goes; then that it went', async () => {
    const one = await someone();
    await one.tellUs();
    await one.credit();
    await one.newMails();
    await one.decide('lost', 'The chip of your card was read.');
    await one.decide('lost', 'The chip of your card was read.');
    const [mail, ...others] = await one.newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`We decided your dispute of ${CLAIM}: no error found`);
    for (const said of [
      'What we found: The chip of your card was read.',
      'We take back your provisional credit of $30.00 on Monday, November 30.',
      'For five business days after this email, we honor checks, drafts and similar payments',
      'You have the right to ask for the documents on which we based our decision.',
    ]) {
      expect(mail?.text).toContain(said);
    }
    await one.runOn('2026-11-29');
    expect(await one.newMails()).toEqual([]);
    await one.runOn('2026-11-30');
    await one.runOn('2026-11-30');
    expect(await one.newMails()).toMatchObject([
      {
        subject: 'We took back your provisional credit of $30.00',
        text: expect.stringContaining('You owe it again, and your next repayment includes it.'),
      },
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is mailed of one that is lost without a credit that nothing is taken back', async () => {
    const one = await someone();
    await one.tellUs();
    await one.decide('lost');
    const [mail] = await one.newMails();
    expect(mail?.text).toContain('nothing is taken back');
    expect(mail?.text).toContain('What we found: The documents say so.');
    expect(mail?.text).not.toMatch(/We take back|five business days/);
  });

  it.each([
    [true, 'We took back your provisional credit of $30.00.'],
    [false, 'You had no credit for it'],
  ])('is mailed once that she withdrew it, credited: %s', async (isCredited, said) => {
    const one = await someone();
    await one.tellUs();
    if (isCredited) await one.credit();
    await one.newMails();
    await one.withdraw();
    await one.withdraw();
    const [mail, ...others] = await one.newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`You withdrew your dispute of ${CLAIM}`);
    expect(mail?.text).toContain(said);
  });

  it.each([
    ['before a credit', false, false, 'It repays what you owe on your Reset Card'],
    ['in the place of a credit', true, false, '$18.00 of it is yours to keep'],
    ['in the days of notice', true, true, 'we will not take it back'],
  ])(
    'is mailed once that a refund %s has ended it, and nothing of a part of one',
    async (_when, isCredited, isLost, said) => {
      const one = await someone();
      await one.tellUs();
      if (isCredited) await one.credit();
      await one.refund(1_200);
      if (isLost) await one.decide('lost');
      const before = (await one.newMails()).map(({ subject }) => subject);
      expect(before.join()).not.toContain('gave your money back');
      await one.refund(1_800);
      await one.sync();
      await one.runOn('2026-11-30');
      const [mail, ...others] = await one.newMails();
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('Fernwood Market gave your money back, and your dispute is over');
      expect(mail?.text).toContain('gave back $18.00 of what you disputed');
      expect(mail?.text).toContain(said);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('is mailed once that staff wrote to her, without a word of it, and nothing of what she writes', async () => {
    const one = await someone();
    await one.tellUs();
    const theirs = { id: newId(), text: 'Is your card number 4111?' };
    await Promise.all([one.staff('messages', theirs), one.staff('messages', theirs)]);
    await service.post(one.userId, `${one.path}/messages`, { id: newId(), text: 'It is not.' });
    const [mail, ...others] = await one.newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('We wrote to you about your dispute');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('4111');
    expect(mail?.text).toContain(`/card-transactions/${one.purchaseId}/dispute`);
  });

  it('gets the same Message-ID by a job that is done again until it could be sent, and no number of an account', async () => {
    const one = await someone();
    await one.dispute();
    const { identify } = service.world;
    service.world.identify = () => new Error('down');
    await expect(service.jobs.drain()).rejects.toThrow('down');
    expect(service.mails).toEqual([]);
    service.world.identify = identify;
    const [mail, ...others] = await one.newMails();
    expect(others).toEqual([]);
    expect(service.jobs.taken(DISPUTE_MAIL_QUEUE).map(({ id }) => id)).toContain(mail?.messageId);
    expect(mail?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/\b\d{6,}\b/);
  });

  it('is mailed nothing of what was rolled back', async () => {
    const one = await someone();
    await service.database.raw(
      'ALTER TABLE dispute_message ADD CONSTRAINT no_words CHECK (false) NOT VALID',
    );
    await one.tellUs();
    await one.staff('messages', { id: newId(), text: 'Hello.' });
    await service.database.raw('ALTER TABLE dispute_message DROP CONSTRAINT no_words');
    expect(await one.newMails()).toEqual([]);
  });
});
