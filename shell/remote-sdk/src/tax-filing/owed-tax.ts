import { stateName } from '@reset/application-engine/policy/states.ts';
import { FEDERAL } from './advance-summary.ts';
import type { IncomeTaxReturn } from './get-income-tax-returns.ts';
import { owedDollars } from './returns-standing.ts';
import { t } from './tax-filing-messages.ts';

type Return = Pick<IncomeTaxReturn, 'jurisdiction' | 'refundAmount' | 'taxReturnStatus'>;

/**
 * To whom and how she pays what she owes by a return, which is not through us; null where nothing is
 * owed, or the return is to be corrected first.
 * @param formatWhole writes whole dollars as they are read
 */
export function owedTaxWords(one: Return, formatWhole: (dollars: number) => string): string | null {
  const owed = owedDollars(one);
  if (owed === 0 || one.taxReturnStatus === 'rejected') return null;
  const amount = formatWhole(owed);
  return one.jurisdiction === FEDERAL
    ? t('owed.federal', { amount })
    : t('owed.state', { amount, state: stateName(one.jurisdiction) });
}
