import { PostDisputeDecision, type ChangedDispute } from '@reset/api-contract/member/disputes.ts';
import { text } from '@reset/api-contract/fields.ts';
import { newId } from '@reset/service-kit';
import type { CommandSpec, Given } from './command-spec.ts';

type Who = Pick<CommandSpec, 'staffRole' | 'stepUp' | 'needsReason' | 'fields'>;

/** It moves what a member has or owes. */
const moving = { staffRole: 'operations', stepUp: true, needsReason: true } as const;
const looking = { staffRole: 'operations', needsReason: true } as const;

/** Whose it is, which its owner alone knows. */
const ofWhom = (answer: unknown) => ({ subjectId: (answer as ChangedDispute).user_id });

const boundOf = ({ approvedUpTo }: Given) => ({
  approved_up_to_cents: approvedUpTo.disputeCents,
});

/** A step of a dispute, as the member service's route has it. */
const ofDispute = (
  action: string,
  path: string,
  who: Who,
  bodyOf: (given: Given) => object,
): CommandSpec => ({
  action: `dispute.${action}`,
  route: { method: 'POST', path: `disputes/:id/${path}` },
  ...who,
  toOwner: (given) => ({
    owner: 'member',
    method: 'POST',
    path: `/internal/disputes/${given.id}/${path}`,
    body: { ...bodyOf(given), actor_id: given.staffId },
    subjectId: null,
    object: { kind: 'dispute', id: given.id },
  }),
  read: ofWhom,
  reply: null,
});

/** That staff have looked at a case that nothing else closes. */
const closing = (action: string, path: string, owner: 'member' | 'onboarding'): CommandSpec => ({
  action,
  route: { method: 'POST', path },
  ...looking,
  toOwner: ({ id, staffId, reason }) => ({
    owner,
    method: 'POST',
    path: `/internal/cases/${id}/close`,
    body: { actor_id: staffId, reason },
    subjectId: null,
    object: { kind: 'case', id },
  }),
  read: ofWhom,
  reply: null,
});

/** By which staff resolve what waits for them, beside those of people and of money. */
export const caseCommands: readonly CommandSpec[] = [
  ofDispute('credit', 'provisional_credit', moving, boundOf),
  ofDispute(
    'decide',
    'decision',
    { ...moving, fields: { outcome: PostDisputeDecision.properties.outcome } },
    (given) => ({ ...given.fields, reason: given.reason, ...boundOf(given) }),
  ),
  ofDispute(
    'message',
    'messages',
    { staffRole: 'support', needsReason: false, fields: { text: text(2_000) } },
    // Kept with the command, so that it is the same message however often it is sent.
    ({ fields }) => ({ ...fields, id: newId() }),
  ),
  {
    action: 'reconciliation_difference.close',
    route: { method: 'POST', path: 'reconciliation_differences/:id/close' },
    ...moving,
    toOwner: ({ id, staffId, reason }) => ({
      owner: 'member',
      method: 'POST',
      path: `/internal/reconciliation_differences/${id}/close`,
      body: { actor_id: staffId, note: reason },
      subjectId: null,
      object: { kind: 'reconciliation_difference', id },
    }),
    reply: null,
  },
  {
    action: 'retry_card_issuance',
    route: { method: 'POST', path: 'users/:id/retry_card_issuance' },
    ...looking,
    toOwner: ({ id, staffId, reason }) => ({
      owner: 'onboarding',
      method: 'POST',
      path: `/internal/card_issuances/${id}/retry`,
      body: { reason, actor_id: staffId },
      subjectId: id,
      object: null,
    }),
    reply: null,
  },
  closing('case.close', 'cases/:id/close', 'member'),
  closing('duplicate_person.settle', 'duplicate_people/:id/settle', 'onboarding'),
];
