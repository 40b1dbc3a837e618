/**
 * How often what changes by itself is asked for while it is looked at: a shift that was posted
 * or a card that was used shows within half a minute, without a reload.
 */
export const REFETCH_INTERVAL_MS = 30_000;
