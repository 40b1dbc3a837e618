import type { PayrollShortcuts } from '@reset/api-contract/gateway/payroll-shortcuts.ts';
import { pageData } from '@reset/remote-sdk';

/** A platform that many have: what to search for, and which of the answers it is. */
export type Shortcut = PayrollShortcuts['gig'][number];

/** The shortcuts of a kind of income, in order, as the provider's ids are configured. */
export const shortcutsOf = (incomeType: keyof PayrollShortcuts): readonly Shortcut[] =>
  pageData().payroll_shortcuts[incomeType];
