/**
 * What she has just done about her repayments, and the day that it was moved to, where it was; or why it
 * was refused, because it was done elsewhere.
 */
export type Done = { words: string; day: string | null; isRefused?: boolean };
