import type { Knex } from 'knex';
import type { MemberLimitConfig } from './limit-rules.ts';

/** What is set for members' limits, in the database. */
export const limitConfigStore = (database: Knex) => ({
  /** Sets all of it, in place of what was set before. */
  async put(userId: string, config: MemberLimitConfig): Promise<void> {
    await database('member_limit_config')
      .insert({
        user_id: userId,
        is_muted: config.isMuted,
        is_probationary_limit_on: config.isProbationaryLimitOn,
        counts_future_deposits: config.countsFutureDeposits,
        payroll_linked_parts: config.payrollLinkedBasisPoints,
        payroll_unlinked_parts: config.payrollUnlinkedBasisPoints,
        refund_advance_part: config.refundAdvanceBasisPoints,
      })
      .onConflict('user_id')
      .merge();
  },
});
