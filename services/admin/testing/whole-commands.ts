import { confirmationPhrase } from '@reset/api-contract/admin/confirmation-phrase.ts';
import type { CommandSpec } from '#features/commands/command-spec.ts';

/** Fields that a command takes, by its action, where it takes any. */
const FIELDS: Readonly<Record<string, (subjectId: string) => object>> = {
  'repayment_schedule.make': (user_id) => ({
    repayment_schedule: { user_id, schedule_type: 'weekly', business_day_adjustment: 'after' },
  }),
  debit_external_account: () => ({ effective_date: '2026-11-20' }),
  override_compensation: () => ({ compensation_amount_int: 2_425, pay_frequency: 'weekly' }),
  override_pay_period: () => ({ pay_period_start_date: '2026-11-16' }),
  override_user_config: () => ({ muted: true }),
  issue_physical_card: () => ({ expedited_fulfillment: false }),
  update_phone_number: () => ({ phone_number: '2025550177' }),
  update_address: () => ({
    street_one: '2 Oak Street',
    city: 'Salem',
    state_abbr: 'OR',
    zip_code: '97301',
  }),
  'dispute.decide': () => ({ outcome: 'won' }),
  'dispute.message': () => ({ text: 'Do you have the receipt?' }),
};

/** A command as a whole: about Rosa Marin by her id, or about the thing that it names. */
export function givenWhole(
  { action, route, needsReason, confirmed }: CommandSpec,
  { subjectId, object }: { subjectId: string; object: string },
) {
  const { method, path } = route;
  return {
    method,
    path: path.replace(':id', path.startsWith('users/') ? subjectId : object),
    payload: {
      ...FIELDS[action]?.(subjectId),
      ...(needsReason ? { reason: 'She asked for it.' } : {}),
      ...(confirmed ? { confirmation: confirmationPhrase(confirmed, 'Rosa Marin') } : {}),
    },
  };
}
