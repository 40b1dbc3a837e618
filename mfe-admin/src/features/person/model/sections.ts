/**
 * The sections of a person's page, from top to bottom: who she is, what links her, what she may spend
 * and repays, what was read and happened, and at the end what staff do rarely and cannot take back.
 * Each is named so behind `#` in the address.
 */
export const sectionNames = [
  'profile',
  'states',
  'errors',
  'limit',
  'schedule',
  'repayments',
  'bank',
  'payroll',
  'income',
  'expenses',
  'pave',
  'transactions',
  'timeline',
  'actions',
  'viewing',
  'danger',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Those that her page has, as far as it is known: nobody of staff is viewed as a member. */
export const sectionsOf = (user: { admin: boolean } | undefined): SectionName[] =>
  sectionNames.filter((name) => name !== 'viewing' || !user?.admin);
