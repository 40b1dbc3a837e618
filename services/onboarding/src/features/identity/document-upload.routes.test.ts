import { newId, ProviderError } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { allLinked, applying } from '#testing/applying.ts';
import { afterPictures, awaited, flagged } from '#testing/flagged.ts';
import { startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });

const { atIdentity, standing } = applying(() => service);
const { atDocuments, current, linkOf, lookAgainAt, notify, submit } = flagged(() => service);
/** The provider has the pictures and has not read them yet. */
const UPLOADED = { decision: 'review' } as const;
const statusOf = async (userId: string) => (await current(userId)).current_status;

describe('pictures that were taken on a phone', () => {
  const EVENTS = ['DOCUMENTS_UPLOADED', 'VERIFICATION_COMPLETED', 'evaluation_completed'];

  it.each([
    ['in order', EVENTS],
    ['the last first', EVENTS.toReversed()],
    ['each twice', EVENTS.flatMap((event) => [event, event])],
  ])('verify her by webhooks that come %s', async (_how, events) => {
    const userId = await atDocuments();
    await linkOf(userId);
    service.world.check = () => afterPictures('accept');
    for (const event of events) expect((await notify(userId, event)).statusCode).toBe(204);
    await service.jobs.finish();
    expect(await current(userId)).toEqual({
      current_status: 'verified_with_document',
      documents_read: 1,
    });
    expect(await standing(userId)).toMatchObject({ tasks: { identity_verification: 'complete' } });
    const states = (await service.states(userId)).filter(
      ({ state }) => state === 'verified_identity',
    );
    expect(states).toHaveLength(1);
  });

  it('verify her within a minute where no webhook comes, whether she returns or not', async () => {
    const userId = await atDocuments();
    service.world.check = () => afterPictures('accept');
    await lookAgainAt('2026-11-21T20:01:00Z');
    expect(await statusOf(userId)).toBe('verified_with_document');
  });

  it.each([
    ['reject', 'rejected'],
    ['review', 'flagged_for_review_with_document'],
  ] as const)('that come to %s leave her %s', async (decision, status) => {
    const userId = await atDocuments();
    service.world.check = () => afterPictures(decision);
    await notify(userId);
    await service.jobs.finish();
    expect(await statusOf(userId)).toBe(status);
  });

  it('are asked for again where they could not be read, by another link', async () => {
    const userId = await atDocuments();
    expect(await current(userId)).toEqual({ current_status: 'flagged_for_review' });
    service.world.check = () => awaited('doc-2', { documentsRead: 1 });
    await notify(userId);
    await service.jobs.finish();
    expect(await current(userId)).toEqual({
      current_status: 'flagged_for_review',
      documents_read: 1,
    });
    expect((await linkOf(userId)).document_id).toBe('doc-2');
    // A read that began earlier and ends later.
    service.world.check = () => awaited('doc-2');
    await notify(userId);
    await service.jobs.finish();
    expect(await current(userId)).toMatchObject({ documents_read: 1 });
  });
});

describe('POST /identity_verifications/submit_verification with a document_id', () => {
  it('says that pictures were uploaded, and waits for them to be read [ONB-116]', async () => {
    const userId = await atDocuments();
    const { document_id } = await linkOf(userId);
    service.world.check = () => UPLOADED;
    const reply = await submit(userId, { document_id });
    expect(reply.json()).toEqual({ current_status: 'submitted_with_document' });
    await service.jobs.finish();
    expect(await statusOf(userId)).toBe('submitted_with_document');
    expect((await submit(userId, { document_id })).json()).toEqual({
      current_status: 'submitted_with_document',
    });
    service.world.check = () => afterPictures('accept');
    await notify(userId);
    await service.jobs.finish();
    expect(await statusOf(userId)).toBe('verified_with_document');
  });

  it.each(['doc-2', 'made-up', 'x'.repeat(255)])(
    'refuses %s, which the provider never asked for',
    async (document_id) => {
      const userId = await atDocuments();
      const reply = await submit(userId, { document_id });
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'document_unknown']);
      expect(reply.json().errors).toHaveProperty('document_id');
      await service.jobs.finish();
      expect(await statusOf(userId)).toBe('flagged_for_review');
    },
  );

  it('refuses any while nothing was sent for verification', async () => {
    const userId = await atIdentity();
    const reply = await submit(userId, { document_id: 'doc-1' });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'document_unknown']);
    expect(await statusOf(userId)).toBe('info_saved');
  });

  it('verifies nobody by the document of somebody else', async () => {
    const other = await atDocuments(awaited('doc-of-another'));
    const userId = await atDocuments();
    const { document_id } = { document_id: 'doc-of-another' };
    expect((await submit(userId, { document_id })).statusCode).toBe(422);
    expect(await statusOf(other)).toBe('flagged_for_review');
  });

  it('is refused while none was uploaded, and both ways stay open', async () => {
    const userId = await atDocuments();
    const { document_id } = await linkOf(userId);
    const replies = await Promise.all([
      submit(userId, { document_id }),
      submit(userId, { document_id }),
    ]);
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'document_not_uploaded']);
      expect(reply.json().errors).toEqual({
        document_id: ["We haven't received your pictures yet. Please take them first."],
      });
    }
    await service.jobs.finish();
    expect(await statusOf(userId)).toBe('flagged_for_review');
    expect((await linkOf(userId)).document_id).toBe(document_id);
    const decided = await service.app.inject({
      method: 'PUT',
      url: `/internal/identity_verifications/${userId}/decision`,
      headers: asCaller('admin', { audience: 'onboarding' }),
      payload: { decision: 'approve', actor_id: newId(), reason: 'Seen in a video call.' },
    });
    expect(decided.statusCode).toBe(200);
  });

  it('is refused while the provider cannot be asked', async () => {
    const userId = await atDocuments();
    service.world.check = () => new ProviderError('No answer', 'unavailable');
    const reply = await submit(userId, { document_id: 'doc-1' });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'provider_unavailable']);
    expect(await statusOf(userId)).toBe('flagged_for_review');
  });

  it('is a case for staff ten minutes later where the pictures are not read', async () => {
    const userId = await atDocuments();
    service.world.check = () => UPLOADED;
    await submit(userId, { document_id: 'doc-1' });
    await lookAgainAt('2026-11-21T20:09:00Z');
    expect(await statusOf(userId)).toBe('submitted_with_document');
    await lookAgainAt('2026-11-21T20:10:00Z');
    expect(await statusOf(userId)).toBe('flagged_for_review_with_document');
  });

  it('asks her again at once where the pictures could not be read', async () => {
    const userId = await atDocuments();
    service.world.check = () => awaited('doc-2', { documentsRead: 1 });
    expect((await submit(userId, { document_id: 'doc-1' })).json()).toEqual({
      current_status: 'submitted_with_document',
    });
    await service.jobs.finish();
    expect(await statusOf(userId)).toBe('flagged_for_review');
  });

  it('keeps of the provider’s ids no more than it takes to know them again', async () => {
    const userId = await atDocuments();
    await linkOf(userId);
    const row = await service.database('identity_verification').where({ user_id: userId }).first();
    expect(JSON.stringify(row)).not.toContain('doc-1');
    expect(row.document_digest).toMatch(/^[0-9a-f]{64}$/);
  });
});
