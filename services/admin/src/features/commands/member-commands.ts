import {
  DebitReply,
  NewRepaymentSchedule,
  RepaymentScheduleReply,
  type ChangedRepayment,
  type MadeDebit,
  type NewRepaymentSchedule as Schedule,
} from '@reset/api-contract/member/repayment-schedules.ts';
import type { ResolvedIntegrationError } from '@reset/api-contract/member/commands.ts';
import { PostUserConfig } from '@reset/api-contract/member/limit-config.ts';
import {
  type EndedCompensationOverride,
  OverriddenPay,
  OverriddenPayFrequency,
} from '@reset/api-contract/member/pay-overrides.ts';
import { CalendarDate } from '@reset/api-contract/fields.ts';
import type { Refusal } from '@reset/service-kit';
import Type from 'typebox';
import type { Changes } from '#features/audit/audit.ts';
import type { CommandSpec, Given } from './command-spec.ts';

/** What becomes of a schedule or of a repayment by its id. */
function change(
  kind: 'repayment_schedule' | 'repayment_instance',
  verb: 'approve' | 'inactivate' | 'cancel',
  who: Pick<CommandSpec, 'staffRole' | 'stepUp'>,
): CommandSpec {
  return {
    action: `${kind}.${verb}`,
    route: { method: 'POST', path: `${kind}s/:id/${verb}` },
    ...who,
    needsReason: true,
    toOwner: ({ id, staffId }) => ({
      owner: 'member',
      method: 'POST',
      path: `/internal/${kind}s/${id}/${verb}`,
      body: { made_by: staffId },
      subjectId: null,
      object: { kind, id },
    }),
    read: (answer) => ({
      subjectId: (answer as ChangedRepayment).user_id,
      changes: CHANGED_BY[verb],
    }),
    reply: null,
  };
}

/** Its owner does each of them only where it is so before. */
const CHANGED_BY = {
  approve: { approval_status: { before: 'pending', after: 'approved' } },
  inactivate: { active: { before: true, after: false } },
  cancel: { state: { before: 'scheduled', after: 'cancelled' } },
} as const satisfies Record<string, Changes>;

const conflict = (code: string, error: string): Refusal => ({ status: 409, code, error });
const NO_PAYROLL = conflict('no_payroll_linked', 'This person has no payroll linked.');
const NO_BANK = conflict('no_bank_linked', 'This person has no bank account linked.');

const refreshing = { staffRole: 'operations', needsReason: false } as const;
const changing = { staffRole: 'operations', needsReason: true } as const;

/** What staff ask of what is known of a member, as the member service's route has it. */
const ofMember = (
  action: string,
  path: string,
  how: Pick<CommandSpec, 'staffRole' | 'needsReason' | 'confirmed' | 'ofNoMember'>,
): CommandSpec => ({
  action,
  route: { method: 'POST', path: `users/:id/${action}` },
  ...how,
  toOwner: ({ id }) => ({
    owner: 'member',
    method: 'POST',
    path: `/internal/members/${id}/${path}`,
    body: null,
    subjectId: id,
    object: null,
  }),
  reply: null,
});

/** What staff set of a member, in whose name and why her service keeps beside it. */
const setOfMember = (
  action: string,
  path: string,
  fields: CommandSpec['fields'] & object,
  bound: (approvedUpTo: Given['approvedUpTo']) => object = () => ({}),
): CommandSpec => ({
  action,
  route: { method: 'POST', path: `users/:id/${action}` },
  ...changing,
  // By her pay and its days she may spend, and is debited.
  stepUp: true,
  fields,
  former: 'pay',
  toOwner: ({ id, fields: given, staffId, reason, approvedUpTo }) => ({
    owner: 'member',
    method: 'POST',
    path: `/internal/members/${id}/${path}`,
    body: { ...given, made_by: staffId, reason, ...bound(approvedUpTo) },
    subjectId: id,
    object: null,
  }),
  reply: null,
});

