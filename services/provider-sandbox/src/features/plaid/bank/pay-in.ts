import type { DivertedPercent } from '#ach/ach-network.ts';
import type { CalendarDay } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import { isSeeded } from '../items/make-item.ts';
import { checkingOf, type PlaidAccount, type PlaidItem } from '../items/plaid-item.ts';
import { paySeries } from './entry-series.ts';

/**
 * The accounts of an item on a later day, with the pay that has come in since `through`, less what of
 * it goes elsewhere.
 */
export function accountsOn(
  today: CalendarDay,
  item: PlaidItem,
  divertedPercent: DivertedPercent,
): PlaidAccount[] {
  const { personaKey, clientUserId, madeOn, through, accounts } = item;
  const payroll = findPersona(personaKey)?.payroll;
  const checking = checkingOf(item);
  if (!payroll || !checking) return accounts;
  const userId = isSeeded(item) ? personaKey : clientUserId;
  const percent = divertedPercent({ personaKey, userId });
  const { dayOf, centsOf } = paySeries(payroll, madeOn);
  let { balanceCents } = checking;
  for (let place = 0; dayOf(place) <= today; place += 1) {
    const cents = -centsOf(place);
    if (dayOf(place) > through) balanceCents += cents - Math.floor((cents * percent) / 100);
  }
  return accounts.map((account) => (account === checking ? { ...account, balanceCents } : account));
}
