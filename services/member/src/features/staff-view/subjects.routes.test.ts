import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { someDisputer } from '#testing/disputing.ts';
import { someMember } from '#testing/member-service.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const { service } = await startCardService();
const whose = async (kind: string, id: string) => {
  const reply = await service.app.inject({
    url: `/internal/subjects/${kind}/${id}`,
    headers: asCaller('admin', { audience: 'member' }),
  });
  return reply.statusCode === 200 ? reply.json().user_id : reply.statusCode;
};
const [id, debit, error] = [newId(), newId(), newId()];

describe('GET /internal/subjects/:kind/:id', () => {
  it('says whose a schedule, a debit or an error is', async () => {
    const userId = await someMember(service);
    const now = service.clock.now();
    await service.database('repayment_schedule').insert({
      id,
      user_id: userId,
      schedule_type: 'weekly',
      business_day_adjustment: 'after',
      recurring_day_of_week: 5,
      made_by: newId(),
      created_at: now,
      updated_at: now,
    });
    await service.database('repayment_instance').insert({
      id: debit,
      user_id: userId,
      schedule_id: id,
      purpose: 'staff',
      due_on: '2026-11-27',
      effective_on: '2026-11-27',
      created_at: now,
    });
    await service.database('integration_error').insert({
      id: error,
      user_id: userId,
      source: 'plaid',
      error_type: 'monitoring_status_unavailable',
      raised_at: now,
    });
    expect(await whose('repayment_schedule', id)).toBe(userId);
    expect(await whose('repayment_instance', debit)).toBe(userId);
    expect(await whose('integration_error', error)).toBe(userId);
  });

  it('says whose a dispute is', async () => {
    const one = await someDisputer(service);
    await one.dispute();
    expect(await whose('dispute', (await one.read()).id)).toBe(one.userId);
  });

  it('answers 404 for what is not there', async () => {
    const kinds = ['repayment_schedule', 'repayment_instance', 'integration_error', 'dispute'];
    for (const kind of kinds) expect(await whose(kind, newId())).toBe(404);
  });

  it('refuses another kind', async () => {
    expect(await whose('member', newId())).toBe(422);
  });
});
