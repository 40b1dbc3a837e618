import type { Refusal } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import { lockedOut } from '#features/passwords/passwords.ts';
import type { UnprovenByPasskey } from './assertions.store.ts';
import { challengeExpired, passkeyUnknown } from './refusals.ts';

/** Why a passkey lets nobody in. */
export function refusalOfPasskey(request: FastifyRequest, unproven: UnprovenByPasskey): Refusal {
  logReversal(request, unproven);
  if (unproven.is === 'expired') return challengeExpired;
  return unproven.is === 'locked' ? lockedOut : passkeyUnknown;
}

/** Logs a counter that went back, with whose passkey it is: somebody may hold a copy of the key. */
export function logReversal({ log }: FastifyRequest, unproven: UnprovenByPasskey): void {
  if (unproven.is !== 'counter_reversed') return;
  const { id, userId } = unproven.passkey;
  log.warn({ user_id: userId, passkey_id: id }, 'passkey.counter_reversed');
}
