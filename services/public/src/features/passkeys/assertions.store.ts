import type { PasskeyAssertion } from '@reset/api-contract/public/passkeys.ts';
import type { Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { countAttempt, forgiveAttempts } from '#features/passwords/passwords.store.ts';
import { lockUser } from '#features/users/users.store.ts';
import { isOpen, type User } from '#features/users/users.ts';
import { consumeChallenge } from './challenges.store.ts';
import { attemptsOf, isCounterReversed, type ChallengePurpose, type Passkey } from './passkey.ts';
import { findPasskey, own, readOwnPasskey } from './passkey.store.ts';
import { challengeIn, readAssertion, relyingPartyOf, userHandleOf } from './webauthn.ts';

/** What a passkey signed in this session. */
type Signed = {
  assertion: PasskeyAssertion;
  sessionId: string;
  purposes: readonly ChallengePurpose[];
  now: Date;
};

/** A signature that is right. @param counter how often the passkey has signed by now */
export type RightSignature = { is: 'right'; passkey: Passkey; counter: number };

/** Why a passkey does not let anybody in. */
export type UnprovenByPasskey =
  | { is: 'expired' }
  /** Whatever was wrong. */
  | { is: 'unknown' }
  /** Too many were wrong; this one was not looked at. */
  | { is: 'locked' }
  | { is: 'counter_reversed'; passkey: Passkey };

/**
 * Whose passkey signed a challenge that this session was given. It uses the challenge up, whatever
 * comes of it, and counts as an attempt on the account whose passkey is named: forgiven once that is
 * used.
 */
export async function checkAssertion(
  { config, database }: Pick<Context, 'config' | 'database'>,
  { assertion, now, ...session }: Signed,
): Promise<RightSignature | Exclude<UnprovenByPasskey, { is: 'counter_reversed' }>> {
  const challenge = await challengeIn(assertion.client_data_json);
  if (!challenge) return { is: 'unknown' };
  const awaited = await consumeChallenge(database, { challenge, now, ...session });
  if (!awaited) return { is: 'expired' };
  const passkey = await findPasskey(database, Buffer.from(assertion.id, 'base64url'));
  if (!passkey || !isOwners(passkey, assertion, awaited.userId)) return { is: 'unknown' };
  if (!(await countAttempt(database, attemptsOf(passkey.userId), now))) {
    return { is: 'locked' };
  }
  const { publicKey } = passkey;
  const party = relyingPartyOf(config.ORIGIN);
  const counter = await readAssertion(assertion, { challenge, party, publicKey });
  return counter === null ? { is: 'unknown' } : { is: 'right', passkey, counter };
}

/**
 * Whether it is the passkey of whom it says, and of whom it was asked.
 * @param awaitedUserId null where anybody may sign; then it has to say whose it is
 */
function isOwners(
  { userId }: Passkey,
  { user_handle: handle }: PasskeyAssertion,
  awaitedUserId: string | null,
): boolean {
  if (awaitedUserId === null) return handle === userHandleOf(userId);
  return awaitedUserId === userId && (handle === undefined || handle === userHandleOf(userId));
}

/**
 * Uses a passkey whose signature was right: who she is, and nobody changes her until the commit.
 * Forgives the attempts. A counter that went back leaves the passkey as it was.
 */
export async function consumeAssertion(
  transaction: Transaction,
  { config }: Pick<Context, 'config'>,
  { passkey: { id, userId }, counter }: RightSignature,
  now: Date,
): Promise<{ is: 'used'; user: User } | UnprovenByPasskey> {
  const user = await lockUser(transaction, userId);
  // It may have been removed, or used, while the signature was looked at.
  const passkey = await readOwnPasskey(transaction, { id, userId });
  if (!passkey || !user || !isOpen(user, config)) return { is: 'unknown' };
  if (isCounterReversed(passkey.counter, counter)) return { is: 'counter_reversed', passkey };
  await own(transaction, passkey).update({ counter, last_used_at: now });
  await forgiveAttempts(transaction, attemptsOf(userId), now);
  return { is: 'used', user };
}
