import type { Knex } from 'knex';
import type { Applicant } from './applicant.ts';

/** What was said last of an applicant. */
export const applicantCopyStore = (database: Knex) => ({
  /** null for somebody of whom all was never known at once. */
  async find(userId: string): Promise<Applicant | null> {
    const row = await database<Row>('applicant_copy').where({ user_id: userId }).first();
    return row
      ? {
          isConfirmed: row.is_confirmed,
          hasBank: row.has_bank,
          hasPayroll: row.has_payroll,
          hasCard: row.has_card,
        }
      : null;
  },

  /** Writes only what is another than before. */
  async keep(userId: string, applicant: Applicant): Promise<void> {
    await database.raw(
      `INSERT INTO applicant_copy AS known (user_id, is_confirmed, has_bank, has_payroll, has_card)
       VALUES (:userId, :isConfirmed, :hasBank, :hasPayroll, :hasCard)
       ON CONFLICT (user_id) DO UPDATE SET
         is_confirmed = excluded.is_confirmed, has_bank = excluded.has_bank,
         has_payroll = excluded.has_payroll, has_card = excluded.has_card
       WHERE known IS DISTINCT FROM excluded`,
      { userId, ...applicant },
    );
  },
});

export type ApplicantCopyStore = ReturnType<typeof applicantCopyStore>;

type Row = {
  user_id: string;
  is_confirmed: boolean;
  has_bank: boolean;
  has_payroll: boolean;
  has_card: boolean;
};
