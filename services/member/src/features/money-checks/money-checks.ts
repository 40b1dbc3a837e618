/** Somebody looks whether all money is where it must be. */
export const MONEY_CHECK_QUEUE = 'check-money';

/** How often that is. */
export const CHECKED_EVERY_MS = 3_600_000;

/** As many as are logged one by one: where thousands are wrong, the first of them say why. */
export const MAX_REPORTED = 100;
