import type { FastifyReply } from 'fastify';
import { startSession } from '#features/sessions/sessions.ts';
import type { User } from '#features/users/users.ts';
import { destinationOf } from './sign-in.ts';

/**
 * Somebody has proven who she is, by whatever: her session begins with this answer.
 * @param user as she was when she proved it
 */
export function answerEntered(
  reply: FastifyReply,
  user: User,
  secondFactorAt: Date | null,
): { location: string } {
  const { id: userId, isStaff, sessionVersion } = user;
  startSession(reply, { userId, isStaff, sessionVersion, secondFactorAt });
  return { location: destinationOf(user) };
}
