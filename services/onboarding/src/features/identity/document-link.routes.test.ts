import { newId, ProviderError } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { allLinked, applying } from '#testing/applying.ts';
import { afterPictures, awaited, flagged } from '#testing/flagged.ts';
import { someIdentity, startedService } from '#testing/onboarding-service.ts';

const LINK = '/identity_verifications/document_link';
const PHONE = '+12025550123';

const service = await startedService({ links: allLinked });

const { atPersonalInfo } = applying(() => service);
const { askLink, atDocuments, current, linkOf } = flagged(() => service);
const statusOf = async (userId: string) => (await current(userId)).current_status;
const away = () => new ProviderError('No answer', 'unavailable');

describe('POST /identity_verifications/document_link', () => {
  it('answers the link for the pictures that are wanted, good for a day [ONB-115]', async () => {
    const userId = await atDocuments();
    expect(await linkOf(userId)).toEqual({
      document_id: 'doc-1',
      url: 'https://pictures.test/doc-1',
      expires_at: '2026-11-22T20:00:00.000Z',
      phone_number: PHONE,
      texts_left: 4,
    });
    expect(service.texts).toEqual([]);
  });

  it('is the same link as long as it is good, and another one after', async () => {
    const userId = await atDocuments();
    service.world.renew = () => {
      service.world.check = () => awaited('doc-2');
      return awaited('doc-2');
    };
    service.clock.set('2026-11-22T19:59:59Z');
    expect((await linkOf(userId)).document_id).toBe('doc-1');
    service.clock.set('2026-11-22T20:00:00Z');
    const links = await Promise.all(Array.from({ length: 10 }, () => linkOf(userId)));
    expect(new Set(links.map((link) => link.document_id))).toEqual(new Set(['doc-2']));
    expect(links[0]?.expires_at).toBe('2026-11-23T20:00:00.000Z');
  });

  it('is good for another day where the provider keeps the same one', async () => {
    const userId = await atDocuments();
    service.world.renew = () => awaited('doc-1');
    service.clock.set('2026-11-23T20:00:00Z');
    expect((await linkOf(userId)).expires_at).toBe('2026-11-24T20:00:00.000Z');
  });

  it('is for nobody of whom no pictures are wanted', async () => {
    const people = [
      newId(),
      await atPersonalInfo(),
      await atDocuments({ decision: 'accept' }),
      await atDocuments({ decision: 'reject' }),
      await atDocuments({ decision: 'review' }),
    ];
    for (const userId of people) {
      const reply = await askLink(userId);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'document_not_needed']);
    }
  });

  it('is none where the pictures had come before it expired', async () => {
    const userId = await atDocuments();
    service.world.check = () => afterPictures('accept');
    service.world.renew = () => new ProviderError('answered 400', 'refused', '400');
    service.clock.set('2026-11-23T20:00:00Z');
    expect((await askLink(userId)).json().code).toBe('document_not_needed');
  });

  it('finds out that they have come, where nobody has told', async () => {
    const userId = await atDocuments();
    service.world.check = () => afterPictures('accept');
    expect((await askLink(userId)).statusCode).toBe(409);
    await service.jobs.finish();
    expect(await statusOf(userId)).toBe('verified_with_document');
  });

  it('says so while the provider is away', async () => {
    const userId = await atDocuments();
    service.world.check = away;
    const reply = await askLink(userId, { phone_number: PHONE });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'provider_unavailable']);
    expect(service.jobs.taken('text-document-link')).toEqual([]);
  });

  it('is not asked for by staff in her name', async () => {
    const userId = await atDocuments();
    const reply = await service.inject('POST', LINK, service.headers(userId, newId()), {});
    expect(reply.statusCode).toBe(403);
  });
});

