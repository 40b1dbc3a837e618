import type { WaitlistEvent } from '@reset/api-contract/onboarding/waitlist-events.ts';
import { appendEvent, type AddJob, type Database } from '@reset/service-kit';
import { enterState } from '#features/user-states/user-states.store.ts';
import { toWire, WAITLIST_MAIL_QUEUE, type Waiting } from './waitlist.ts';

export const waitlistStore = (database: Database, addJob: AddJob) => ({
  /**
   * Keeps an entry and publishes it; a member's is her questionnaire, and one that rules her out is a state. The first
   * of those is confirmed to her by email.
   */
  async keep(waiting: Waiting): Promise<void> {
    const { userId, outcome, createdAt } = waiting;
    await database.transaction(async (transaction) => {
      const isFirst = userId !== null && !(await isListed(transaction, userId));
      await transaction('waitlist_entry').insert(toRow(waiting));
      const { id, ...payload } = toWire(waiting);
      await appendEvent<WaitlistEvent>(transaction, {
        type: 'waitlist_entry.added',
        subject: id,
        payload,
        occurredAt: createdAt,
      });
      if (userId === null) return;
      if (isFirst && outcome === 'ineligible') {
        await addJob(transaction, WAITLIST_MAIL_QUEUE, { user_id: userId });
      }
      const event = outcome === 'eligible' ? 'questionnaire_eligible' : 'questionnaire_ineligible';
      await enterState(transaction, { userId, event, at: createdAt });
    });
  },
});

const isListed = async (connection: Database, userId: string): Promise<boolean> => {
  const ruledOut = { user_id: userId, outcome: 'ineligible' };
  return (await connection('waitlist_entry').where(ruledOut).first('id')) !== undefined;
};

type Row = {
  id: string;
  user_id: string | null;
  email: string;
  name: string;
  income_type: Waiting['incomeType'];
  payroll_provider_name: string;
  pinwheel_id: string | null;
  payroll_products: string[];
  time_and_attendance_platform_pinwheel_id: string | null;
  time_and_attendance_platform_name: string | null;
  bank_account_name: string | null;
  bank_outcome: Waiting['bankOutcome'];
  outcome: Waiting['outcome'];
  created_at: Date;
};

const toRow = (waiting: Waiting): Row => ({
  id: waiting.id,
  user_id: waiting.userId,
  email: waiting.email,
  name: waiting.name,
  income_type: waiting.incomeType,
  payroll_provider_name: waiting.payrollProviderName,
  pinwheel_id: waiting.pinwheelId,
  payroll_products: [...waiting.payrollProducts],
  time_and_attendance_platform_pinwheel_id: waiting.timeAndAttendancePinwheelId,
  time_and_attendance_platform_name: waiting.timeAndAttendanceName,
  bank_account_name: waiting.bankAccountName,
  bank_outcome: waiting.bankOutcome,
  outcome: waiting.outcome,
  created_at: waiting.createdAt,
});
