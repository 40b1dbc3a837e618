import {
  AcceptStaffInvitation,
  AcceptStaffInvitationReply,
  type InvitationRefusal,
} from '@reset/api-contract/admin/staff-invitations.ts';
import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import {
  InternalCallError,
  RefusedError,
  requireIdentity,
  unavailable,
  type Refusal,
  type Service,
  type SignedIn,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { byCaller } from './by-caller.ts';
import { invitationStore } from './invitations.store.ts';
import { INVITATION_PURPOSE, type Invitation } from './invitations.ts';

/** What the gateway makes a session of; it never reaches the browser. */
const SESSION_START_HEADER = 'x-reset-session-start';

/** POST /staff_invitations/accept: who is signed in comes to the staff, if it is her who is invited. */
export function acceptInvitationRoutes(app: Service, context: Context): void {
  const { clock, database, jobs, linkTokens, services } = context;
  const invitations = invitationStore(database, jobs);
  app.post(
    '/api/v1/staff_invitations/accept',
    {
      config: { access: 'member', session: 'starts' },
      schema: { body: AcceptStaffInvitation, response: { 200: AcceptStaffInvitationReply } },
    },
    async (request, reply) => {
      const caller = requireIdentity(request);
      const id = linkTokens.read(INVITATION_PURPOSE, request.body.invitation_token);
      const invitation = id ? await invitations.findOpen(id, clock.now()) : null;
      if (!invitation) return reply.refuse(REFUSALS.link_invalid);
      const user = await services.public
        .get<UserIdentity>(`/internal/users/${caller.userId}`, { requestId: request.id })
        .catch(refuse);
      const refusal = whyNot(invitation, user);
      if (refusal) return reply.refuse(REFUSALS[refusal]);
      const isAccepted = await invitations.accept(invitation.id, byCaller(request, clock));
      if (!isAccepted) return reply.refuse(REFUSALS.link_invalid);
      reply.header(SESSION_START_HEADER, encode(startOf(caller)));
      return { location: '/admin/users' };
    },
  );
}

function whyNot({ email }: Invitation, user: UserIdentity): InvitationRefusal | null {
  if (user.email !== email) return 'other_address';
  if (!user.confirmed) return 'unconfirmed';
  return user.mfa_enabled ? null : 'second_factor_required';
}

// A new session: what she may do is another from here on.
const startOf = ({ userId, secondFactorAt }: SignedIn): SessionStart => ({
  user_id: userId,
  roles: ['member', 'admin'],
  second_factor_at: secondFactorAt && Math.floor(secondFactorAt.getTime() / 1000),
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const REFUSALS = {
  link_invalid: {
    status: 422,
    code: 'link_invalid',
    event: 'link_token.refused',
    error: 'This invitation cannot be used any more. Please ask for a new one.',
  },
  other_address: {
    status: 422,
    code: 'other_address',
    error: 'This invitation is for another email address than yours.',
  },
  unconfirmed: {
    status: 422,
    code: 'unconfirmed',
    error: 'Please confirm your email address first.',
  },
  second_factor_required: {
    status: 422,
    code: 'second_factor_required',
    error: 'Please turn on two-factor authentication first.',
  },
} satisfies Record<InvitationRefusal, Refusal>;

function refuse(error: unknown): never {
  if (!(error instanceof InternalCallError)) throw error;
  throw new RefusedError(
    unavailable('Your account cannot be looked at right now. Please try again.'),
  );
}
