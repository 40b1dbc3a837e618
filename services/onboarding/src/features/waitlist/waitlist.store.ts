import type { AddJob, Database } from '@reset/service-kit';
import { enterState } from '#features/user-states/user-states.store.ts';
import { WAITLIST_MAIL_QUEUE, type Waiting } from './waitlist.ts';

const PAGE_SIZE = 25;

export const waitlistStore = (database: Database, addJob: AddJob) => ({
  /**
   * Keeps an entry; a member's is her questionnaire, and one that rules her out is a state. The first
   * of those is confirmed to her by email.
   */
  async keep(waiting: Waiting): Promise<void> {
    const { userId, outcome, createdAt } = waiting;
    await database.transaction(async (transaction) => {
      const isFirst = userId !== null && !(await isListed(transaction, userId));
      await transaction('waitlist_entry').insert(toRow(waiting));
      if (userId === null) return;
      if (isFirst && outcome === 'ineligible') {
        await addJob(transaction, WAITLIST_MAIL_QUEUE, { user_id: userId });
      }
      const event = outcome === 'eligible' ? 'questionnaire_eligible' : 'questionnaire_ineligible';
      await enterState(transaction, { userId, event, at: createdAt });
    });
  },

  /** A page of all, the newest first, and how many pages there are, both from one moment. */
  read: (page: number): Promise<{ entries: Waiting[]; pages: number }> =>
    database.transaction(
      async (transaction) => {
        const counted = await transaction('waitlist_entry').count<{ count: bigint }[]>('*');
        const rows: Row[] = await transaction('waitlist_entry')
          .orderBy([
            { column: 'created_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(PAGE_SIZE)
          .offset((page - 1) * PAGE_SIZE);
        const people = Number(counted[0]?.count ?? 0);
        return { entries: rows.map(toWaiting), pages: Math.ceil(people / PAGE_SIZE) };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    ),
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

const toWaiting = (row: Row): Waiting => ({
  id: row.id,
  userId: row.user_id,
  email: row.email,
  name: row.name,
  incomeType: row.income_type,
  payrollProviderName: row.payroll_provider_name,
  pinwheelId: row.pinwheel_id,
  payrollProducts: row.payroll_products,
  timeAndAttendancePinwheelId: row.time_and_attendance_platform_pinwheel_id,
  timeAndAttendanceName: row.time_and_attendance_platform_name,
  bankAccountName: row.bank_account_name,
  bankOutcome: row.bank_outcome,
  outcome: row.outcome,
  createdAt: row.created_at,
});
