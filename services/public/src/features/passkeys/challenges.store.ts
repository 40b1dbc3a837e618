import type { Database } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { CHALLENGE_BYTES, CHALLENGE_MINUTES, type ChallengePurpose } from './passkey.ts';

/** So that no page has to clear up after a whole attack. */
const CLEARED_AT_MOST = 100;

/** What a challenge is signed for, and by whose passkey; null for anybody's. */
type Awaited = { sessionId: string; purpose: ChallengePurpose; userId: string | null };

/** A new challenge, for this session at the gateway alone; deletes some of those that are over, too. */
export async function openChallenge(
  database: Database,
  { randomBytes, clock }: Pick<Context, 'randomBytes' | 'clock'>,
  { sessionId, purpose, userId }: Awaited,
): Promise<Buffer> {
  const now = clock.now();
  const challenge = randomBytes(CHALLENGE_BYTES);
  await database('passkey_challenge').insert({
    challenge,
    session_id: sessionId,
    purpose,
    user_id: userId,
    created_at: now,
  });
  const old = database('passkey_challenge')
    .select('challenge')
    .where('created_at', '<=', oldest(now))
    .limit(CLEARED_AT_MOST)
    .forUpdate()
    .skipLocked();
  await database('passkey_challenge').whereIn('challenge', old).delete();
  return challenge;
}

/**
 * Uses a challenge up, whatever comes of it; null when it was answered before, is too old, or is
 * another session's or for something else.
 */
export async function consumeChallenge(
  database: Database,
  {
    challenge,
    sessionId,
    purposes,
    now,
  }: {
    challenge: Buffer;
    sessionId: string;
    purposes: readonly ChallengePurpose[];
    now: Date;
  },
): Promise<{ userId: string | null } | null> {
  const [row] = await database('passkey_challenge')
    .where({ challenge, session_id: sessionId })
    .whereIn('purpose', purposes)
    .where('created_at', '>', oldest(now))
    .delete()
    .returning<{ userId: string | null }[]>('user_id as userId');
  return row ?? null;
}

const oldest = (now: Date): Date => new Date(now.getTime() - CHALLENGE_MINUTES * 60_000);
