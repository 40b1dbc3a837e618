/** With what the list is come to from the address of a transaction that is no more. */
export const GONE = { isGone: true };

/** Whether a location's state says so. */
export const saysGone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isGone' in state;
