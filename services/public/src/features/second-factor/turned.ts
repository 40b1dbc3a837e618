import type { Refusal } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import { startSession } from '#features/sessions/sessions.ts';
import { invalidCode, tooManyCodes } from './refusals.ts';

type Turned = { isStaff: boolean; sessionVersion: number; recoveryCodes: string[] };

/**
 * A second factor came or went: a new session begins, as whoever had the old one need not have
 * what she has just proven. When one came, it ends all others.
 */
export function answerTurned(
  reply: FastifyReply,
  { isStaff, sessionVersion, recoveryCodes }: Turned,
  { userId, to, now }: { userId: string; to: 'on' | 'off'; now: Date },
): { success: true; recovery_codes?: string[] } {
  const endsOthers = to === 'on';
  startSession(reply, { userId, isStaff, sessionVersion, secondFactorAt: now, endsOthers });
  return {
    success: true,
    ...(recoveryCodes.length > 0 ? { recovery_codes: recoveryCodes } : {}),
  };
}

/** Why a code was not taken. */
export const refusalOf = ({ is }: { is: 'wrong' | 'too_many' }): Refusal =>
  is === 'wrong' ? invalidCode : tooManyCodes;
