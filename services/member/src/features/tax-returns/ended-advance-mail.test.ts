import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { advancedFilers, FILED } from '#testing/advanced-filers.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const filer = advancedFilers(cards);
const { identify } = service.world;
/** Everybody has a mail address of her own. */
const ownAddress = (userId: string) => ({ ...identify(userId), email: `${userId}@example.com` });
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => {
  service.clock.set(FILED);
  service.world.identify = ownAddress;
});

const LAST_DAY = '2027-04-16T06:59:59.999Z';
const SEASON_ENDED = '2027-04-16T07:00:00.000Z';
const LEAVES = 'What you did not spend of it is no longer in your spending limit.';
const ENDED = 'The advance on your 2026 federal tax refund has ended';

/** Somebody in whose limit 200 dollars of her refund are, of which she has spent so much. */
async function spender(cents: number) {
  const one = await filer();
  await one.advanced();
  if (cents > 0) {
    one.post({ holdId: null, amountCents: cents, occurredAt: new Date('2027-02-01T19:00:00Z') });
    await one.syncCard();
  }
  await service.jobs.finish();
  service.mails.length = 0;
  const mailed = () => service.mails.filter(({ to }) => to === `${one.userId}@example.com`);
  return {
    ...one,
    /** What she was mailed since. */
    mailed,
    /** What she is mailed by the schedule of the season's end at that moment. */
    async mailedAt(moment: string) {
      await service.jobs.finish();
      service.mails.length = 0;
      service.clock.set(moment);
      await service.jobs.runSchedule('mail-season-end');
      await service.jobs.finish();
      return mailed();
    },
  };
}

describe('who had an advance in her limit', () => {
  it.each([
    [
      'rejected',
      'Your 2026 federal tax return was rejected',
      "If your return is accepted once it is corrected, your refund repays that, never your paycheck. If no refund comes, we'll write to you about it.",
    ],
    [
      'no_refund',
      'There is no refund of your 2026 federal tax return',
      "No refund is to come that repays that and your paycheck never does, so we'll write to you about it.",
    ],
    [
      'refund_received',
      'Your 2026 federal tax refund was sent',
      "The refund went to your bank account and your paycheck never repays that, so we'll write to you about it.",
    ],
  ] as const)(
    'is mailed what of it she spent and how that is repaid, by the one mail of it: %s',
    async (status, subject, repaid) => {
      const one = await spender(15_000);
      // Else what came in is mailed.
      const toBank = { told_destination: 'bank of hers' };
      await service.database('tax_filer').where({ user_id: one.userId }).update(toBank);
      await one.file({ status });
      await one.file({ status });
      const [mail, ...others] = service.mails;
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(LEAVES);
      expect(mail?.text).toContain(`You spent $150.00 of it. ${repaid}`);
      expect(mail?.text).toMatch(/https?:\S+\/tax-return\b/);
    },
  );

  it('is mailed that there is nothing to repay where she spent none of it', async () => {
    const one = await spender(0);
    await one.file({ status: 'rejected' });
    expect(service.mails[0]?.text).toContain('You spent none of it');
  });

  it('is mailed it in Spanish', async () => {
    const one = await spender(15_000);
    service.world.identify = (userId) => ({ ...ownAddress(userId), language: 'es-US' });
    await one.file({ status: 'no_refund' });
    expect(service.mails[0]?.text).toContain(
      'Gastaste $150.00 de él. No se espera ningún reembolso que lo pague',
    );
  });

  it.each([
    [
      'rejected',
      "If your return is accepted once it is corrected, your refund repays that, never your paycheck. If no refund comes, we'll write to you about it.",
    ],
    ['no_refund', 'No refund is to come that repays that'],
  ] as const)(
    'is mailed what of it she still owes by what comes after its end: %s',
    async (status, repaid) => {
      const one = await spender(15_000);
      await one.file({ status: 'rejected' });
      await one.advanced();
      service.mails.length = 0;
      service.clock.set('2027-02-03T20:00:00Z');
      await one.file({ status, submittedAt: new Date('2027-02-03T19:00:00Z') });
      const [mail, ...others] = service.mails;
      expect(others).toEqual([]);
      expect(mail?.text).toContain(
        `You still owe $150.00 of what you spent of your refund advance. ${repaid}`,
      );
      expect(mail?.text).not.toContain(LEAVES);
      service.mails.length = 0;
      service.world.identify = (userId) => ({ ...ownAddress(userId), language: 'es-US' });
      await one.file({ status: 'rejected', submittedAt: new Date('2027-02-03T19:30:00Z') });
      expect(service.mails[0]?.text).toContain(
        'Todavía debes $150.00 de lo que gastaste del adelanto de tu reembolso.',
      );
    },
  );

  it('is mailed what of it she still owes where the refund is smaller', async () => {
    const one = await spender(15_000);
    await one.refunded(10_400);
    await service.jobs.finish();
    expect(one.mailed().map(({ text }) => text)).toEqual([
      expect.stringContaining(
        "You still owe $46.00 of what you spent of your refund advance. Your paycheck never repays that. If no other refund comes that does, we'll write to you about it.",
      ),
    ]);
    service.mails.length = 0;
    service.world.identify = (userId) => ({ ...ownAddress(userId), language: 'es-US' });
    await one.refunded(600);
    await service.jobs.finish();
    expect(one.mailed()[0]?.text).toContain('Todavía debes $40.00 de lo que gastaste');
    service.mails.length = 0;
    await one.refunded(20_000);
    await service.jobs.finish();
    expect(one.mailed()[0]?.text).not.toMatch(/Todavía debes/);
  });

  it('is told nothing of an advance where another return is rejected', async () => {
    const one = await spender(15_000);
    await one.file({ jurisdiction: 'NY', status: 'rejected' }, newId());
    await one.file({ taxYear: 2025, status: 'rejected' }, newId());
    expect(service.mails).toHaveLength(2);
    for (const { text } of service.mails) expect(text).not.toMatch(/advance|spending limit/);
  });
});

