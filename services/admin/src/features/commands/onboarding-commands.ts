import type { IdentityDecision } from '@reset/api-contract/onboarding/identity.ts';
import { HomeAddress } from '@reset/api-contract/onboarding/personal-info.ts';
import type { RejectedApplication } from '@reset/api-contract/onboarding/rejection.ts';
import type { CommandSpec } from './command-spec.ts';

/** What staff ask the onboarding service for. */
export const onboardingCommands: readonly CommandSpec[] = [
  {
    action: 'verify_identity',
    route: { method: 'POST', path: 'users/:id/verify_identity' },
    staffRole: 'operations',
    needsReason: true,
    confirmed: 'verify_identity',
    former: 'standing',
    toOwner: ({ id, staffId, reason }) => ({
      owner: 'onboarding',
      method: 'PUT',
      path: `/internal/identity_verifications/${id}/decision`,
      body: { decision: 'approve', actor_id: staffId, reason },
      subjectId: id,
      object: null,
    }),
    read: (answer) => ({
      changes: {
        identity_verification_status: { after: (answer as IdentityDecision).current_status },
      },
    }),
    refusalStatus: { not_flagged: 422, already_decided: 422 },
    reply: null,
  },
  {
    action: 'reject',
    route: { method: 'POST', path: 'users/:id/reject' },
    staffRole: 'operations',
    needsReason: true,
    confirmed: 'reject',
    former: 'standing',
    toOwner: ({ id, staffId, reason }) => ({
      owner: 'onboarding',
      method: 'POST',
      path: `/internal/applications/${id}/rejection`,
      body: { actor_id: staffId, reason },
      subjectId: id,
      object: null,
    }),
    read: (answer) => readRejection(answer as RejectedApplication),
    reply: null,
  },
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
    former: 'address',
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

const readRejection = ({ application_status: status, current_status }: RejectedApplication) => ({
  changes: {
    application_status: { after: status },
    ...(current_status === null ? {} : { identity_verification_status: { after: current_status } }),
  },
});
