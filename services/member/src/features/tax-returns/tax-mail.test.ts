import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { advancedFilers, FILED } from '#testing/advanced-filers.ts';
import { startCardService } from '#testing/some-cardholder.ts';
import { newTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';

const cards = await startCardService();
const { service } = cards;
const filer = advancedFilers(cards);
const { identify } = service.world;
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => {
  service.clock.set(FILED);
  service.world.identify = identify;
  service.mails.length = 0;
});

const ofPartner = (userId: string, slug: string) =>
  service.database.raw(
    `INSERT INTO person_reading (generation, user_id, partner_slug)
     SELECT generation, ?, ? FROM subscription WHERE owner = 'public' AND is_live`,
    [userId, slug],
  );

const IN_LIMIT = /spending limit/;
const SPANISH_LIMIT = /límite de gasto/;
const spanish = () => {
  service.world.identify = (userId) => ({ ...identify(userId), language: 'es-US' });
};
const only = () => {
  expect(service.mails).toHaveLength(1);
  return service.mails[0];
};

describe('a member whose return is answered', () => {
  it('is told what of the refund is in her limit by that, and until when', async () => {
    await filer();
    expect(only()).toMatchObject({
      subject: 'Your 2026 federal tax return was accepted',
      text: expect.stringContaining(
        '$200.00 of your refund is in your spending limit now. You can spend it with your Reset Card through Thursday, April 15,',
      ),
    });
    service.mails.length = 0;
    spanish();
    await filer();
    expect(only()?.text).toContain(
      '$200.00 de tu reembolso ya están en tu límite de gasto. Puedes gastarlos con tu tarjeta Reset hasta el jueves, 15 de abril inclusive,',
    );
  });

  it('is told what is left of it where she spent of an advance before, and that nothing is', async () => {
    const [some, all] = [await filer(), await filer()];
    for (const one of [some, all]) {
      await one.advanced();
      one.post({ holdId: null, amountCents: 15_000, occurredAt: new Date('2027-02-01T19:00:00Z') });
      await one.syncCard();
      await one.file({ status: 'rejected' });
    }
    service.mails.length = 0;
    const submittedAt = new Date('2027-02-02T18:00:00Z');
    await some.file({ submittedAt });
    expect(only()?.text).toContain(
      '$200.00 of your refund is in your spending limit now. You already spent $150.00 of your advance, so $50.00 is left. You can spend it with',
    );
    service.mails.length = 0;
    await all.file({ submittedAt, refundCents: 120_000 });
    expect(only()?.text).toContain(
      '$120.00 of your refund is in your spending limit now. You already spent $150.00 of your advance, so none of it is left to spend.',
    );
    expect(only()?.text).not.toMatch(/You can spend it/);
    service.mails.length = 0;
    spanish();
    await all.file({ submittedAt: new Date('2027-02-03T18:00:00Z'), refundCents: 120_000 });
    expect(only()?.text).toContain(
      'Ya gastaste $150.00 de tu adelanto, así que no te queda nada de ellos por gastar.',
    );
  });

  it('is told that it is in her limit again where it is accepted after all as it was sent', async () => {
    const one = await filer();
    await one.file({ status: 'rejected' });
    service.mails.length = 0;
    await one.file({ status: 'accepted' });
    expect(only()).toMatchObject({
      subject: 'Your 2026 federal tax return was accepted',
      text: expect.stringContaining('$200.00 of your refund is in your spending limit now.'),
    });
    await one.file({ status: 'accepted' });
    only();
  });

  it('is told nothing of her limit where nothing of the refund is in it', async () => {
    const one = await filer();
    service.mails.length = 0;
    await service.put(`${one.userId}/limit_config`, { muted: true });
    await one.file({ taxYear: 2027 }, newId());
    expect(only()?.text).not.toMatch(IN_LIMIT);
  });

  it('is told nothing of a limit of a state return, from April 16 on, or without a card', async () => {
    const one = await filer();
    await one.file({ jurisdiction: 'NY' }, newId());
    service.clock.set('2027-05-01T18:00:00Z');
    await one.file({ taxYear: 2027 }, newId());
    service.clock.set(FILED);
    const without = await newTaxFiler(service);
    service.mails.length = 0;
    await without.stand(someReturn());
    await one.file({ jurisdiction: 'NY', taxYear: 2028 }, newId());
    expect(service.mails.map(({ subject }) => subject)).toEqual([
      'Your 2026 federal tax return was accepted',
      'Your 2028 New York tax return was accepted',
    ]);
    for (const { text } of service.mails) {
      expect(text).toMatch(/Good news/);
      expect(text).not.toMatch(IN_LIMIT);
    }
  });

  it('without a card is told what of the refund is hers early with one, and led to it', async () => {
    const { userId, stand } = await newTaxFiler(service);
    await ofPartner(userId, 'hvfcu');
    await stand(someReturn({ refundCents: 200_000 }));
    expect(only()?.text).toContain(
      '$1,000.00 of your refund can be yours early. You spend it with the Reset Card, and your refund repays it, never your paycheck.',
    );
    expect(only()?.text).toMatch(/Apply for the card:\n\S+\/apply\b/);
    service.mails.length = 0;
    spanish();
    const other = await newTaxFiler(service);
    await ofPartner(other.userId, 'hvfcu');
    await other.stand(someReturn({ refundCents: 200_000 }));
    expect(only()?.text).toContain('$1,000.00 de tu reembolso pueden ser tuyos antes.');
    expect(only()?.text).toMatch(/Solicitar la tarjeta:\n\S+\/apply\b/);
  });

  it.each([
    ['whose partner offers none after taxes', 'csc', {}, FILED],
    ['whose refund is too small', 'hvfcu', { refundCents: 99_999 }, FILED],
    ['of a state return', 'hvfcu', { jurisdiction: 'NY' }, FILED],
    ['after the season', 'hvfcu', {}, '2027-05-01T18:00:00Z'],
  ] as const)('without a card is told of none %s', async (_what, slug, changes, at) => {
    service.clock.set(at);
    const { userId, stand } = await newTaxFiler(service);
    await ofPartner(userId, slug);
    await stand(someReturn({ refundCents: 200_000, ...changes }));
    expect(only()?.text).not.toMatch(/early|\/apply/);
  });

  it('is told what she owes, and no good news, of a return by which she does', async () => {
    const one = await newTaxFiler(service);
    const owed = someReturn({ jurisdiction: 'OR', refundCents: -26_681 });
    await one.stand(owed);
    expect(only()).toMatchObject({
      subject: 'Your 2026 Oregon tax return was accepted',
      text: expect.stringContaining('By that return you owe $266.81'),
    });
    expect(only()?.text).not.toMatch(/Good news/);
    service.mails.length = 0;
    spanish();
    await one.stand({ ...owed, jurisdiction: 'CA', refundCents: -100 });
    expect(only()).toMatchObject({
      subject: 'Tu declaración de impuestos de California de 2026 fue aceptada',
      text: expect.stringContaining('debes $1.00'),
    });
  });
});

