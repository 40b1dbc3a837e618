import type { DecideIdentity, IdentityDecision } from '@reset/api-contract/onboarding/identity.ts';
import { HomeAddress } from '@reset/api-contract/onboarding/personal-info.ts';
import type { CommandSpec } from './command-spec.ts';

/** The word of staff on an identity that is flagged for review. */
const decide = (
  action: 'verify_identity' | 'reject',
  decision: DecideIdentity['decision'],
  refusalStatus: CommandSpec['refusalStatus'],
): CommandSpec => ({
  action,
  route: { method: 'POST', path: `users/:id/${action}` },
  staffRole: 'operations',
  needsReason: true,
  confirmed: action,
  toOwner: ({ id, staffId, reason }) => ({
    owner: 'onboarding',
    method: 'PUT',
    path: `/internal/identity_verifications/${id}/decision`,
    body: { decision, actor_id: staffId, reason },
    subjectId: id,
    object: null,
  }),
  read: (answer) => ({
    changes: {
      identity_verification_status: { after: (answer as IdentityDecision).current_status },
    },
  }),
  ...(refusalStatus ? { refusalStatus } : {}),
  reply: null,
});

/** What staff ask the onboarding service for. */
export const onboardingCommands: readonly CommandSpec[] = [
  decide('verify_identity', 'approve', { not_flagged: 422, already_decided: 422 }),
  decide('reject', 'reject', undefined),
  {
    action: 'convert_payroll_linked_to_skipped',
    route: { method: 'POST', path: 'users/:id/convert_payroll_linked_to_skipped' },
    staffRole: 'operations',
    needsReason: true,
    confirmed: 'convert_payroll_linked_to_skipped',
    toOwner: ({ id }) => ({
      owner: 'onboarding',
      method: 'POST',
      path: `/internal/applications/${id}/convert_payroll_to_skipped`,
      body: null,
      subjectId: id,
      object: null,
    }),
    reply: null,
  },
  {
    action: 'update_address',
    route: { method: 'POST', path: 'users/:id/update_address' },
    staffRole: 'operations',
    stepUp: true,
    needsReason: true,
    fields: HomeAddress.properties,
    personal: Object.keys(HomeAddress.properties),
    toOwner: ({ id, fields }) => ({
      owner: 'onboarding',
      method: 'POST',
      path: `/internal/personal_infos/${id}/address`,
      body: fields,
      subjectId: id,
      object: null,
    }),
    reply: null,
  },
  {
    action: 'refresh_eligibility',
    route: { method: 'POST', path: 'users/:id/refresh_eligibility' },
    staffRole: 'operations',
    needsReason: false,
    toOwner: ({ id }) => ({
      owner: 'onboarding',
      method: 'POST',
      path: `/internal/applications/${id}/refresh`,
      body: null,
      subjectId: id,
      object: null,
    }),
    reply: null,
  },
];
