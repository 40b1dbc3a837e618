import {
  PayrollShortcuts,
  type PayrollShortcuts as Shortcuts,
} from '@reset/api-contract/gateway/payroll-shortcuts.ts';
import Value from 'typebox/value';

const NONE: Shortcuts = { salary: [], hourly: [], gig: [], benefits: [] };

/**
 * The shortcuts that the configuration names, as JSON; none when it names none.
 * @throws one sentence when it is something else: a page would offer what cannot be found
 */
export function readPayrollShortcuts(text: string): Shortcuts {
  if (text === '') return NONE;
  const given = parsed(text);
  if (Value.Check(PayrollShortcuts, given)) return given;
  throw new Error('PAYROLL_SHORTCUTS is no list of platforms for each kind of income.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
