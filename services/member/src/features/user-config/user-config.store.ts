import type { Database } from '@reset/service-kit';

/** What staff have set for one member beside her limit; null for what they have not. */
export type UserConfig = {
  requiresPayroll: boolean | null;
  hasCustomRepaymentPlan: boolean | null;
};

/** That, in the database. */
export const userConfigStore = (database: Database) => ({
  async find(userId: string): Promise<UserConfig> {
    const row = await database('member_config').where({ user_id: userId }).first();
    return {
      requiresPayroll: row?.requires_payroll ?? null,
      hasCustomRepaymentPlan: row?.has_custom_repayment_plan ?? null,
    };
  },

  /** Whether she repays by a schedule that staff made and approved. */
  async hasSchedule(userId: string): Promise<boolean> {
    const schedule = await database('repayment_schedule')
      .where({ user_id: userId, inactivated_by: null })
      .whereNotNull('approved_by')
      .first('id');
    return schedule !== undefined;
  },

  async put(userId: string, config: UserConfig): Promise<void> {
    await database('member_config')
      .insert({
        user_id: userId,
        requires_payroll: config.requiresPayroll,
        has_custom_repayment_plan: config.hasCustomRepaymentPlan,
      })
      .onConflict('user_id')
      .merge();
  },
});
