import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import type { FastifyReply } from 'fastify';

/** What the gateway makes a session of; it never reaches the browser. */
const SESSION_START_HEADER = 'x-reset-session-start';

type SessionOwner = {
  userId: string;
  isStaff: boolean;
  /** As it was when she proved who she is; what has ended since then ends this session too. */
  sessionVersion: number;
  /** When a second factor was given; null or absent when none was. */
  secondFactorAt?: Date | null;
  /** Every other session of hers ends, as after a new password. */
  endsOthers?: boolean;
};

/** Tells the gateway to begin a session with this answer. There is no other way to one. */
export function startSession(reply: FastifyReply, owner: SessionOwner): void {
  const { userId, isStaff, sessionVersion, secondFactorAt, endsOthers } = owner;
  const start: SessionStart = {
    user_id: userId,
    roles: isStaff ? ['member', 'admin'] : ['member'],
    second_factor_at: secondFactorAt ? Math.floor(secondFactorAt.getTime() / 1000) : null,
    session_version: sessionVersion,
    ...(endsOthers ? { ends_others: true } : {}),
  };
  reply.request.log.info(
    { user_id: userId, second_factor: start.second_factor_at !== null },
    'session.started',
  );
  reply.header(SESSION_START_HEADER, Buffer.from(JSON.stringify(start)).toString('base64url'));
}
