import { InternalCallError, newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { allLinked, applying } from '#testing/applying.ts';
import { someIdentity, startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });
const { atRepayment } = applying(() => service);

const ADDRESS = { street_one: '2  Oak Street', city: 'Salem', state_abbr: 'OR', zip_code: '97301' };
const move = (userId: string, address: object = ADDRESS, key = newId()) =>
  service.give(`personal_infos/${userId}/address`, address, { key });
let numbers = 0;
/** Somebody new who was verified by what she told, that nobody else told. */
const verified = () => atRepayment({ ssn: `5128${String((numbers += 1)).padStart(5, '6')}` });
const shown = async (userId: string) =>
  service.database('personal_info').where({ user_id: userId }).first();
const told = () => service.commanded.map(({ path, body }) => [path, body]);

describe('POST /internal/personal_infos/:user_id/address', () => {
  it('changes where she lives once it was submitted, and tells the issuer [ADM-128]', async () => {
    const userId = await verified();
    const key = newId();
    const replies = await Promise.all([move(userId, ADDRESS, key), move(userId, ADDRESS, key)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await shown(userId)).toMatchObject({
      street_one: '2 Oak Street',
      street_two: null,
      city: 'Salem',
      zip_code: '97301',
    });
    await service.jobs.drain();
    const path = `/internal/members/${userId}/address`;
    expect(told()).toEqual([[path, { ...ADDRESS, street_one: '2 Oak Street' }]]);
  });

  it('tells what is so at last, when it was changed while it was told', async () => {
    const userId = await verified();
    await move(userId);
    let isFirst = true;
    service.world.command = () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return service.database('personal_info').where({ user_id: userId }).update({ city: 'Bend' });
    };
    await service.jobs.drain();
    await service.jobs.finish();
    expect(service.commanded.at(-1)?.body).toMatchObject({ city: 'Bend' });
  });

  it('tells it again when the first try was lost', async () => {
    const userId = await verified();
    await move(userId);
    service.world.command = () => new InternalCallError('away', 503, 'service_unavailable');
    await expect(service.jobs.drain()).rejects.toThrow();
    service.world.command = () => undefined;
    await service.jobs.finish();
    expect(told().length).toBeGreaterThan(1);
  });

  describe('the mail to her whose address it was', () => {
    const inSpanish = () =>
      someIdentity({ email: 'rosa@example.com', language: 'es-US', partner_slug: 'csc' });

    it('is one for each change, in her language, with when and neither address', async () => {
      const userId = await verified();
      const before = await shown(userId);
      service.world.identify = inSpanish;
      const key = newId();
      await Promise.all([move(userId, ADDRESS, key), move(userId, ADDRESS, key)]);
      await service.jobs.finish();
      expect(service.mails).toMatchObject([
        {
          to: 'rosa@example.com',
          partnerSlug: 'csc',
          subject: 'Se cambió la dirección de tu casa',
          text: expect.stringMatching(
            /Cuándo: sábado, 21 de noviembre, [^]+ PST[^]+escríbenos de inmediato/,
          ),
        },
      ]);
      expect(service.mails[0]?.text).not.toMatch(/Oak|Salem|97301/);
      expect(service.mails[0]?.text).not.toContain(before.street_one);
      await move(userId, { ...ADDRESS, street_two: 'Apt 4' });
      await service.jobs.finish();
      expect(service.mails).toHaveLength(2);
      expect(new Set(service.mails.map(({ messageId }) => messageId)).size).toBe(2);
    });

    it('is none where she lives there already, and one of commands at one moment', async () => {
      const userId = await verified();
      await Promise.all([move(userId), move(userId), move(userId)]);
      await service.jobs.finish();
      expect(service.mails.map(({ subject }) => subject)).toEqual([
        'Your home address was changed',
      ]);
      expect((await move(userId, { ...ADDRESS, city: ' Salem ' })).statusCode).toBe(204);
      await service.jobs.finish();
      expect(service.mails).toHaveLength(1);
    });

    it('waits for her address while the public service is away', async () => {
      const userId = await verified();
      await move(userId);
      service.world.identify = () => new InternalCallError('away', 503, 'service_unavailable');
      await expect(service.jobs.drain()).rejects.toThrow();
      expect(service.mails).toEqual([]);
      service.world.identify = () => someIdentity();
      await service.jobs.finish();
      expect(service.mails).toHaveLength(1);
    });
  });

  it.each([
    ['street_one', 'PO Box 12'],
    ['street_one', '   '],
    ['street_two', 'P.O. Box 9'],
    ['street_one', 'ＰＭＢ １２'],
    ['street_one', '1234'],
    ['street_one', '\u0007'],
    ['city', ' '],
    ['city', '1234'],
    ['city', 'PO Box 12'],
    ['state_abbr', 'XX'],
    ['zip_code', '10001'],
    ['zip_code', '9730'],
  ])('refuses the %s %j as her own form does [ADM-162]', async (field, value) => {
    const userId = await verified();
    const before = await shown(userId);
    const reply = await move(userId, { ...ADDRESS, [field]: value });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
    expect(await shown(userId)).toEqual(before);
  });

  it('is refused for who has told nothing', async () => {
    const reply = await move(newId());
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'no_personal_info']);
  });
});