describe('a member whose refund is answered', () => {
  it.each([
    [
      identify,
      'There is no refund of your 2026 federal tax return',
      'Your 2026 federal tax refund was sent',
    ],
    [
      spanish,
      'No hay reembolso de tu declaración de impuestos federal de 2026',
      'Se envió tu reembolso de impuestos federal de 2026',
    ],
  ])('is mailed that there is none, or that it was sent to her bank', async (speak, none, sent) => {
    const one = await newTaxFiler(service);
    const federal = someReturn();
    await one.stand(federal);
    service.mails.length = 0;
    speak(one.userId);
    await one.stand({ ...federal, status: 'no_refund' });
    expect(only()).toMatchObject({ subject: none });
    expect(only()?.text).not.toMatch(IN_LIMIT);
    expect(only()?.text).not.toMatch(SPANISH_LIMIT);
    service.mails.length = 0;
    await one.stand({ ...federal, status: 'refund_received' });
    expect(only()).toMatchObject({
      subject: sent,
      text: expect.stringContaining('$2,000.00'),
    });
  });

  it('is not mailed that nothing comes of a return by which she owes', async () => {
    const one = await newTaxFiler(service);
    await one.stand(someReturn({ refundCents: -100 }));
    service.mails.length = 0;
    await one.stand(someReturn({ refundCents: -100, status: 'no_refund' }));
    expect(service.mails).toEqual([]);
  });

  it('is mailed what came in, and nothing else, where it comes to her account with us', async () => {
    const one = await filer();
    await service.jobs.runSchedule('tell-refund-destinations');
    service.mails.length = 0;
    await one.file({ status: 'refund_received' });
    expect(service.mails).toEqual([]);
  });
});
