/**
 * What a slice may bring before a page can be used, in compressed bytes: of a remote its entry, its
 * routes and the largest of its pages; of the shell what its page names. The one table of them: whoever
 * needs more says so here, and why in the commit.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  shell: 170_000,
  'mfe-admin': 145_000,
  'mfe-member': 125_000,
  'mfe-onboarding': 106_000,
  'mfe-public': 68_000,
};

/** Of a slice that has no line of its own yet. */
export const DEFAULT_BUDGET = 100_000;
