/** What she has just done about her repayments, and the day that it was moved to, where it was. */
export type Done = { words: string; day: string | null };
