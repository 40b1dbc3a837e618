import { caseEvents, type CaseEvent } from '@reset/api-contract/case-events.ts';
import type { EventPage } from '@reset/api-contract/events.ts';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { allLinked, applying } from '#testing/applying.ts';
import { afterPictures, awaited, flagged } from '#testing/flagged.ts';
import { startedService } from '#testing/onboarding-service.ts';

const audience = 'onboarding';
const service = await startedService({ links: allLinked });
const { atDocuments, submit } = flagged(() => service);
const { atIdentity, atRepayment } = applying(() => service);

/** What was published of somebody's cases of a kind, in order. */
async function casesOf(userId: string, kind: string): Promise<CaseEvent[]> {
  await service.jobs.runSchedule('publish-cases');
  const headers = asCaller('admin', { audience });
  const page = await service.app.inject({ url: '/internal/events?after=0&limit=500', headers });
  const events = page.json<EventPage>().events.filter(({ type }) => type in caseEvents);
  for (const event of events) {
    const schema = caseEvents[event.type as CaseEvent['type']];
    expect(Value.Check<typeof schema>(schema, event)).toBe(true);
  }
  const all = events as CaseEvent[];
  const opened = all.find(
    ({ type, payload }) =>
      type === 'case.opened' && payload.user_id === userId && payload.kind === kind,
  );
  return all.filter(({ subject }) => subject === opened?.subject);
}
const decide = (userId: string, decision: 'approve' | 'reject') =>
  service.app.inject({
    method: 'PUT',
    url: `/internal/identity_verifications/${userId}/decision`,
    headers: asCaller('admin', { audience }),
    payload: { decision, actor_id: newId(), reason: 'Seen in a video call.' },
  });

describe('a review of an identity', () => {
  it.each([
    ['flagged_for_review_with_document', afterPictures('review')],
    ['flagged_for_internal_review', { decision: 'review' } as const],
  ])('that is %s is a case of one banking day, until staff decide', async (code, check) => {
    const userId = await atDocuments(check);
    const review = () => casesOf(userId, 'identity_review');
    expect((await review()).map(({ payload }) => payload)).toEqual([
      {
        kind: 'identity_review',
        object_id: userId,
        user_id: userId,
        opened_at: '2026-11-21T20:00:00.000Z',
        // Monday, to its end in Los Angeles: it was opened on a Saturday.
        due_at: '2026-11-24T07:59:59.999Z',
        summary: { code, name: null, amount_cents: null },
      },
    ]);
    await decide(userId, 'reject');
    expect((await review()).at(-1)).toMatchObject({
      type: 'case.closed',
      payload: { closed_as: 'rejected' },
    });
    expect(await review()).toHaveLength(2);
  });

  it('is none while she is asked for pictures, for three days', async () => {
    const userId = await atDocuments(awaited());
    const review = () => casesOf(userId, 'identity_review');
    service.clock.set('2026-11-24T19:59:00Z');
    expect(await review()).toEqual([]);
    service.clock.set('2026-11-24T20:00:00Z');
    expect((await review())[0]?.payload).toMatchObject({
      opened_at: '2026-11-24T20:00:00.000Z',
      summary: { code: 'flagged_for_review' },
    });
  });

  it('is shown as it stands, without what she told', async () => {
    const userId = await atDocuments(afterPictures('review'));
    const read = (id: string) => service.asAdmin(`/identity_verifications/${id}`);
    expect((await read(userId)).json()).toEqual({
      current_status: 'flagged_for_review_with_document',
      changed_at: '2026-11-21T20:00:00.000Z',
      evaluation_id: expect.any(String),
      documents_read: 1,
      same_ssn: [],
      decision: null,
    });
    await decide(userId, 'approve');
    expect((await read(userId)).json()).toMatchObject({
      current_status: 'verified_manually',
      decision: { decision: 'approve', reason: 'Seen in a video call.' },
    });
    expect((await read(newId())).statusCode).toBe(404);
  });
});

describe('two people of one Social Security number', () => {
  it('are a case once both are verified, until staff settle it', async () => {
    const ssn = '512771234';
    await atRepayment({ ssn });
    const userId = await atIdentity({ ssn });
    await submit(userId);
    await service.jobs.finish();
    const duplicate = () => casesOf(userId, 'duplicate_person');
    expect(await duplicate()).toEqual([]);
    expect(await casesOf(userId, 'identity_review')).toHaveLength(1);
    await decide(userId, 'approve');
    const [opened] = await duplicate();
    expect(opened?.payload).toMatchObject({
      due_at: '2026-11-25T07:59:59.999Z',
      summary: { code: 'same_ssn' },
    });
    const close = (id: string) =>
      service.give(`cases/${id}/close`, { actor_id: newId(), reason: 'A mistyped number.' });
    expect((await close(newId())).statusCode).toBe(404);
    const reply = await close(String(opened?.subject));
    expect([reply.statusCode, reply.json()]).toEqual([200, { user_id: userId }]);
    expect((await duplicate()).at(-1)?.payload).toEqual({ closed_as: 'staff' });
  });
});

describe('a card that does not come', () => {
  it.each([
    ['refused', { refusal: 'address_unknown' }, 'address_unknown'],
    ['late', { began_at: '2026-11-21T18:00:00Z' }, 'late'],
    ['looked at by the issuer', { in_review_since: '2026-11-21T20:00:00Z' }, 'issuer_review'],
  ])('because it is %s is a case, until it is issued', async (_what, change, code) => {
    const userId = newId();
    const row = service.database('card_issuance');
    await row.clone().insert({ user_id: userId, began_at: service.clock.now(), ...change });
    const issuance = () => casesOf(userId, 'card_issuance');
    expect((await issuance())[0]?.payload).toMatchObject({ summary: { code } });
    await row.clone().where({ user_id: userId }).update({
      refusal: null,
      in_review_since: null,
      requested_at: service.clock.now(),
      repayment_method: 'ach_debit_flow',
      account_opened_at: service.clock.now(),
      issued_at: service.clock.now(),
    });
    expect((await issuance()).at(-1)?.payload).toEqual({ closed_as: 'issued' });
  });
});
