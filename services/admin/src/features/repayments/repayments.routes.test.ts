import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const [sam, schedule, rosa] = [newId(), newId(), newId()];
let service: AdminServiceUnderTest;
let asked: unknown[][];
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'approver');
});
beforeEach(() => {
  asked = [];
  answer({});
});
afterAll(() => service.stop());

/** The member service answers so, and what it is asked is kept. */
function answer(reply: object | InternalCallError): void {
  service.world.member = (...call) => {
    asked.push(call);
    if (reply instanceof InternalCallError) throw reply;
    return reply;
  };
}

const kept = {
  id: schedule,
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
const wanted = { user_id: rosa, schedule_type: 'weekly', business_day_adjustment: 'after' };

describe('/admin/repayment_schedules', () => {
  it('reads them, of one person or of all', async () => {
    answer({ repayment_schedules: [kept] });
    const reply = await service.call(sam, 'GET', `/admin/repayment_schedules?user_id=${rosa}`);
    expect(reply.json()).toEqual({ repayment_schedules: [kept] });
    await service.call(sam, 'GET', '/admin/repayment_schedules');
    expect(asked).toEqual([
      ['GET', `/internal/repayment_schedules?user_id=${rosa}`],
      ['GET', '/internal/repayment_schedules?'],
    ]);
  });

  it('makes one in the name of who asks [ADM-130]', async () => {
    answer({ repayment_schedule: kept });
    const reply = await service.call(sam, 'POST', '/admin/repayment_schedules', {
      repayment_schedule: wanted,
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ repayment_schedule: kept });
    expect(asked).toEqual([
      ['POST', '/internal/repayment_schedules', { repayment_schedule: wanted, made_by: sam }],
    ]);
  });

  it('is refused as the member service refuses, field by field', async () => {
    const errors = { recurring_day_of_week: ['This is required.'] };
    const said = { error: 'Some fields are wrong.', errors };
    answer(new InternalCallError('refused', 422, 'invalid_request', said));
    const reply = await service.call(sam, 'POST', '/admin/repayment_schedules', {
      repayment_schedule: wanted,
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ ...said, code: 'invalid_request' });
  });
});

describe('POST /admin/…', () => {
  it.each([
    `repayment_schedules/${schedule}/approve`,
    `repayment_schedules/${schedule}/inactivate`,
    `repayment_instances/${schedule}/cancel`,
  ])('%s is passed on [ADM-131, ADM-132, ADM-133]', async (path) => {
    expect((await service.call(sam, 'POST', `/admin/${path}`)).statusCode).toBe(204);
    expect(asked).toEqual([['POST', `/internal/${path}`, { made_by: sam }]]);
    answer(new InternalCallError('late', 409, 'conflict', { error: 'This was changed.' }));
    const reply = await service.call(sam, 'POST', `/admin/${path}`);
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'This was changed.']);
  });

  it('users/:id/debit_external_account is passed on, with what is said against it [ADM-169, ADM-170]', async () => {
    const made = { id: schedule, effective_date: '2026-11-23' };
    answer(made);
    const debit = () =>
      service.call(sam, 'POST', `/admin/users/${rosa}/debit_external_account`, {
        effective_date: '2026-11-22',
      });
    const reply = await debit();
    expect([reply.statusCode, reply.json()]).toEqual([201, made]);
    const body = { effective_date: '2026-11-22', made_by: sam };
    expect(asked).toEqual([['POST', `/internal/members/${rosa}/debits`, body]]);
    const said = { error: 'No outstanding balance.' };
    answer(new InternalCallError('refused', 422, 'cannot_debit', said));
    expect((await debit()).json()).toMatchObject(said);
  });

  it('says when the member service is away', async () => {
    answer(new InternalCallError('away', 503, 'service_unavailable'));
    const reply = await service.call(sam, 'POST', `/admin/repayment_schedules/${schedule}/approve`);
    expect(reply.statusCode).toBe(503);
    expect(reply.json().error).toBe(
      'Repayments cannot be read or changed right now. Please try again.',
    );
  });
});
