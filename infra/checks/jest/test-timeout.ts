/**
 * Databases are made and dropped within a test, on a machine that may be busy. Longer than any
 * helper of the tests waits, so that what is reported is what it waited for.
 */
export const TEST_TIMEOUT_MS = 120_000;