describe('the link by text', () => {
  it('goes to her own number, and says to come back [ONB-115, ONB-119]', async () => {
    const userId = await atDocuments();
    const reply = await askLink(userId, { phone_number: PHONE });
    expect(reply.json()).toMatchObject({ texts_left: 3 });
    await service.jobs.finish();
    expect(service.texts).toEqual([
      {
        to: PHONE,
        body: expect.stringMatching(
          /https:\/\/pictures\.test\/doc-1 .*return to the screen .* or verification will not complete/,
        ),
        key: expect.any(String),
      },
    ]);
  });

  it('goes to no other number', async () => {
    const userId = await atDocuments();
    for (const phone_number of ['+12025550124', '2025550123', '+442025550123']) {
      const reply = await askLink(userId, { phone_number });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toHaveProperty('phone_number');
    }
    await service.jobs.finish();
    expect(service.texts).toEqual([]);
  });

  it('goes once in a minute, however many are asked for at once', async () => {
    const userId = await atDocuments();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => askLink(userId, { phone_number: PHONE })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array(11).fill(429)]);
    await service.jobs.finish();
    expect(service.texts).toHaveLength(1);
    service.clock.set('2026-11-21T20:00:59Z');
    const early = await askLink(userId, { phone_number: PHONE });
    expect([early.statusCode, early.json().error]).toEqual([
      429,
      'We have just texted you this link. Please wait a minute before we send it again.',
    ]);
    // The link itself she may look at.
    expect((await linkOf(userId)).texts_left).toBe(3);
    service.clock.set('2026-11-21T20:01:00Z');
    expect((await askLink(userId, { phone_number: PHONE })).json().texts_left).toBe(2);
  });

  it('goes at once where it is another link: the pictures could not be read', async () => {
    const userId = await atDocuments();
    await askLink(userId, { phone_number: PHONE });
    service.clock.set('2026-11-21T20:00:10Z');
    service.world.check = () => awaited('doc-2', { documentsRead: 1 });
    expect((await askLink(userId, { phone_number: PHONE })).json()).toMatchObject({
      document_id: 'doc-2',
      texts_left: 2,
    });
    expect((await askLink(userId, { phone_number: PHONE })).statusCode).toBe(429);
  });

  it('is in her language', async () => {
    const userId = await atDocuments();
    service.world.identify = () => someIdentity({ language: 'es-US' });
    await askLink(userId, { phone_number: PHONE });
    await service.jobs.finish();
    expect(service.texts.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Reset: toma aquí las fotos de tu identificación: http/),
    ]);
  });

  it('goes a few times a day', async () => {
    const userId = await atDocuments();
    for (const minute of [0, 1, 2, 3]) {
      service.clock.set(`2026-11-21T20:0${minute}:00Z`);
      expect((await askLink(userId, { phone_number: PHONE })).statusCode).toBe(200);
    }
    await service.jobs.finish();
    expect(service.texts).toHaveLength(4);
    expect((await linkOf(userId)).texts_left).toBe(0);
    service.clock.set('2026-11-22T19:59:59Z');
    expect((await askLink(userId, { phone_number: PHONE })).statusCode).toBe(429);
    service.clock.set('2026-11-22T20:00:00Z');
    service.world.renew = () => awaited('doc-2');
    expect((await askLink(userId, { phone_number: PHONE })).json().texts_left).toBe(0);
    service.clock.set('2026-11-22T20:03:00Z');
    expect((await askLink(userId, { phone_number: PHONE })).json().texts_left).toBe(2);
  });

  it('is the one that is good by then, and none where none is wanted any more', async () => {
    const late = await atDocuments();
    await askLink(late, { phone_number: PHONE });
    service.clock.set('2026-11-23T20:00:00Z');
    service.world.renew = () => awaited('doc-2');
    await service.jobs.finish();
    expect(service.texts.map(({ body }) => body)).toEqual([expect.stringContaining('doc-2')]);

    const done = await atDocuments();
    await askLink(done, { phone_number: PHONE });
    service.world.check = () => afterPictures('accept');
    await service.jobs.finish();
    expect(service.texts).toHaveLength(1);
  });

  it('is the same text when it is sent again', async () => {
    const userId = await atDocuments();
    await askLink(userId, { phone_number: PHONE });
    const { send } = service.context.texts;
    // Taken, and the process died before that was known.
    service.context.texts.send = async (text) => {
      await send(text);
      throw new Error('Killed.');
    };
    await expect(service.jobs.drain()).rejects.toThrow('Killed.');
    service.context.texts.send = send;
    await service.jobs.finish();
    const [first, second] = service.texts;
    expect(service.texts).toHaveLength(2);
    expect(second).toEqual(first);
  });
});
