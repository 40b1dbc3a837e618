import { ADA } from './make-approval.ts';
import { ROSA } from './person.ts';

const ID = '0199eeee-0000-7000-8000-000000000001';

/** A weekly schedule of Rosa's that Ada made and another person has to approve, on the wire. */
export const makeSchedule = (changes: object = {}) => ({
  id: ID,
  user_id: ROSA,
  schedule_type: 'weekly',
  active: true,
  approval_status: 'pending',
  business_day_adjustment: 'after',
  recurring_day_of_month: null,
  recurring_day_of_week: 5,
  recurring_week_of_month: null,
  previous_bi_weekly_pay_date: null,
  next_debit_dates: ['2026-11-27', '2026-12-04', '2026-12-11'],
  made_by: ADA,
  created_at: '2026-11-20T20:00:00Z',
  updated_at: '2026-11-20T20:00:00Z',
  ...changes,
});

/** That she made it, among what staff did on Rosa's account. */
export const madeByAda = {
  id: ID,
  action: 'repayment_schedule.make',
  made_at: '2026-11-20T20:00:00Z',
  made_by: { id: ADA, name: 'Ada Approver' },
  reason: 'She asked.',
  outcome: 'done',
};
