import { stateName } from '@reset/application-engine/policy/states.ts';
import { FEDERAL } from './advance-summary.ts';
import type { IncomeTaxReturn } from './get-income-tax-returns.ts';
import { centsToPay } from './returns-standing.ts';
import { t } from './tax-filing-messages.ts';

type Return = Pick<IncomeTaxReturn, 'jurisdiction' | 'refundAmount' | 'taxReturnStatus'>;

/**
 * To whom and how she pays what she owes by a return, which is not through us; null where nothing is
 * owed, or the return is to be corrected first.
 * @param formatCents writes an amount to the cent, as it is paid
 */
export function owedTaxWords(one: Return, formatCents: (cents: number) => string): string | null {
  const owed = centsToPay(one);
  if (owed === 0) return null;
  const amount = formatCents(owed);
  return one.jurisdiction === FEDERAL
    ? t('owed.federal', { amount })
    : t('owed.state', { amount, state: stateName(one.jurisdiction) });
}
