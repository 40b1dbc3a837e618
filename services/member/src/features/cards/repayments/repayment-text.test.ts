import { beforeEach, describe, expect, it } from '@jest/globals';
import { startCardService } from '#testing/some-cardholder.ts';
import { REPAYMENT_TEXT_QUEUE } from './repayment-notices.ts';

const { service, someone } = await startCardService();
const { identify } = service.world;
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  phoneIs('2025550123');
});

const WEDNESDAY = '2026-11-25T18:00:00Z';

const phoneIs = (phone_number: string | null) => {
  service.world.identify = (id) => ({ ...identify(id), phone_number });
};
const optOut = (userId: string) => service.post(userId, '/users/sms_opt_out');

/** Two days before the debit; `happen` comes between the reminder and what is sent of it. */
async function remind(happen: () => unknown = () => undefined) {
  service.clock.set(WEDNESDAY);
  await service.jobs.runSchedule('remind-of-debits');
  await happen();
  await service.jobs.drain();
}

/** Somebody who has bought for 50 dollars, is paid on Friday, and agrees to be texted. */
async function owing({ agrees = true } = {}): Promise<string> {
  service.clock.set('2026-11-20T20:00:00Z');
  const one = await someone('bank_link');
  const { userId } = one;
  await service.jobs.drain();
  await service.database('recurring_outflow').where({ user_id: userId }).delete();
  await one.mayOwe(10_000);
  one.post({ holdId: null, amountCents: 5_000, occurredAt: new Date('2026-11-20T18:00:00Z') });
  await one.sync();
  const limit = service.database('limit_state').where({ user_id: userId });
  await limit.update({ payday: '2026-11-27' });
  service.clock.set('2026-11-23T18:00:00Z');
  await service.jobs.runSchedule('repay-by-debit');
  if (agrees) await service.post(userId, '/users/sms_opt_in');
  await service.jobs.drain();
  service.mails.length = 0;
  service.texts.length = 0;
  return userId;
}

/** What was sent of the reminder, by mail and by text. */
const sent = () => [service.mails.length, service.texts.length];

describe('the reminder of a debit', () => {
  it('is texted too to who agreed to it, once, by no word of her bank', async () => {
    await owing();
    await remind();
    await remind();
    expect(sent()).toEqual([1, 1]);
    expect(service.texts).toEqual([
      {
        to: '+12025550123',
        body: `Reset: your repayment of $50.00 is on Friday, November 27. See ${service.context.config.ORIGIN}/account/repayments. Reply STOP to end texts.`,
        key: expect.any(String),
      },
    ]);
  });

  it('is mailed and texted in her language', async () => {
    await owing();
    const { identify: before } = service.world;
    service.world.identify = (id) => ({ ...before(id), language: 'es-US' });
    await remind();
    expect(service.mails.map(({ subject }) => subject)).toEqual([
      'Tu pago de $50.00 es el viernes, 27 de noviembre',
    ]);
    expect(service.texts.map(({ body }) => body)).toEqual([
      `Reset: tu pago de $50.00 es el viernes, 27 de noviembre. Mira ${service.context.config.ORIGIN}/account/repayments. Responde STOP para no recibir más mensajes.`,
    ]);
  });

  it('is mailed alone to who has not agreed, and no job is added for a text', async () => {
    await owing({ agrees: false });
    const before = service.jobs.taken(REPAYMENT_TEXT_QUEUE).length;
    await remind();
    expect(sent()).toEqual([1, 0]);
    expect(service.jobs.taken(REPAYMENT_TEXT_QUEUE)).toHaveLength(before);
  });

  it.each<[string, (userId: string) => unknown]>([
    ['has ended it', optOut],
    ['has another number by then', () => phoneIs('2025550199')],
    ['has no number any more', () => phoneIs(null)],
  ])('is mailed alone to who agreed and %s', async (_what, happen) => {
    const userId = await owing();
    await happen(userId);
    await remind();
    expect(sent()).toEqual([1, 0]);
  });

  it('is not texted to who ends it while the text is on its way', async () => {
    const userId = await owing();
    await remind(() => optOut(userId));
    expect(sent()).toEqual([1, 0]);
  });
});
