import type { Passkey as ListedPasskey } from '@reset/api-contract/public/passkeys.ts';

/** A public key that somebody signs in by, as her browser, phone or security key holds the other half. */
export type Passkey = {
  id: string;
  userId: string;
  /** The authenticator's own name for it. */
  credentialId: Buffer;
  /** COSE. */
  publicKey: Buffer;
  /** How often it had signed when it was used last; 0 where the authenticator does not count. */
  counter: number;
  /** The ways to the authenticator, as the browser said them. */
  transports: string[];
  name: string;
  createdAt: Date;
  /** null until it was used. */
  lastUsedAt: Date | null;
};

/** What a challenge is signed for. */
export type ChallengePurpose = 'register' | 'sign_in' | 'second_step' | 'confirm';

export const CHALLENGE_BYTES = 32;
export const CHALLENGE_MINUTES = 5;
/** For one account. */
export const MAX_PASSKEYS = 10;
/** In characters as people count them. */
const MAX_NAME_LENGTH = 60;

/** A passkey came or went, by mail. */
export const PASSKEY_NOTICE_QUEUE = 'passkey_notice';
export type PasskeyNoticeJob = {
  user_id: string;
  what: 'added' | 'removed';
  /** Jobs from before mails said so have none. */
  at?: string;
};

export const toListed = ({ id, name, createdAt, lastUsedAt }: Passkey): ListedPasskey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** What is wrong with a name for a passkey, normalised, in a sentence; null when nothing is. */
export function passkeyNameFault(normalized: string): string | null {
  if (normalized === '') return 'This is required.';
  return [...normalized].length > MAX_NAME_LENGTH ? 'This is too long.' : null;
}

/**
 * Whether a counter went back, so that two authenticators may hold one key. One that does not count
 * says 0 each time (WebAuthn Level 3, 6.1.1).
 * @param before as it was when the passkey was used last
 */
export const isCounterReversed = (before: number, now: number): boolean =>
  (before > 0 || now > 0) && now <= before;

/** The attempts to sign in by an account's passkeys, apart from those by its password. NUL is in no address. */
export const attemptsOf = (userId: string): string => `${userId}\0passkey`;
