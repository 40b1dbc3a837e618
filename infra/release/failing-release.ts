/** In how many sessions a version ran, and in how many of them it failed. */
export type SessionCount = { sessions: number; failing: number };

/** Fewer say nothing, whatever their share. */
export const MIN_SESSIONS = 30;
/** So much more of its sessions than of the version's before has to fail: 5 in 100. */
const MARGIN = 0.05;
/** Of the normal distribution: the true share is below the bound once in 40 times. */
const Z = 1.96;

/**
 * Whether a version fails in so many more of its sessions than the one before it that chance is no
 * explanation: the lower bound of Wilson's interval of its share is above the other's share by
 * more than MARGIN. The version before counts as one that never failed while too few sessions ran it.
 * @returns the reason in a sentence; null while it does not, or while there is too little to say so
 */
export function failingReason(candidate: SessionCount, before: SessionCount): string | null {
  if (candidate.sessions < MIN_SESSIONS) return null;
  const usual = before.sessions < MIN_SESSIONS ? 0 : shareOf(before);
  if (lowerBound(candidate) <= usual + MARGIN) return null;
  return `It failed in ${candidate.failing} of ${candidate.sessions} sessions (${percent(shareOf(candidate))}), the version before in ${before.failing} of ${before.sessions} (${percent(shareOf(before))}).`;
}

const shareOf = ({ sessions, failing }: SessionCount): number =>
  sessions === 0 ? 0 : failing / sessions;

/** E. B. Wilson, Probable Inference, J. Am. Stat. Assoc. 22 (1927), p. 209. */
function lowerBound({ sessions: n, failing }: SessionCount): number {
  const share = Math.min(failing, n) / n;
  const centre = share + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return (centre - spread) / (1 + (Z * Z) / n);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
