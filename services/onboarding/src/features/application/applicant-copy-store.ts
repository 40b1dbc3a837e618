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
          isBankDigitalOnly: row.is_bank_digital_only,
          hasPayroll: row.has_payroll,
          hasEarnings: row.has_earnings,
          hasCard: row.has_card,
          partnerSlug: row.partner_slug,
        }
      : null;
  },

  async keep(userId: string, applicant: Applicant): Promise<void> {
    await database<Row>('applicant_copy')
      .insert({
        user_id: userId,
        is_confirmed: applicant.isConfirmed,
        has_bank: applicant.hasBank,
        is_bank_digital_only: applicant.isBankDigitalOnly,
        has_payroll: applicant.hasPayroll,
        has_earnings: applicant.hasEarnings,
        has_card: applicant.hasCard,
        partner_slug: applicant.partnerSlug,
      })
      .onConflict('user_id')
      .merge();
  },
});

export type ApplicantCopyStore = ReturnType<typeof applicantCopyStore>;

type Row = {
  user_id: string;
  is_confirmed: boolean;
  has_bank: boolean;
  is_bank_digital_only: boolean;
  has_payroll: boolean;
  has_earnings: boolean | null;
  has_card: boolean;
  partner_slug: string | null;
};