describe('the end of the season', () => {
  it('is mailed once, from the first moment of April 16 on', async () => {
    const { mailedAt } = await spender(15_000);
    expect(await mailedAt(LAST_DAY)).toEqual([]);
    const [mail, ...others] = await mailedAt(SEASON_ENDED);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(ENDED);
    expect(mail?.text).toContain(
      `Advances on tax refunds end after April 15, and so has yours. ${LEAVES}`,
    );
    expect(mail?.text).toContain(
      "You spent $150.00 of it. Your refund repays that when it comes to your account with us, never your paycheck. If no refund comes there, we'll write to you about it.",
    );
    expect(mail?.text).toMatch(/https?:\S+\/tax-return\b/);
    await service.limits();
    expect(await mailedAt('2027-04-16T20:00:00Z')).toEqual([]);
  });

  it('is mailed once the limits of that day are computed, too, and of what was repaid since', async () => {
    const one = await spender(15_000);
    service.clock.set(SEASON_ENDED);
    await one.advanced();
    await one.refunded(10_000, undefined, new Date(SEASON_ENDED));
    const [mail] = await one.mailedAt('2027-04-16T08:00:00Z');
    expect(mail?.text).toContain('You spent $50.00 of it.');
  });

  it('is mailed to nobody whose advance had ended before, nor a week later', async () => {
    const rejected = await spender(15_000);
    service.clock.set(LAST_DAY);
    await rejected.file({ status: 'rejected' });
    expect(await rejected.mailedAt(SEASON_ENDED)).toEqual([]);
    service.clock.set(FILED);
    const late = await spender(15_000);
    expect(await late.mailedAt('2027-04-24T07:00:00.000Z')).toEqual([]);
  });

  it('is mailed of a return that was rejected and accepted again since', async () => {
    const one = await spender(15_000);
    await one.file({ status: 'rejected' });
    await one.advanced();
    service.clock.set('2027-02-01T20:00:00Z');
    await one.file({ submittedAt: new Date('2027-02-01T19:00:00Z') });
    expect(await one.advanced()).toBe(20_000);
    expect((await one.mailedAt(SEASON_ENDED)).map(({ subject }) => subject)).toEqual([ENDED]);
  });
});
