import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const [sam, rosa] = [newId(), newId()];
let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'support');
});
afterAll(() => service.stop());

const kept = {
  id: newId(),
  user_id: rosa,
  schedule_type: 'weekly',
  active: true,
  approval_status: 'pending',
  business_day_adjustment: 'after',
  recurring_day_of_month: null,
  recurring_day_of_week: 5,
  recurring_week_of_month: null,
  previous_bi_weekly_pay_date: null,
  created_at: '2026-11-21T20:00:00.000Z',
  updated_at: '2026-11-21T20:00:00.000Z',
};

describe('GET /admin/repayment_schedules', () => {
  it('reads them, of one person or of all', async () => {
    const asked: unknown[] = [];
    service.world.member = (...call) => {
      asked.push(call);
      return { repayment_schedules: [kept] };
    };
    const reply = await service.call(sam, 'GET', `/admin/repayment_schedules?user_id=${rosa}`);
    expect(reply.json()).toEqual({ repayment_schedules: [kept] });
    await service.call(sam, 'GET', '/admin/repayment_schedules');
    await service.call(sam, 'GET', `/admin/repayment_schedules?user_id=${rosa}&active=true`);
    expect(asked).toEqual([
      ['GET', `/internal/repayment_schedules?user_id=${rosa}`],
      ['GET', '/internal/repayment_schedules?'],
      ['GET', `/internal/repayment_schedules?user_id=${rosa}&active=true`],
    ]);
  });

  it('says when the member service is away', async () => {
    service.world.member = () => {
      throw new InternalCallError('away', 503, 'service_unavailable');
    };
    const reply = await service.call(sam, 'GET', '/admin/repayment_schedules');
    expect(reply.statusCode).toBe(503);
    expect(reply.json().error).toBe('Repayments cannot be read right now. Please try again.');
  });
});

describe('GET /admin/repayment_schedules/next_debits', () => {
  it('asks the member service on which days it would debit', async () => {
    const asked: unknown[] = [];
    const answer = { next_debit_dates: ['2026-11-27'], counted_from: null };
    service.world.member = (...call) => {
      asked.push(call);
      return answer;
    };
    const path = '/admin/repayment_schedules/next_debits';
    const search = 'schedule_type=weekly&business_day_adjustment=after&recurring_day_of_week=5';
    await service.addStaff(rosa, 'operations');
    const reply = await service.call(rosa, 'GET', `${path}?${search}`);
    expect(reply.json()).toEqual(answer);
    expect(asked).toEqual([['GET', `/internal/repayment_schedules/next_debits?${search}`]]);
    expect((await service.call(sam, 'GET', `${path}?${search}`)).statusCode).toBe(403);
  });
});