/** What staff ask the member service for. */
export const memberCommands: readonly CommandSpec[] = [
  {
    action: 'repayment_schedule.make',
    route: { method: 'POST', path: 'repayment_schedules' },
    staffRole: 'operations',
    stepUp: true,
    needsReason: true,
    fields: { repayment_schedule: NewRepaymentSchedule },
    toOwner: ({ fields, staffId }) => ({
      owner: 'member',
      method: 'POST',
      path: '/internal/repayment_schedules',
      body: { repayment_schedule: fields['repayment_schedule'], made_by: staffId },
      subjectId: (fields['repayment_schedule'] as Schedule).user_id,
      object: null,
    }),
    reply: { status: 201, schema: RepaymentScheduleReply },
  },
  change('repayment_schedule', 'approve', { staffRole: 'approver', stepUp: true }),
  change('repayment_schedule', 'inactivate', { staffRole: 'operations', stepUp: true }),
  change('repayment_instance', 'cancel', { staffRole: 'operations' }),
  {
    action: 'debit_external_account',
    route: { method: 'POST', path: 'users/:id/debit_external_account' },
    staffRole: 'operations',
    stepUp: true,
    needsReason: true,
    fields: { effective_date: CalendarDate },
    toOwner: ({ id, fields, staffId, approvedUpTo }) => ({
      owner: 'member',
      method: 'POST',
      path: `/internal/members/${id}/debits`,
      body: { ...fields, made_by: staffId, approved_up_to_cents: approvedUpTo.debitCents },
      subjectId: id,
      object: null,
    }),
    // No more is debited than is approved: not of what is bought until then either.
    onceApproved: ({ needs_approval_of_cents: cents }) => ({ amount_cents: cents }),
    read: (answer) => ({ changes: debited(answer as MadeDebit) }),
    reply: { status: 201, schema: DebitReply },
  },
  ofMember('refresh_dsl', 'limit/refresh', refreshing),
  ofMember('refresh_plaid_data', 'bank_link/refresh', {
    ...refreshing,
    ofNoMember: NO_BANK,
  }),
  ofMember('unlink_bank_account', 'bank_link/unlink', {
    ...changing,
    confirmed: 'unlink_bank_account',
    ofNoMember: NO_BANK,
  }),
  ofMember('disconnect', 'payroll_link/unlink', {
    ...changing,
    confirmed: 'disconnect',
    ofNoMember: NO_PAYROLL,
  }),
  {
    ...ofMember('reset_ewa_multiplier_config', 'limit_config/multipliers/reset', changing),
    former: 'multipliers',
    toOwner: ({ id }) => ({
      owner: 'member',
      method: 'POST',
      path: `/internal/members/${id}/limit_config/multipliers/reset`,
      // It may raise what an approved override has lowered.
      body: { proposed: true },
      subjectId: id,
      object: null,
    }),
    onceApproved: () => ({ proposed: undefined }),
  },
  setOfMember(
    'override_compensation',
    'pay_overrides/compensation',
    { compensation_amount_int: OverriddenPay, pay_frequency: OverriddenPayFrequency },
    ({ payCents }) => ({ approved_up_to_cents: payCents }),
  ),
  {
    ...ofMember('end_compensation_override', 'pay_overrides/compensation/end', {
      ...changing,
      ofNoMember: NO_PAYROLL,
    }),
    stepUp: true,
    read: (answer) => ({ changes: endedBy(answer as EndedCompensationOverride) }),
  },
  {
    ...ofMember('override_user_config', 'user_config', changing),
    fields: PostUserConfig.properties,
    former: 'config',
    toOwner: ({ id, fields }) => ({
      owner: 'member',
      method: 'POST',
      path: `/internal/members/${id}/user_config`,
      body: { ...fields, proposed: true },
      subjectId: id,
      object: null,
    }),
    onceApproved: () => ({ proposed: undefined }),
  },
  {
    ...ofMember('issue_physical_card', 'physical_card', {
      ...changing,
      ofNoMember: conflict('no_cards', 'This person has no card.'),
    }),
    stepUp: true,
    fields: { expedited_fulfillment: Type.Boolean() },
    toOwner: ({ id, fields }) => ({
      owner: 'member',
      method: 'POST',
      path: `/internal/members/${id}/physical_card`,
      body: fields,
      subjectId: id,
      object: null,
    }),
    reply: { status: 201, schema: Type.Object({}) },
  },
  setOfMember('override_pay_period', 'pay_overrides/pay_period', {
    pay_period_start_date: CalendarDate,
  }),
  {
    action: 'resolve_integration_error',
    route: { method: 'POST', path: 'integration_errors/:id/resolve' },
    staffRole: 'support',
    needsReason: false,
    confirmed: 'resolve_integration_error',
    toOwner: ({ id }) => ({
      owner: 'member',
      method: 'POST',
      path: `/internal/integration_errors/${id}/resolve`,
      body: null,
      subjectId: null,
      object: { kind: 'integration_error', id },
    }),
    read: (answer) => ({
      subjectId: (answer as ResolvedIntegrationError).user_id,
      changes: { resolved: { before: false, after: true } },
    }),
    reply: null,
  },
];

const endedBy = (ended: EndedCompensationOverride): Changes => ({
  compensation_amount_int: { before: ended.compensation_amount_int, after: null },
  pay_frequency: { before: ended.pay_frequency, after: null },
});

const debited = ({ amount_cents: cents, effective_date: day }: MadeDebit): Changes => ({
  effective_date: { after: day },
  ...(cents === undefined ? {} : { amount_cents: { after: cents } }),
});
