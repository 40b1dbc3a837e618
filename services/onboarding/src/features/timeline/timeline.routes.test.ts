import { describe, expect, it } from '@jest/globals';
import type { OwnersTimeline } from '@reset/api-contract/admin/user-timeline.ts';
import { newId } from '@reset/service-kit';
import { allLinked, applying } from '#testing/applying.ts';
import { startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });
const { atRepayment } = applying(() => service);

const read = async (userId: string, query = '') =>
  (await service.asAdmin(`/applications/${userId}/timeline${query}`)).json<OwnersTimeline>()
    .entries;

describe('GET /internal/applications/:user_id/timeline', () => {
  it('has the states that she came into, and what she accepted', async () => {
    const userId = await atRepayment();
    const states = await read(userId, '?kind=application');
    expect(states.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['submitted_personal_information', 'verified_identity']),
    );
    expect(states[0]).toMatchObject({ kind: 'application', amount: null, made_by: null });
    const documents = await read(userId, '?kind=document');
    expect(documents.map(({ detail }) => detail)).toContain('Card Agreement, version 1');
    expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(['accepted']));
    expect(await read(userId)).toHaveLength(states.length + documents.length);
  });

  it('has what staff decided, and who of them', async () => {
    const [userId, actor] = [newId(), newId()];
    await service.database('identity_decision').insert({
      verification_id: newId(),
      user_id: userId,
      decision: 'approve',
      status_before: 'flagged_for_review',
      actor_id: actor,
      reason: 'The passport is hers.',
      decided_at: service.clock.now(),
    });
    expect(await read(userId)).toEqual([
      expect.objectContaining({
        type: 'identity_approve',
        detail: 'The passport is hers.',
        made_by: { id: actor, name: null },
      }),
    ]);
  });

  it('has whom she was told that a state is open, and who asked to have her erased', async () => {
    const [userId, actor] = [newId(), newId()];
    const at = service.clock.now();
    await service.database('availability_notice').insert([
      {
        user_id: userId,
        product: 'earned_wage_access',
        state_abbr: 'KS',
        requested_at: at,
        announced_at: at,
      },
      { user_id: userId, product: 'tax_refund_advance', state_abbr: 'KS', requested_at: at },
    ]);
    const erasure = { user_id: userId, reason: 'person_asked', requested_at: at };
    await service.database('personal_info_erasure').insert([
      { ...erasure, id: newId(), actor_id: actor, outcome: 'erased', finished_at: at },
      { ...erasure, id: newId(), actor_id: userId, outcome: 'nothing', finished_at: at },
      { ...erasure, id: newId(), actor_id: userId },
    ]);
    const entries = await read(userId);
    expect(entries.map(({ type, made_by }) => [type, made_by?.id ?? null])).toEqual(
      expect.arrayContaining([
        ['availability_announced', null],
        ['personal_info_erased', actor],
        ['personal_info_nothing', null],
      ]),
    );
    expect(entries).toHaveLength(3);
  });
});
