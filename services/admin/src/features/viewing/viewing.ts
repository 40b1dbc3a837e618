import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';

/** Who looks at the product as whom, from when, and when she gave a second factor. */
export type View = { staffId: string; userId: string; secondFactorAt: Date | null; now: Date };

const LIFETIME_S = 30 * 60;

/** The session in which staff see what a member sees: of no role, for half an hour. */
export const viewOf = ({ staffId, userId, secondFactorAt, now }: View): SessionStart => ({
  user_id: userId,
  real_user_id: staffId,
  roles: [],
  second_factor_at: toSeconds(secondFactorAt),
  ends_at: Math.floor(now.getTime() / 1000) + LIFETIME_S,
});

/** The session that she has in its place once she stops. */
export const ownSessionOf = ({
  staffId,
  secondFactorAt,
}: Pick<View, 'staffId' | 'secondFactorAt'>): SessionStart => ({
  user_id: staffId,
  roles: ['member', 'admin'],
  second_factor_at: toSeconds(secondFactorAt),
});

const toSeconds = (at: Date | null): number | null => at && Math.floor(at.getTime() / 1000);
