import { PhoneNumber } from '@reset/api-contract/public/second-factor.ts';
import type { Closure } from '@reset/api-contract/public/closure.ts';
import type { CommandSpec } from './command-spec.ts';

/** What staff ask the public service for. */
export const publicCommands: readonly CommandSpec[] = [
  {
    action: 'end_sessions',
    route: { method: 'POST', path: 'users/:id/end_sessions' },
    staffRole: 'operations',
    needsReason: true,
    toOwner: ({ id }) => ({
      owner: 'public',
      method: 'POST',
      path: `/internal/users/${id}/end_sessions`,
      body: null,
      subjectId: id,
      object: null,
    }),
    reply: null,
  },
  {
    action: 'update_phone_number',
    route: { method: 'POST', path: 'users/:id/update_phone_number' },
    staffRole: 'operations',
    stepUp: true,
    needsReason: true,
    fields: { phone_number: PhoneNumber },
    former: 'phone',
    personal: ['phone_number'],
    toOwner: ({ id, fields }) => ({
      owner: 'public',
      method: 'POST',
      path: `/internal/users/${id}/phone_number`,
      body: fields,
      subjectId: id,
      object: null,
    }),
    reply: null,
  },
  {
    action: 'delete',
    route: { method: 'DELETE', path: 'users/:id' },
    staffRole: 'operations',
    stepUp: true,
    needsReason: true,
    confirmed: 'delete',
    needsApproval: true,
    toOwner: ({ id, staffId }) => ({
      owner: 'public',
      method: 'POST',
      path: `/internal/users/${id}/closure`,
      body: { actor_id: staffId },
      subjectId: id,
      object: null,
    }),
    // What stays of her and why stands in the log.
    read: (answer) => ({ changes: { kept_for: { after: (answer as Closure).kept_for } } }),
    reply: null,
  },
];
